import type { Caller, Context, Services } from '../../context';
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
    await recordAudit(
      db,
      // Who it was is not known: that is what failed.
      { ...bySystem(companyId), caller },
      {
        action: 'operator.signInFailed',
        targetType: 'Operator',
        targetId: operatorId,
        targetLabel: account?.name,
      },
    );
  });
}

export const workFailedSignIns = (services: Services): Promise<void> =>
  services.jobs.work('record-failed-sign-in', (job) => recordFailedSignIn(services, job));
