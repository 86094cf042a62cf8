import type { Context } from '../../context';
import { badInput } from '../../errors';
import { writeAuditEvent } from '../audit/service';
import { findInvitation, lockedInvitation, whyNot } from './invitations';
import { leaveTeam } from './leaveTeam';

/** Whoever was invited does not want it: the link works no more, and whoever likes can invite their address again. */
export async function declineInvitation(ctx: Context, token: string): Promise<true> {
  const found = await findInvitation(ctx, token);
  const { companyId } = found;
  await ctx.services.database.inCompany(companyId, async (db) => {
    const { id, operator_id: operatorId, email, status } = await lockedInvitation(db, found);
    if (status !== 'Pending' && status !== 'Expired') throw badInput({ token: whyNot[status] });
    await leaveTeam(db, companyId, operatorId, email);
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
