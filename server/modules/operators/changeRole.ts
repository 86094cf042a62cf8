import type { Context } from '../../context';
import { DomainError } from '../../errors';
import { publish } from '../../events';
import { enforceDailyCap } from '../../mail/dailyCaps';
import { authorise } from '../../permissions';
import type { Operator, Role } from '../../schema.generated';
import { writeAuditEvent } from '../audit/service';
import { loadOperator, memberOf } from './service';
import { setRole } from './sql';
import { lockTeamAs } from './team';
import { tellOfNewAdmin } from './tellOfNewAdmin';

const conflict = (message: string) => new DomainError('CONFLICT', message);

/** Takes effect on the next request, and on open sockets at once. Since nobody changes their own, an Admin always stays. */
export async function changeOperatorRole(ctx: Context, id: string, role: Role): Promise<Operator> {
  const viewer = authorise(ctx.viewer, 'Admin', 'write');
  const { companyId } = viewer;
  return ctx.services.database.inCompany(companyId, async (db) => {
    const { ownerId, companyName } = await lockTeamAs(db, viewer);
    const before = await memberOf(db, companyId, id);
    if (before.id === viewer.operatorId) throw conflict('Nobody changes their own role. Ask another Admin.');
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
    // Whoever is only invited is told of when they join.
    if (role === 'Admin' && before.status === 'Active') {
      const how = `${viewer.name} has made them one.`;
      await enforceDailyCap(db, companyId, 'admin-added', id);
      await tellOfNewAdmin(db, ctx.services, companyId, { ...before, companyName, how });
    }
    await publish(db, { type: 'accessChanged', companyId, operatorId: id });
    return loadOperator(db, ctx, companyId, id);
  });
}
