import { type AuditChange, type AuditContext, type Db, writeAuditEvent } from '../../platform';
import { packs } from './catalog/packs';
import type { ItemRow } from './startUpPacks.repository';

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
    targetLabel: packs.find((pack) => pack.slug === slug)?.name ?? slug,
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
