import type { Db } from '../../db/database';
import { notFound } from '../../errors';
import type { OperatorStatus } from '../../schema.generated';
import { deleteSignInData } from '../auth/deleteSignInData';
import { forgetListsOf } from '../lists/forget';
import { forgetFavouritesOf } from '../marketing-templates/forget';
import { forgetEmailChangeOf } from '../my-account/email-change/forget';
import { forgetNotificationsOf } from '../notifications/forget';
import { dropProfileImage } from '../profile-images/service';
import { endSessionsOf } from '../sessions/service';
import { closeInvitationsOf } from './invitationSql';
import { markRemoved } from './sql';

/**
 * Ends all that somebody had of the company for themselves: their sessions, their way in, their own views. What they
 * made stays, and says whose it is. What they were until then.
 */
export async function leaveTeam(
  db: Db,
  companyId: string,
  operatorId: string,
  removedByName: string | null,
): Promise<OperatorStatus> {
  // In the order in which accepting takes its locks: the invitation, then the operator.
  await closeInvitationsOf(db, companyId, operatorId);
  await dropProfileImage(db, companyId, operatorId);
  const removed = await markRemoved(db, companyId, operatorId, removedByName);
  if (!removed) throw notFound('person');
  await deleteSignInData(db, companyId, operatorId);
  // After the operator's row was written: whoever signs in at this moment waits for it, and is then refused.
  await endSessionsOf(db, companyId, operatorId, 'OperatorRemoved');
  await forgetEmailChangeOf(db, companyId, operatorId);
  await forgetNotificationsOf(db, companyId, operatorId);
  await forgetListsOf(db, companyId, operatorId);
  await forgetFavouritesOf(db, companyId, operatorId);
  return removed.status;
}
