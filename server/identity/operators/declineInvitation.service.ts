import { type Context, writeAuditEvent } from '../../platform';
import { badInput } from '../../lib/errors';
import { findInvitation, lockFoundInvitation, rejectionMessages } from './invitations.service';
import { removeFromTeam } from './removeFromTeam';

/**
 * Revokes an invitation on behalf of the invited person, and frees the email address. Throws `BAD_USER_INPUT`
 * unless the invitation is pending or expired.
 */
export async function declineInvitation(ctx: Context, token: string): Promise<true> {
  const found = await findInvitation(ctx, token);
  const { companyId } = found;
  await ctx.services.database.inCompany(companyId, async (db) => {
    const { id, operator_id: operatorId, email, status } = await lockFoundInvitation(db, found);
    if (status !== 'Pending' && status !== 'Expired') throw badInput({ token: rejectionMessages[status] });
    await removeFromTeam(db, companyId, operatorId, email);
    await writeAuditEvent(db, ctx, {
      action: 'invitation.declined',
      targetType: 'Invitation',
      targetId: id,
      targetLabel: email,
      changes: [{ field: 'status', before: status, after: 'Revoked' }],
      actor: { companyId, type: 'Operator', id: operatorId, name: email },
    });
  });
  return true;
}
