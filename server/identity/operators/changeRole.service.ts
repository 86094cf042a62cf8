import { authorize, type Context, enforceDailyCap, type Operator, writeAuditEvent } from '../../platform';
import { conflict } from '../../lib/errors';
import type { Role } from '../../../contract/enums';
import { loadOperator, memberOf } from './operators.service';
import { setRole } from './operators.repository';
import { lockTeamAsAdmin } from './team';
import { notifyOfNewAdmin } from './notifyOfNewAdmin';

/**
 * Changes an operator's role for all later requests, and immediately for open sockets. Emails the other
 * Admins about a new Admin. Throws `CONFLICT` for the viewer and the owner, so that one Admin always remains.
 */
export async function changeOperatorRole(ctx: Context, id: string, role: Role): Promise<Operator> {
  const viewer = authorize(ctx.viewer, 'Admin', 'write');
  const { companyId } = viewer;
  return ctx.services.database.inCompany(companyId, async (db) => {
    const { ownerId, companyName } = await lockTeamAsAdmin(db, viewer);
    const before = await memberOf(db, companyId, id);
    if (before.id === viewer.operatorId) throw conflict('You can’t change your own role. Ask another Admin.');
    if (before.id === ownerId) throw conflict('The owner stays an Admin until they hand the company over.');
    if (before.role === role) return loadOperator(db, ctx, companyId, id);
    await setRole(db, companyId, id, role);
    await writeAuditEvent(db, ctx, {
      action: 'operator.roleChanged',
      targetType: 'Operator',
      targetId: id,
      targetLabel: before.name,
      changes: [{ field: 'role', before: before.role, after: role }],
    });
    // For an invited operator, the Admins are notified when the invitation is accepted.
    if (role === 'Admin' && before.status === 'Active') {
      const explanation = `${viewer.name} has made them one.`;
      await enforceDailyCap(db, companyId, 'admin-added', id);
      await notifyOfNewAdmin(db, ctx.services, companyId, { ...before, companyName, explanation });
    }
    await db.publish({ type: 'accessChanged', companyId, operatorId: id });
    return loadOperator(db, ctx, companyId, id);
  });
}
