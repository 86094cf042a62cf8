import type { Db } from '../../platform';
import { notFound } from '../../lib/errors';
import type { OperatorStatus } from '../../../contract/enums';
import { deleteSignInData } from '../auth/deleteSignInData';
import { cancelPendingEmailChange } from '../auth/cancelPendingEmailChange.repository';
import { deleteProfileImage } from '../profile-images/profileImages.service';
import { endSessionsOf } from '../sessions/sessions.service';
import { revokeInvitationsOf } from './invitation.repository';
import { markRemoved } from './operators.repository';

/**
 * Removes an operator, ends their sessions, and deletes their credentials and personal data, but keeps their
 * name, email address and shared views. Returns the previous status. Throws `NOT_FOUND` if the operator was
 * already removed.
 */
export async function removeFromTeam(
  db: Db,
  companyId: string,
  operatorId: string,
  removedByName: string | null,
): Promise<OperatorStatus> {
  // Locks the invitation before the operator, like accepting an invitation, to prevent deadlocks.
  await revokeInvitationsOf(db, companyId, operatorId);
  await deleteProfileImage(db, companyId, operatorId);
  const removed = await markRemoved(db, companyId, operatorId, removedByName);
  if (!removed) throw notFound('person');
  await deleteSignInData(db, companyId, operatorId);
  // Runs after the operator's row is written, so that a concurrent sign-in waits for the row and then fails.
  await endSessionsOf(db, companyId, operatorId, 'OperatorRemoved');
  await cancelPendingEmailChange(db, companyId, operatorId);
  await db.publish({ type: 'operatorRemoved', companyId, operatorId });
  return removed.status;
}
