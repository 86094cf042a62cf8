import type { Db } from '../../db/database';
import { writeAuditEvent } from '../audit/service';
import { systemContext } from '../audit/systemContext';
import { lockForgottenInvitations } from './invitationSql';
import { leaveTeam } from './leaveTeam';

/** Gives addresses free that were invited, and whose link has lain for 30 days after it ran out. */
export async function purgeInvitations(db: Db, companyId: string): Promise<void> {
  for (const { id, operator_id: operatorId, email } of await lockForgottenInvitations(db, companyId)) {
    await leaveTeam(db, companyId, operatorId, null);
    await writeAuditEvent(db, systemContext(companyId), {
      action: 'invitation.revoked',
      targetType: 'Invitation',
      targetId: id,
      targetLabel: email,
      changes: [{ field: 'status', before: 'Expired', after: 'Revoked' }],
    });
  }
}
