import {
  type AuditChange,
  type AuditContext,
  type Db,
  messageTarget,
  type StartUpPackInstallation,
  writeAuditEvent,
} from '../../platform';
import { notFound } from '../../lib/errors';
import { contentText } from '../../lib/i18n/i18n';
import type { StartUpPackOutcome } from '../../../contract/enums';
import { findPack } from './catalog';
import { installationMessages } from './messages';
import { kindOfItemKey } from './packItem';
import { nameOfItem } from './packItems';
import {
  findInstallation,
  loadInstallationItems,
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
    ...{ id: row.id, slug: row.slug, version: row.version, status: row.status },
    failure: installationMessages.read(row.failure),
    done: chosenItems.filter((item) => !isPending(item)).length,
    total: chosenItems.length,
    results: items.map(({ key, name, outcome, note }) => ({
      key,
      kind: kindOfItemKey(key),
      name: nameOfItem({ key, name }),
      outcome: presentOutcome(outcome),
      note: installationMessages.read(note),
    })),
    isUpdateAvailable: hasEnded(row) && (findPack(row.slug)?.version ?? 0) > row.version,
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
  if (!row) throw notFound();
  return presentInstallation(row, await loadInstallationItems(db, companyId, id));
}

interface InstallationRef {
  id: string;
  slug: string;
}

/** Audits a transition of an installation, and notifies the installation's subscribers after the commit. */
export async function auditInstallation(
  db: Db,
  auditContext: AuditContext,
  companyId: string,
  phase: 'started' | 'finished' | 'failed' | 'undoStarted' | 'undone',
  { id, slug }: InstallationRef,
  changes: readonly AuditChange[] = [],
): Promise<void> {
  await writeAuditEvent(db, auditContext, {
    action: `startUpPack.${phase}`,
    targetType: 'StartUpPackInstallation',
    targetId: id,
    ...messageTarget(() => contentText(findPack(slug)?.name ?? slug)),
    changes,
  });
  await db.publish({ type: 'startUpPackChanged', companyId, installationId: id });
}

/** Returns the number of items with each outcome, as the changes of an audit event. */
export function countOutcomes(items: readonly ItemRow[]): AuditChange[] {
  const counts = new Map<string, number>();
  for (const { outcome } of items) counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  return [...counts].map(([outcome, after]) => ({ field: outcome.toLowerCase(), before: null, after }));
}
