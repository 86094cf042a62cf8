import type { Context } from '../../context';
import type { Db } from '../../db/database';
import { DomainError, notFound } from '../../errors';
import { publish } from '../../events';
import type { CompanyStatus } from '../../schema.generated';
import { recordAudit } from '../audit/service';
import { schedulePlatformFee } from '../platform-fees/schedule';
import { lockCompany, setCompanyStatus } from './sql';

/** Every move there is, with what the record calls it. */
const moves: Readonly<Record<CompanyStatus, Readonly<Partial<Record<CompanyStatus, string>>>>> = {
  Pending: { Active: 'company.activated' },
  Active: { Cancelled: 'company.cancelled', Blocked: 'company.blocked' },
  Cancelled: { Active: 'company.reopened' },
  Blocked: { Active: 'company.unblocked' },
};

/** Moves the company to another status, or throws CONFLICT. `blockedReason` is for the people who are locked out. */
export async function moveCompany(
  db: Db,
  ctx: Pick<Context, 'viewer' | 'caller'>,
  companyId: string,
  to: CompanyStatus,
  blockedReason: string | null = null,
): Promise<void> {
  const company = await lockCompany(db, companyId);
  if (!company) throw notFound('company');
  const action = moves[company.status][to];
  if (!action) {
    throw new DomainError('CONFLICT', `A company that is ${company.status} can't become ${to}.`);
  }
  await setCompanyStatus(db, companyId, to, to === 'Blocked' ? blockedReason : null);
  if (to === 'Active') await schedulePlatformFee(db, companyId);
  await recordAudit(db, ctx, {
    action,
    targetType: 'Company',
    targetId: companyId,
    targetLabel: company.name,
    changes: [
      { field: 'status', before: company.status, after: to },
      ...(to === 'Blocked' ? [{ field: 'blockedReason', before: null, after: blockedReason }] : []),
    ],
  });
  await publish(db, { type: 'companyChanged', companyId });
  // Whether clients may be charged hangs on it.
  await publish(db, { type: 'subscriptionsToSync', companyId });
  // What a socket may do hangs on the status that it was opened with.
  await publish(db, { type: 'accessChanged', companyId, operatorId: null });
}
