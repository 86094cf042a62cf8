import { useState } from 'react';
import { useViewAsClientMutation } from './clientAccessApi';

/** Opens the client dashboard in a tab of its own; gives the address where the browser keeps tabs from opening. */
export function useViewAs() {
  const [view] = useViewAsClientMutation();
  const [blocked, setBlocked] = useState<string | null>(null);

  /** Gives back the failure, if there was one, and whether the tab is open. */
  const open = async (clientId: string, reason: string) => {
    // Browsers open tabs only while they handle the press itself, which is before the answer is there.
    const tab = window.open('', '_blank');
    if (tab) tab.opener = null;
    const { data, error } = await view({ input: { clientId, reason } });
    if (!data) {
      tab?.close();
      return { error, isOpen: false };
    }
    const { url } = data.viewAsClient;
    if (tab) tab.location.href = url;
    else setBlocked(url);
    return { error: undefined, isOpen: tab !== null };
  };

  return { open, blocked };
}
