import type { Db } from '../../db/database';
import { publish } from '../../events';
import { writeAuditEvent, type AuditChange, type AuditContext } from '../audit/service';
import { packs } from './catalogue/all';
import type { ItemRow } from './sql';

interface Named {
  id: string;
  slug: string;
}

/** Writes what became of an installation, in the transaction that it became of it, and tells open consoles. */
export async function recordInstallation(
  db: Db,
  by: AuditContext,
  companyId: string,
  moment: 'started' | 'finished' | 'failed' | 'undoStarted' | 'undone',
  { id, slug }: Named,
  changes: readonly AuditChange[] = [],
): Promise<void> {
  await writeAuditEvent(db, by, {
    action: `startUpPack.${moment}`,
    targetType: 'StartUpPackInstallation',
    targetId: id,
    targetLabel: packs.find((pack) => pack.slug === slug)?.name ?? slug,
    changes,
  });
  await publish(db, { type: 'startUpPackChanged', companyId, installationId: id });
}

/** How many items have come to what. */
export function outcomesIn(items: readonly ItemRow[]): AuditChange[] {
  const counts = new Map<string, number>();
  for (const { outcome } of items) counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  return [...counts].map(([outcome, after]) => ({ field: outcome.toLowerCase(), before: null, after }));
}
