import { createContext, useContext } from 'react';
import type { ViewedClient } from '../viewedClient';
import type { ClientChanges } from './editableFields';

/** `Kept` is the person's wish to go on editing instead of deciding a conflict. */
export type SaveOutcome =
  { kind: 'Saved' } | { kind: 'Unchanged' } | { kind: 'Kept' } | { kind: 'Refused'; error: unknown };

export interface ClientEditing {
  /** As it stands now, kept up to date while others work on it. */
  client: ViewedClient;
  /** Saves what differs from `base`; asks the person when somebody else has saved since. */
  save: (base: ViewedClient, changes: ClientChanges) => Promise<SaveOutcome>;
  /** The client as each open section was opened with, by the section's title. */
  opened: Readonly<Record<string, ViewedClient>>;
  open: (section: string) => void;
  close: (section: string) => void;
  /** Whether somebody else has saved since `base` was read. */
  isOutdated: (base: ViewedClient) => boolean;
}

export const ClientEditingContext = createContext<ClientEditing | null>(null);

export function useClientEditing(): ClientEditing {
  const editing = useContext(ClientEditingContext);
  if (!editing) throw new Error('A client is edited inside ClientEditingProvider.');
  return editing;
}
