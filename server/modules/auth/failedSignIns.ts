import type { Caller, Context, Services } from '../../context';
import type { Db } from '../../db/database';
import { bySystem } from '../audit/bySystem';
import { recordAudit } from '../audit/service';
import { findByAddress } from './directory';
import { selectAccount } from './sql';

/** Leaves the record to a job, which finds out whose address it is. */
export async function noteFailedSignIn({ services, caller }: Context, email: string): Promise<void> {
  const { database, jobs } = services;
  await database.onPlatform((db) => jobs.enqueue(db, 'record-failed-sign-in', { email, caller }));
}

/** Nothing is recorded for an address that nobody signs in with. */
export async function recordFailedSignIn(
  { database }: Services,
  { email, caller }: { email: string; caller: Caller },
): Promise<void> {
  const entry = await database.onPlatform((db) => findByAddress(db, email));
  if (!entry) return;
  const { company_id: companyId, operator_id: operatorId } = entry;
  await database.inCompany(companyId, async (db) => {
    const account = await selectAccount(db, companyId, operatorId);
    await recordFailure(db, companyId, caller, { id: operatorId, name: account?.name ?? null }, 'Password');
  });
}

/** Puts on record that a step of signing in failed. Who tried is not known: that is what failed. */
export const recordFailure = (
  db: Db,
  companyId: string,
  caller: Caller,
  operator: { id: string; name: string | null },
  failed: 'Password' | 'Code',
): Promise<void> =>
  recordAudit(
    db,
    { ...bySystem(companyId), caller },
    {
      action: 'operator.signInFailed',
      targetType: 'Operator',
      targetId: operator.id,
      targetLabel: operator.name,
      changes: [{ field: 'failed', before: null, after: failed }],
    },
  );

export const workFailedSignIns = (services: Services): Promise<void> =>
  services.jobs.work('record-failed-sign-in', (job) => recordFailedSignIn(services, job));
