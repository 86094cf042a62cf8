import { type ReactNode, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { staleConflictOf } from '@/api/errors';
import { useGetClientQuery, useUpdateClientMutation, type ViewedClient } from '../../clientViewApi';
import { isSection, type Section } from '../../fieldDefinitions';
import { ConflictDialog, type PendingConflict } from './ConflictDialog';
import { compare, resolveConflicts } from './clientConflict';
import { type ClientEditing, ClientEditingContext, type SaveOutcome } from './clientEditing';
import type { ClientChanges } from './editableFields';

type OpenSections = ClientEditing['opened'];

/**
 * Keeps each open section with the client as it was on opening, so that later changes by others do not count
 * as edits.
 */
function useOpenSections(client: ViewedClient) {
  const [params] = useSearchParams();
  // The client list links to an open section, for example `?edit=Contact`.
  const initialSection = params.get('edit')?.toLowerCase() ?? '';
  const [opened, setOpened] = useState<OpenSections>(
    isSection(initialSection) ? { [initialSection]: client } : {},
  );
  const open = (section: Section) => setOpened((current) => ({ [section]: client, ...current }));
  const close = (section: Section) =>
    setOpened((current) => Object.fromEntries(Object.entries(current).filter(([name]) => name !== section)));
  return { opened, open, close };
}

type OwnSaves = ReadonlyMap<number, ViewedClient>;

function latestOwnSave(base: ViewedClient, ownSaves: OwnSaves): ViewedClient {
  const next = ownSaves.get(base.lockVersion);
  return next ? latestOwnSave(next, ownSaves) : base;
}

interface ClientEditingProviderProps {
  client: ViewedClient;
  children: ReactNode;
}

/** Saves the sections of a client, and resolves one conflict at a time. */
export function ClientEditingProvider({ client, children }: ClientEditingProviderProps) {
  const { refetch } = useGetClientQuery({ id: client.id });
  const [update] = useUpdateClientMutation();
  const [pendingConflict, setPendingConflict] = useState<PendingConflict | null>(null);
  // The operator's own saves also increase the version, and must not mark other open sections as outdated.
  const [ownSaves, setOwnSaves] = useState<OwnSaves>(new Map());
  const latestSaves = useRef(ownSaves);
  const sections = useOpenSections(client);

  const addOwnSave = (from: ViewedClient, saved: ViewedClient) => {
    latestSaves.current = new Map([...latestSaves.current, [from.lockVersion, saved]]);
    setOwnSaves(latestSaves.current);
  };

  const resolveConflict = (conflict: Omit<PendingConflict, 'onResolve'>) =>
    new Promise<ClientChanges | null>((resolve) =>
      setPendingConflict({
        ...conflict,
        onResolve: (mineFields) => {
          setPendingConflict(null);
          resolve(mineFields && resolveConflicts(conflict.comparison, conflict.changes, mineFields));
        },
      }),
    );

  async function save(base: ViewedClient, changes: ClientChanges): Promise<SaveOutcome> {
    if (Object.keys(changes).length === 0) return { kind: 'Unchanged' };
    const from = latestOwnSave(base, latestSaves.current);
    const input = { id: client.id, lockVersion: from.lockVersion, ...changes };
    const result = await update({ input });
    if (result.data) {
      addOwnSave(from, { ...from, ...result.data.updateClient });
      return { kind: 'Saved' };
    }
    const stale = staleConflictOf(result.error);
    if (!stale) return { kind: 'Refused', error: result.error };

    const { data, error } = await refetch();
    if (error || !data) return { kind: 'Refused', error };
    const theirs = data.client;
    const comparison = compare(from, theirs, changes);
    const remainingChanges = await resolveConflict({ name: theirs.name, stale, comparison, changes });
    return remainingChanges ? save(theirs, remainingChanges) : { kind: 'Canceled' };
  }

  const isOutdated = (base: ViewedClient) => client.lockVersion > latestOwnSave(base, ownSaves).lockVersion;

  return (
    <ClientEditingContext value={{ client, save, isOutdated, ...sections }}>
      {children}
      {pendingConflict && <ConflictDialog pendingConflict={pendingConflict} />}
    </ClientEditingContext>
  );
}
