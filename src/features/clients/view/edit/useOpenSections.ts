import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { ViewedClient } from '../viewedClient';

type Opened = Readonly<Record<string, ViewedClient>>;

/** Which sections are being edited, each with the client as it was then: what others change must not look typed. */
export function useOpenSections(client: ViewedClient) {
  const [params] = useSearchParams();
  // The list's own Edit leads here with the section open: `?edit=Contact`.
  const asked = params.get('edit');
  const [opened, setOpened] = useState<Opened>(asked ? { [asked]: client } : {});
  const open = (section: string) => setOpened((current) => ({ [section]: client, ...current }));
  const close = (section: string) =>
    setOpened((current) => Object.fromEntries(Object.entries(current).filter(([name]) => name !== section)));
  return { opened, open, close };
}
