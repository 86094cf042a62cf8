import type { OperatorStatus } from '../../../contract/enums';
import { DomainError, notFound } from '../../lib/errors';
import { t } from '../../lib/i18n/i18n';
import { type Db, systemContext, type Viewer, writeAuditEvent } from '../../platform';
import { cancelPendingEmailChange } from '../auth/auth.repository';
import { deleteSignInData } from '../auth/credentials';
import { deleteProfileImage } from '../profile-images/profileImages.service';
import { endSessionsOf } from '../sessions/sessions.service';
import { lockAbandonedInvitations, revokeInvitationsOf } from './invitation.repository';
import { isActiveAdmin, lockTeam, markRemoved } from './operators.repository';

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
  if (!company) throw notFound();
  // Runs after the lock, because a statement that waits for a lock keeps its earlier snapshot.
  if (!(await isActiveAdmin(db, companyId, operatorId))) {
    throw new DomainError('FORBIDDEN', t('You are no longer an Admin of your company.'));
  }
  return { companyName: company.name, ownerId: company.owner_id, isOwner: company.is_owner };
}

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
  if (!removed) throw notFound();
  await deleteSignInData(db, companyId, operatorId);
  // Runs after the operator's row is written, so that a concurrent sign-in waits for the row and then fails.
  await endSessionsOf(db, companyId, operatorId, 'OperatorRemoved');
  await cancelPendingEmailChange(db, companyId, operatorId);
  await db.publish({ type: 'operatorRemoved', companyId, operatorId });
  return removed.status;
}

/**
 * Revokes and audits invitations that expired more than 30 days ago. Removes their operators, which frees the
 * email addresses.
 */
export async function purgeInvitations(db: Db, companyId: string): Promise<void> {
  for (const { id, operator_id: operatorId, email } of await lockAbandonedInvitations(db, companyId)) {
    await removeFromTeam(db, companyId, operatorId, null);
    await writeAuditEvent(db, systemContext(companyId), {
      action: 'invitation.revoked',
      targetType: 'Invitation',
      targetId: id,
      targetLabel: email,
      changes: [{ field: 'status', before: 'Expired', after: 'Revoked' }],
    });
  }
}
