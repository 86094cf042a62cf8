import type { Services } from '../../context';
import type { Db } from '../../db/database';
import { systemContext } from '../audit/systemContext';
import { emailPastDueEnded } from '../client-cards/requestCard';
import { applyCommand } from '../client-lifecycle/applyCommand';
import { mailClient } from '../client-mails/mailClient';
import { lockClients } from '../clients/editing';
import { siteAddress } from '../deployments/siteAddress';
import { notify, type Happening } from '../notifications/notify';
import { clientsPastGrace, endedClients, type EndedClient } from './dueSql';
import { dunningSettingsOf } from './settingsSql';

const batchSize = 100;
// A run over many clients would bury every other notification.
const mostToldApart = 5;

type Around = Pick<Services, 'settings' | 'jobs'>;
type End = 'Deactivated' | 'Paused';

async function tellTeam(
  db: Db,
  around: Around,
  companyId: string,
  manner: End,
  ended: readonly EndedClient[],
): Promise<void> {
  const common = { manner, direction: 'Incoming' } as const;
  const apart = ended.map(({ clientName: label, payment }): Happening => {
    const { id: subjectId = null, amount = null, currency = null } = payment ?? {};
    return { ...common, subjectId, label, amount, currency };
  });
  const happened = ended.length > mostToldApart ? [{ ...common, count: ended.length }] : apart;
  await notify(db, around, companyId, { kind: 'PaymentFailed', happened });
}

async function mailClients(
  db: Db,
  around: Around,
  companyId: string,
  end: End,
  ended: readonly EndedClient[],
): Promise<void> {
  const outcome = end === 'Paused' ? 'paused' : 'closed';
  const site = await siteAddress(db, around.settings, companyId);
  // A closed account has no page to sign in to.
  const link: Record<string, string> = site && end === 'Paused' ? { link: `${site}/account` } : {};
  for (const { clientId, payment } of ended) {
    if (payment) await emailPastDueEnded(db, around, companyId, { clientId, paymentId: payment.id }, outcome);
    else await mailClient(db, around, companyId, clientId, 'past-due-ended', { outcome, ...link });
  }
}

async function endBatch(db: Db, around: Around, companyId: string): Promise<boolean> {
  const { afterLastRetry } = await dunningSettingsOf(db, companyId, true);
  if (afterLastRetry === 'KeepPastDue') return false;
  const found = await clientsPastGrace(db, companyId, batchSize);
  await lockClients(db, companyId, found);
  // Asked again after the lock: a payment may have begun or succeeded meanwhile.
  const ids = await clientsPastGrace(db, companyId, batchSize, found);
  const verb = { kind: 'EndPastDue', by: afterLastRetry } as const;
  const verdicts = await applyCommand(db, companyId, verb, ids, systemContext(companyId));
  const changed = verdicts.filter(({ outcome }) => outcome === 'Changed').map(({ clientId }) => clientId);
  const ended = await endedClients(db, companyId, changed);
  const end: End = afterLastRetry === 'Pause' ? 'Paused' : 'Deactivated';
  await tellTeam(db, around, companyId, end, ended);
  await mailClients(db, around, companyId, end, ended);
  const isAnySettled = changed.length > 0 || ids.length < found.length;
  return isAnySettled && found.length === batchSize;
}

/** Deactivates or pauses clients who are past due after the last retry and the grace period, as the company has chosen. */
export async function endPastDueIn(
  { database, ...around }: Around & Pick<Services, 'database'>,
  companyId: string,
): Promise<void> {
  let hasMore = true;
  while (hasMore) hasMore = await database.inCompany(companyId, (db) => endBatch(db, around, companyId));
}
