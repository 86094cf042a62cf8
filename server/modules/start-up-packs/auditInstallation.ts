import type { Db } from '../../db/database';
import { publish } from '../../events';
import { writeAuditEvent, type AuditChange, type AuditContext } from '../audit/service';
import { packs } from './catalog/packs';
import type { ItemRow } from './sql';

interface InstallationRef {
  id: string;
  slug: string;
}

/**
 * Writes the audit event of an installation's transition and publishes it to subscribers after the commit.
 */
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
    targetLabel: packs.find((pack) => pack.slug === slug)?.name ?? slug,
    changes,
  });
  await publish(db, { type: 'startUpPackChanged', companyId, installationId: id });
}

/** Returns how many items have each outcome, as changed fields. */
export function countOutcomes(items: readonly ItemRow[]): AuditChange[] {
  const counts = new Map<string, number>();
  for (const { outcome } of items) counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  return [...counts].map(([outcome, after]) => ({ field: outcome.toLowerCase(), before: null, after }));
}
