import type { Services } from '../../context';
import type { Db } from '../../db/database';
import { formatMoney } from '../../lib/money';
import { bySystem } from '../audit/bySystem';
import { carryOut } from '../client-lifecycle/carryOut';
import { mailClient } from '../client-mails/mailClient';
import { siteAddress } from '../deployments/siteAddress';
import { notify, type Happening } from '../notifications/notify';
import { clientsPastGrace, lastFailures, type LastFailure } from './dueSql';
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
  failures: readonly LastFailure[],
): Promise<void> {
  const common = { manner, direction: 'Incoming' } as const;
  const apart = failures.map(({ paymentId: subjectId, clientName: label, amount, currency }): Happening => {
    return { ...common, subjectId, label, amount, currency };
  });
  const happened = failures.length > mostToldApart ? [{ ...common, count: failures.length }] : apart;
  await notify(db, around, companyId, { kind: 'PaymentFailed', happened });
}

async function mailClients(
  db: Db,
  around: Around,
  companyId: string,
  end: End,
  failures: readonly LastFailure[],
): Promise<void> {
  const site = await siteAddress(db, around.settings, companyId);
  for (const { clientId, amount, currency, description } of failures) {
    await mailClient(db, around, companyId, clientId, 'past-due-ended', {
      outcome: end === 'Paused' ? 'paused' : 'closed',
      amount: formatMoney(amount, currency),
      description: description ?? 'your plan',
      // A closed account has no page to sign in to.
      ...(site && end === 'Paused' && { link: `${site}/account` }),
    });
  }
}

async function endBatch(db: Db, around: Around, companyId: string): Promise<boolean> {
  const { afterLastRetry } = await dunningSettingsOf(db, companyId);
  if (afterLastRetry === 'KeepPastDue') return false;
  const ids = await clientsPastGrace(db, companyId, batchSize);
  if (ids.length === 0) return false;
  const verb = { kind: 'EndPastDue', by: afterLastRetry } as const;
  const verdicts = await carryOut(db, companyId, verb, ids, bySystem(companyId));
  const changed = verdicts.filter(({ outcome }) => outcome === 'Changed').map(({ clientId }) => clientId);
  const failures = await lastFailures(db, companyId, changed);
  const end: End = afterLastRetry === 'Pause' ? 'Paused' : 'Deactivated';
  await tellTeam(db, around, companyId, end, failures);
  await mailClients(db, around, companyId, end, failures);
  return changed.length > 0 && ids.length === batchSize;
}

/** Deactivates or pauses clients who are past due after the last retry and the grace period, as the company has chosen. */
export async function endPastDueIn(
  { database, ...around }: Around & Pick<Services, 'database'>,
  companyId: string,
): Promise<void> {
  let hasMore = true;
  while (hasMore) hasMore = await database.inCompany(companyId, (db) => endBatch(db, around, companyId));
}
