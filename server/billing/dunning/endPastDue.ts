import { type Db, type EventOf, type Services, systemContext } from '../../platform';
import { findPortalUrl } from '../../brand';
import { enqueueClientEmail, lockClients } from '../../clients';
import { applyCommand } from '../client-lifecycle/applyCommand';
import { clientsPastGrace, affectedClients, type AffectedClient } from './due.repository';
import { dunningSettingsOf } from './settings.repository';
import { createCardRequest } from '../cards/requestCard.service';

const batchSize = 100;

type DunningServices = Pick<Services, 'settings' | 'jobs'>;
type EndStatus = EventOf<'pastDueEnded'>['status'];

async function emailClients(
  db: Db,
  services: DunningServices,
  companyId: string,
  status: EndStatus,
  clients: readonly AffectedClient[],
): Promise<void> {
  const outcome = status === 'Paused' ? 'paused' : 'closed';
  const portalUrl = await findPortalUrl(db, services.settings, companyId);
  // Clients can't sign in to a closed account, so its email contains no link.
  const linkValues: Record<string, string> =
    portalUrl && status === 'Paused' ? { link: `${portalUrl}/account` } : {};
  for (const { clientId, payment } of clients) {
    if (payment) {
      const request = { clientId, paymentId: payment.id, createdBy: null };
      await createCardRequest(db, services, companyId, request, outcome);
    } else {
      await enqueueClientEmail(db, services, companyId, clientId, 'past-due-ended', () => ({
        outcome,
        ...linkValues,
      }));
    }
  }
}

async function endBatch(db: Db, services: DunningServices, companyId: string): Promise<boolean> {
  const { afterLastRetry } = await dunningSettingsOf(db, companyId, true);
  if (afterLastRetry === 'KeepPastDue') return false;
  const candidates = await clientsPastGrace(db, companyId, batchSize);
  await lockClients(db, companyId, candidates);
  // The condition is checked again under the lock, because a payment may have started or succeeded in the
  // meantime.
  const ids = await clientsPastGrace(db, companyId, batchSize, candidates);
  const verb = { kind: 'EndPastDue', action: afterLastRetry } as const;
  const results = await applyCommand(db, companyId, verb, ids, systemContext(companyId));
  const changedIds = results.filter(({ outcome }) => outcome === 'Changed').map(({ clientId }) => clientId);
  const clients = await affectedClients(db, companyId, changedIds);
  const status: EndStatus = afterLastRetry === 'Pause' ? 'Paused' : 'Deactivated';
  await db.publish({ type: 'pastDueEnded', companyId, status, clients });
  await emailClients(db, services, companyId, status, clients);
  const hasProgress = changedIds.length > 0 || ids.length < candidates.length;
  return hasProgress && candidates.length === batchSize;
}

/**
 * Deactivates or pauses clients after the last retry and the grace period, according to the company's
 * settings. Emails the clients and notifies operators.
 */
export async function endPastDueIn(
  { database, ...services }: DunningServices & Pick<Services, 'database'>,
  companyId: string,
): Promise<void> {
  let hasMore = true;
  while (hasMore) hasMore = await database.inCompany(companyId, (db) => endBatch(db, services, companyId));
}
