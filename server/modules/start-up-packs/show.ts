import type { Db } from '../../db/database';
import { notFound } from '../../errors';
import type { StartUpPackInstallation } from '../../schema.generated';
import { packs } from './catalogue/all';
import { itemsOf } from './itemsSql';
import { kindOfKey } from './pieces/kinds';
import { installationById, type InstallationRow, type ItemRow } from './sql';

const undoDays = 30;
const dayMs = 86_400_000;

export const undoUntil = ({ createdAt }: InstallationRow): Date =>
  new Date(createdAt.getTime() + undoDays * dayMs);

/** Placed, and not taken back. */
export const stands = ({ outcome }: ItemRow): boolean => outcome === 'Added' || outcome === 'Replaced';

const isOver = ({ status }: InstallationRow): boolean => status === 'Finished' || status === 'Failed';

export const canUndo = (row: InstallationRow, items: readonly ItemRow[]): boolean =>
  isOver(row) && items.some(stands) && undoUntil(row) > new Date();

const newestOf = (slug: string): number => packs.find((pack) => pack.slug === slug)?.version ?? 0;

/** An installation as the console sees it. */
export function showInstallation(row: InstallationRow, items: readonly ItemRow[]): StartUpPackInstallation {
  const wanted = items.filter(({ outcome }) => outcome !== 'Skipped');
  const isLeft = row.status === 'Undoing' ? stands : ({ outcome }: ItemRow) => outcome === 'Waiting';
  return {
    ...{ id: row.id, slug: row.slug, version: row.version, status: row.status, failure: row.failure },
    done: wanted.filter((item) => !isLeft(item)).length,
    total: wanted.length,
    results: items.map(({ key, name, outcome, note }) => ({
      key,
      kind: kindOfKey(key),
      name,
      outcome,
      note,
    })),
    isUpdateAvailable: isOver(row) && newestOf(row.slug) > row.version,
    canUndo: canUndo(row, items),
    undoUntil: undoUntil(row),
    byName: row.createdByName,
    createdAt: row.createdAt,
    finishedAt: row.finishedAt,
    undoneByName: row.undoneByName,
    undoneAt: row.undoneAt,
  };
}

export async function shownInstallation(
  db: Db,
  companyId: string,
  id: string,
): Promise<StartUpPackInstallation> {
  const row = await installationById(db, companyId, id);
  if (!row) throw notFound('installation');
  return showInstallation(row, await itemsOf(db, companyId, id));
}
