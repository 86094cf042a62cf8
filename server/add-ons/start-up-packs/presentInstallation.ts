import type { Db, StartUpPackInstallation } from '../../platform';
import { notFound } from '../../lib/errors';
import type { StartUpPackOutcome } from '../../../contract/enums';
import { packs } from './catalog/packs';
import { loadInstallationItems } from './items.repository';
import { kindOfItemKey } from './items/kinds';
import {
  findInstallation,
  type InstallationRow,
  type ItemRow,
  type StoredOutcome,
} from './startUpPacks.repository';

const undoDays = 30;
const dayMs = 86_400_000;

export const undoDeadline = ({ createdAt }: InstallationRow): Date =>
  new Date(createdAt.getTime() + undoDays * dayMs);

export const isInstalled = ({ outcome }: ItemRow): boolean => outcome === 'Added' || outcome === 'Replaced';

const hasEnded = ({ status }: InstallationRow): boolean => status === 'Finished' || status === 'Failed';

export const canUndo = (row: InstallationRow, items: readonly ItemRow[]): boolean =>
  hasEnded(row) && items.some(isInstalled) && undoDeadline(row) > new Date();

const latestVersionOf = (slug: string): number => packs.find((pack) => pack.slug === slug)?.version ?? 0;

function presentOutcome(outcome: StoredOutcome): StartUpPackOutcome {
  if (outcome === 'TakenBack') return 'Reversed';
  return outcome === 'Left' ? 'Retained' : outcome;
}

export function presentInstallation(
  row: InstallationRow,
  items: readonly ItemRow[],
): StartUpPackInstallation {
  const chosenItems = items.filter(({ outcome }) => outcome !== 'Skipped');
  const isPending = row.status === 'Undoing' ? isInstalled : ({ outcome }: ItemRow) => outcome === 'Waiting';
  return {
    ...{ id: row.id, slug: row.slug, version: row.version, status: row.status, failure: row.failure },
    done: chosenItems.filter((item) => !isPending(item)).length,
    total: chosenItems.length,
    results: items.map(({ key, name, outcome, note }) => ({
      key,
      kind: kindOfItemKey(key),
      name,
      outcome: presentOutcome(outcome),
      note,
    })),
    isUpdateAvailable: hasEnded(row) && latestVersionOf(row.slug) > row.version,
    canUndo: canUndo(row, items),
    undoUntil: undoDeadline(row),
    createdByName: row.createdByName,
    createdAt: row.createdAt,
    finishedAt: row.finishedAt,
    undoneByName: row.undoneByName,
    undoneAt: row.undoneAt,
  };
}

export async function loadInstallation(
  db: Db,
  companyId: string,
  id: string,
): Promise<StartUpPackInstallation> {
  const row = await findInstallation(db, companyId, id);
  if (!row) throw notFound('installation');
  return presentInstallation(row, await loadInstallationItems(db, companyId, id));
}
