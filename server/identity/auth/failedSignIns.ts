import type { Caller } from '../../lib/caller';
import { type Context, type Db, type Services, systemContext, writeAuditEvent } from '../../platform';
import { findByAddress } from './directory.repository';
import { selectAccount } from './auth.repository';

/** Enqueues a job that finds the account of the address and writes the audit event. */
export async function enqueueFailedSignIn({ services, caller }: Context, email: string): Promise<void> {
  const { database, jobs } = services;
  await database.onPlatform((db) => jobs.enqueue(db, 'record-failed-sign-in', { email, caller }));
}

/** Writes the audit event of a failed sign-in. Does nothing for an address without an account. */
export async function auditFailedSignIn(
  { database }: Services,
  { email, caller }: { email: string; caller: Caller },
): Promise<void> {
  const entry = await database.onPlatform((db) => findByAddress(db, email));
  if (!entry) return;
  const { company_id: companyId, operator_id: operatorId } = entry;
  await database.inCompany(companyId, async (db) => {
    const account = await selectAccount(db, companyId, operatorId);
    await auditSignInFailure(
      db,
      companyId,
      caller,
      { id: operatorId, name: account?.name ?? null },
      'Password',
    );
  });
}

/** Writes an audit event for a failed factor. The actor is the system, because the person is unknown. */
export const auditSignInFailure = (
  db: Db,
  companyId: string,
  caller: Caller,
  operator: { id: string; name: string | null },
  failedFactor: 'Password' | 'Code',
): Promise<void> =>
  writeAuditEvent(
    db,
    { ...systemContext(companyId), caller },
    {
      action: 'operator.signInFailed',
      targetType: 'Operator',
      targetId: operator.id,
      targetLabel: operator.name,
      changes: [{ field: 'failed', before: null, after: failedFactor }],
    },
  );

export const workFailedSignIns = (services: Services): Promise<void> =>
  services.jobs.work('record-failed-sign-in', (job) => auditFailedSignIn(services, job));
