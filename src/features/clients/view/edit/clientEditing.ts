import { createContext, useContext } from 'react';
import type { ViewedClient } from '../../clientViewApi';
import type { Section } from '../../fieldDefinitions';
import type { ClientChanges } from './editableFields';

/** `Canceled` means that the operator closed the conflict dialog to continue editing. */
export type SaveOutcome =
  { kind: 'Saved' } | { kind: 'Unchanged' } | { kind: 'Canceled' } | { kind: 'Refused'; error: unknown };

export interface ClientEditing {
  /** The current client, updated while others edit it. */
  client: ViewedClient;
  /** Saves the changes to `base`. Opens the conflict dialog if another operator has saved since. */
  save: (base: ViewedClient, changes: ClientChanges) => Promise<SaveOutcome>;
  /** The client at the time when each section was opened. */
  opened: Readonly<Partial<Record<Section, ViewedClient>>>;
  open: (section: Section) => void;
  close: (section: Section) => void;
  /** Returns whether another operator has saved since `base` was loaded. */
  isOutdated: (base: ViewedClient) => boolean;
}

export const ClientEditingContext = createContext<ClientEditing | null>(null);

export function useClientEditing(): ClientEditing {
  const editing = useContext(ClientEditingContext);
  if (!editing) throw new Error('A client is edited inside ClientEditingProvider.');
  return editing;
}
