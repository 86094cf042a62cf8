import { useRef, useState, type ReactNode } from 'react';
import { isApiError } from '@/api/errors';
import { useGetClientQuery, useUpdateClientMutation } from '../../clientViewApi';
import type { ViewedClient } from '../viewedClient';
import { ClientEditingContext, type SaveOutcome } from './clientEditing';
import { compare, settle } from './clientConflict';
import { ConflictDialog, type ConflictQuestion } from './ConflictDialog';
import type { ClientChanges } from './editableFields';
import { useOpenSections } from './useOpenSections';

const staleOf = (error: unknown) =>
  isApiError(error) && error.conflict?.kind === 'Stale' ? error.conflict : null;

type OwnSaves = ReadonlyMap<number, ViewedClient>;

function afterOwnSaves(base: ViewedClient, saves: OwnSaves): ViewedClient {
  const next = saves.get(base.lockVersion);
  return next ? afterOwnSaves(next, saves) : base;
}

interface ClientEditingProviderProps {
  client: ViewedClient;
  children: ReactNode;
}

/** Saves for every section of a client, one conflict at a time. */
export function ClientEditingProvider({ client, children }: ClientEditingProviderProps) {
  const { refetch } = useGetClientQuery({ id: client.id });
  const [update] = useUpdateClientMutation();
  const [question, setQuestion] = useState<ConflictQuestion | null>(null);
  // One's own saves count up the version as others' do, and must not look like theirs to another open section.
  const [ownSaves, setOwnSaves] = useState<OwnSaves>(new Map());
  const latestSaves = useRef(ownSaves);
  const sections = useOpenSections(client);

  const noteSave = (from: ViewedClient, saved: ViewedClient) => {
    latestSaves.current = new Map([...latestSaves.current, [from.lockVersion, saved]]);
    setOwnSaves(latestSaves.current);
  };

  const decide = (ask: Omit<ConflictQuestion, 'onDecide'>) =>
    new Promise<ClientChanges | null>((resolve) =>
      setQuestion({
        ...ask,
        onDecide: (keptMine) => {
          setQuestion(null);
          resolve(keptMine && settle(ask.comparison, ask.changes, keptMine));
        },
      }),
    );

  async function save(base: ViewedClient, changes: ClientChanges): Promise<SaveOutcome> {
    if (Object.keys(changes).length === 0) return { kind: 'Unchanged' };
    const from = afterOwnSaves(base, latestSaves.current);
    const input = { id: client.id, lockVersion: from.lockVersion, ...changes };
    const answer = await update({ input });
    if (answer.data) {
      noteSave(from, { ...from, ...answer.data.updateClient });
      return { kind: 'Saved' };
    }
    const stale = staleOf(answer.error);
    if (!stale) return { kind: 'Refused', error: answer.error };

    const { data, error } = await refetch();
    if (error || !data) return { kind: 'Refused', error };
    const theirs = data.client;
    const comparison = compare(from, theirs, changes);
    const decided = await decide({ name: theirs.name, stale, comparison, changes });
    return decided ? save(theirs, decided) : { kind: 'Kept' };
  }

  const isOutdated = (base: ViewedClient) => client.lockVersion > afterOwnSaves(base, ownSaves).lockVersion;

  return (
    <ClientEditingContext value={{ client, save, isOutdated, ...sections }}>
      {children}
      {question && <ConflictDialog question={question} />}
    </ClientEditingContext>
  );
}
