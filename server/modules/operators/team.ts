import type { Viewer } from '../../context';
import type { Db } from '../../db/database';
import { DomainError, notFound } from '../../errors';
import { isActiveAdmin, lockTeam } from './sql';

export interface Team {
  companyName: string;
  ownerId: string | null;
  /** Whether it is whoever asks. */
  isOwner: boolean;
}

/**
 * Keeps the team as it is until the transaction ends. Of two Admins who take each other's role at the same moment the
 * second is none any more when their turn comes, so that one always stays.
 */
export async function lockTeamAs(db: Db, { companyId, operatorId }: Viewer): Promise<Team> {
  const company = await lockTeam(db, companyId, operatorId);
  if (!company) throw notFound('company');
  // Only now: a statement that waits for the lock goes on with what it saw before.
  if (!(await isActiveAdmin(db, companyId, operatorId))) {
    throw new DomainError('FORBIDDEN', 'You are not an Admin of your company any more.');
  }
  return { companyName: company.name, ownerId: company.owner_id, isOwner: company.is_owner };
}
