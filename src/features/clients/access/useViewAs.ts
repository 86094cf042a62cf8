import { useState } from 'react';
import { useViewAsClientMutation } from './clientAccessApi';

/**
 * Returns a function that opens the portal as a client in a new tab. If the browser blocks the tab,
 * `blockedUrl` is the URL to open.
 */
export function useViewAs() {
  const [view] = useViewAsClientMutation();
  const [blockedUrl, setBlockedUrl] = useState<string | null>(null);

  /** Returns the error, if any, and whether the tab is open. */
  const open = async (clientId: string, reason: string) => {
    // Browsers allow new tabs only during the click, so the tab opens before the response arrives.
    const tab = window.open('', '_blank');
    if (tab) tab.opener = null;
    const { data, error } = await view({ input: { clientId, reason } });
    if (!data) {
      tab?.close();
      return { error, isOpen: false };
    }
    const { url } = data.viewAsClient;
    if (tab) tab.location.href = url;
    else setBlockedUrl(url);
    return { error: undefined, isOpen: tab !== null };
  };

  return { open, blockedUrl };
}
