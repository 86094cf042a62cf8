import type { Viewer } from '../../context';
import type { Db } from '../../db/database';
import { DomainError, notFound } from '../../errors';
import { lockTeam, selectActiveAdmins } from './sql';

export interface Team {
  companyName: string;
  ownerId: string | null;
}

/**
 * Keeps the team as it is until the transaction ends. Of two Admins who take each other's role at the same moment the
 * second is none any more when their turn comes, so that one always stays.
 */
export async function lockTeamAs(db: Db, { companyId, operatorId }: Viewer): Promise<Team> {
  const company = await lockTeam(db, companyId);
  if (!company) throw notFound('company');
  const admins = await selectActiveAdmins(db, companyId);
  if (!admins.some(({ id }) => id === operatorId)) {
    throw new DomainError('FORBIDDEN', 'You are not an Admin of your company any more.');
  }
  return { companyName: company.name, ownerId: company.owner_id };
}
