import { authorize, type Context, writeAuditEvent } from '../../platform';
import { conflict } from '../../lib/errors';
import { removeFromTeam } from './removeFromTeam';
import { memberOf } from './operators.service';
import { lockTeamAsAdmin } from './team';

/**
 * Removes an operator, and emails the operator if they had joined. Throws `CONFLICT` for the viewer and the
 * owner, so that one Admin always remains.
 */
export async function removeOperator(ctx: Context, id: string): Promise<true> {
  const viewer = authorize(ctx.viewer, 'Admin', 'write');
  const { companyId } = viewer;
  const { database, jobs } = ctx.services;
  await database.inCompany(companyId, async (db) => {
    const { ownerId, companyName } = await lockTeamAsAdmin(db, viewer);
    const member = await memberOf(db, companyId, id);
    const { name, email, role } = member;
    if (member.id === viewer.operatorId) throw conflict('You can’t remove yourself. Ask another Admin.');
    if (member.id === ownerId) throw conflict('The owner stays until they hand the company over.');
    const status = await removeFromTeam(db, companyId, member.id, viewer.name);
    await writeAuditEvent(db, ctx, {
      action: 'operator.removed',
      targetType: 'Operator',
      targetId: member.id,
      targetLabel: name,
      changes: [
        { field: 'email', before: email, after: null },
        { field: 'role', before: role, after: null },
        { field: 'status', before: status, after: 'Removed' },
      ],
    });
    if (status === 'Pending') return;
    await jobs.enqueue(db, 'send-mail', {
      to: email,
      template: 'operator-removed',
      values: { name, companyName },
    });
  });
  return true;
}
