import type { Db, Viewer } from '../../platform';
import { DomainError, notFound } from '../../lib/errors';
import { isActiveAdmin, lockTeam } from './operators.repository';

export interface Team {
  companyName: string;
  ownerId: string | null;
  /** Whether the viewer is the owner. */
  isOwner: boolean;
}

/**
 * Locks the team until the transaction ends. Throws `FORBIDDEN` if the viewer is no longer an Admin, so that
 * of two Admins who demote each other, one remains.
 */
export async function lockTeamAsAdmin(db: Db, { companyId, operatorId }: Viewer): Promise<Team> {
  const company = await lockTeam(db, companyId, operatorId);
  if (!company) throw notFound('company');
  // Runs after the lock, because a statement that waits for a lock keeps its earlier snapshot.
  if (!(await isActiveAdmin(db, companyId, operatorId))) {
    throw new DomainError('FORBIDDEN', 'You are not an Admin of your company any more.');
  }
  return { companyName: company.name, ownerId: company.owner_id, isOwner: company.is_owner };
}
