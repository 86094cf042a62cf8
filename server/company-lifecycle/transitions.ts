import { type AuditAction, type AuditContext, type Db, type Services, writeAuditEvent } from '../platform';
import { lockCompany, type LockedCompany, setCompanyStatus } from '../company';
import { cancelActiveDeployments } from '../brand';
import { beginDuePlatformFee, restartDuePeriods, schedulePlatformFee } from '../billing';
import { conflict, notFound } from '../lib/errors';
import { t } from '../lib/i18n/i18n';
import type { CompanyStatus } from '../../contract/enums';

/** The possible transitions with their audit actions. `actionOf` allows only one way out of a block. */
const transitions: Readonly<Record<CompanyStatus, Readonly<Partial<Record<CompanyStatus, AuditAction>>>>> = {
  Pending: { Active: 'company.activated' },
  Active: { Cancelled: 'company.cancelled', Blocked: 'company.blocked' },
  // The platform can block a closed company too, so closing does not evade a block.
  Cancelled: { Active: 'company.reopened', Blocked: 'company.blocked' },
  Blocked: { Active: 'company.unblocked', Cancelled: 'company.unblocked' },
};

/** Returns the status from before the block, so that unblocking never reopens a closed company. */
export const unblockedStatus = ({ isClosed }: Pick<LockedCompany, 'isClosed'>): CompanyStatus =>
  isClosed ? 'Cancelled' : 'Active';

const actionOf = (company: LockedCompany, to: CompanyStatus): AuditAction | undefined =>
  company.status === 'Blocked' && to !== unblockedStatus(company)
    ? undefined
    : transitions[company.status][to];

/** Actor of a transition, with the services that start billing and cancel deployments. */
export type TransitionActor = AuditContext & { services: Pick<Services, 'settings' | 'jobs'> };

/**
 * Activates the company and schedules its next platform fee. For a closed company, first creates the payment
 * of a fee that is already due. For a closed or blocked company, also restarts due periods.
 */
async function activate(
  db: Db,
  actor: TransitionActor,
  companyId: string,
  from: CompanyStatus,
): Promise<void> {
  // The month of the closing may have ended before the scheduled job charged its fee.
  if (from === 'Cancelled') await beginDuePlatformFee(actor.services, db, companyId);
  await setCompanyStatus(db, companyId, 'Active', null);
  await schedulePlatformFee(db, companyId);
  if (from !== 'Pending') await restartDuePeriods(db, companyId);
}

/** Changes the status and cancels active deployments, because clients can no longer open the portal. */
async function deactivate(
  db: Db,
  actor: TransitionActor,
  companyId: string,
  to: CompanyStatus,
  blockedReason: string | null,
): Promise<void> {
  await cancelActiveDeployments(db, actor, companyId);
  await setCompanyStatus(db, companyId, to, blockedReason);
}

/**
 * Changes the company's status, audits it and notifies open consoles. Throws `CONFLICT` for a transition that
 * is not allowed. Operators see the reason for a block; the reason for a closing is only audited.
 */
export async function changeCompanyStatus(
  db: Db,
  actor: TransitionActor,
  companyId: string,
  to: CompanyStatus,
  reason: string | null = null,
): Promise<void> {
  const company = await lockCompany(db, companyId);
  if (!company) throw notFound();
  const action = actionOf(company, to);
  if (!action) {
    throw conflict(t('A company with the status {from} can’t change to {to}.', { from: company.status, to }));
  }
  if (to === 'Active') await activate(db, actor, companyId, company.status);
  else await deactivate(db, actor, companyId, to, to === 'Blocked' ? reason : null);
  const reasonField = to === 'Blocked' ? 'blockedReason' : 'reason';
  await writeAuditEvent(db, actor, {
    action,
    targetType: 'Company',
    targetId: companyId,
    targetLabel: company.name,
    changes: [
      { field: 'status', before: company.status, after: to },
      ...(reason === null ? [] : [{ field: reasonField, before: null, after: reason }]),
    ],
  });
  await db.publish({ type: 'companyChanged', companyId });
  // The status determines whether clients can be charged.
  await db.publish({ type: 'subscriptionsToSync', companyId });
  // Reconnects sockets, because they retain the permissions of the status in which they were opened.
  await db.publish({ type: 'accessChanged', companyId, operatorId: null });
}
