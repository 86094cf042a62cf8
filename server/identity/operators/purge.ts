import { type Db, systemContext, writeAuditEvent } from '../../platform';
import { lockAbandonedInvitations } from './invitation.repository';
import { removeFromTeam } from './removeFromTeam';

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
