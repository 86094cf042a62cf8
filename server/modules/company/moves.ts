import type { Services } from '../../context';
import type { Db } from '../../db/database';
import { DomainError, notFound } from '../../errors';
import { publish } from '../../events';
import type { CompanyStatus } from '../../schema.generated';
import type { AuditAction } from '../audit/actions';
import { writeAuditEvent, type AuditContext } from '../audit/service';
import { cancelPublishing } from '../deployments/cancelAll';
import { beginDuePlatformFee } from '../platform-fees/due';
import { schedulePlatformFee } from '../platform-fees/schedule';
import { beginPeriodsAnew } from '../subscriptions/anew';
import { lockCompany, setCompanyStatus, type LockedCompany } from './sql';

/** Every move there is, with what the record calls it. */
const moves: Readonly<Record<CompanyStatus, Readonly<Partial<Record<CompanyStatus, AuditAction>>>>> = {
  Pending: { Active: 'company.activated' },
  Active: { Cancelled: 'company.cancelled', Blocked: 'company.blocked' },
  // Who closes a company can't get it out of the platform's reach by it.
  Cancelled: { Active: 'company.reopened', Blocked: 'company.blocked' },
  Blocked: { Active: 'company.unblocked', Cancelled: 'company.unblocked' },
};

/** What a block that is taken back leaves is what it had found: who closed a company does not open it by being blocked. */
export const unblockedStatus = ({ isClosed }: Pick<LockedCompany, 'isClosed'>): CompanyStatus =>
  isClosed ? 'Cancelled' : 'Active';

const actionOf = (company: LockedCompany, to: CompanyStatus): AuditAction | undefined =>
  company.status === 'Blocked' && to !== unblockedStatus(company) ? undefined : moves[company.status][to];

/** Whoever moves a company, with what beginning its payments and stopping its publishing takes. */
export type Mover = AuditContext & { services: Pick<Services, 'settings' | 'jobs'> };

/** What is owed from before, and what falls due from now on. */
async function becomeActive(db: Db, mover: Mover, companyId: string, from: CompanyStatus): Promise<void> {
  // Where the month that it was closed in has gone by and the queue has not looked yet, that is still owed.
  if (from === 'Cancelled') await beginDuePlatformFee(mover.services, db, companyId);
  await setCompanyStatus(db, companyId, 'Active', null);
  await schedulePlatformFee(db, companyId);
  if (from !== 'Pending') await beginPeriodsAnew(db, companyId);
}

/** What is being published is stopped, since nobody is shown it any more. */
async function stopBeingActive(
  db: Db,
  mover: Mover,
  companyId: string,
  to: CompanyStatus,
  blockedReason: string | null,
): Promise<void> {
  await cancelPublishing(db, mover, companyId);
  await setCompanyStatus(db, companyId, to, blockedReason);
}

/**
 * Moves the company to another status, or throws CONFLICT. The reason of a block is for the people who are locked out, that
 * of a closing for the record.
 */
export async function moveCompany(
  db: Db,
  mover: Mover,
  companyId: string,
  to: CompanyStatus,
  reason: string | null = null,
): Promise<void> {
  const company = await lockCompany(db, companyId);
  if (!company) throw notFound('company');
  const action = actionOf(company, to);
  if (!action) {
    throw new DomainError('CONFLICT', `A company that is ${company.status} can't become ${to}.`);
  }
  if (to === 'Active') await becomeActive(db, mover, companyId, company.status);
  else await stopBeingActive(db, mover, companyId, to, to === 'Blocked' ? reason : null);
  const reasonField = to === 'Blocked' ? 'blockedReason' : 'reason';
  await writeAuditEvent(db, mover, {
    action,
    targetType: 'Company',
    targetId: companyId,
    targetLabel: company.name,
    changes: [
      { field: 'status', before: company.status, after: to },
      ...(reason === null ? [] : [{ field: reasonField, before: null, after: reason }]),
    ],
  });
  await publish(db, { type: 'companyChanged', companyId });
  // Whether clients may be charged hangs on it.
  await publish(db, { type: 'subscriptionsToSync', companyId });
  // What a socket may do hangs on the status that it was opened with.
  await publish(db, { type: 'accessChanged', companyId, operatorId: null });
}
