import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { ViewedClient } from '../viewedClient';

type OpenSections = Readonly<Record<string, ViewedClient>>;

/**
 * Keeps each open section with the client as it was on opening, so that later changes by others do not count
 * as edits.
 */
export function useOpenSections(client: ViewedClient) {
  const [params] = useSearchParams();
  // The client list links to an open section, for example `?edit=Contact`.
  const initialSection = params.get('edit');
  const [opened, setOpened] = useState<OpenSections>(initialSection ? { [initialSection]: client } : {});
  const open = (section: string) => setOpened((current) => ({ [section]: client, ...current }));
  const close = (section: string) =>
    setOpened((current) => Object.fromEntries(Object.entries(current).filter(([name]) => name !== section)));
  return { opened, open, close };
}
