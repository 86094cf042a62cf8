import type { Context } from '../../context';
import { DomainError } from '../../errors';
import { publish } from '../../events';
import { idFromName } from '../../lib/ids';
import { allPermissions, authorise } from '../../permissions';
import type { Permission, RolePermissions, UpdateRolePermissionsInput } from '../../schema.generated';
import { writeAuditEvent } from '../audit/service';
import { lockTeamAs } from '../operators/team';
import { permissionsOf } from './rolePermissions';
import { loadRole } from './service';
import { lockRole, saveRole, selectLastChanges } from './sql';

const inOrder = (permissions: readonly Permission[]): Permission[] =>
  allPermissions.filter((permission) => permissions.includes(permission));

const areEqual = (some: readonly Permission[], others: readonly Permission[]): boolean =>
  inOrder(some).join() === inOrder(others).join();

/** Changes what a role opens, for everybody who has it, unless somebody else has changed it since it was read. */
export async function updateRolePermissions(
  ctx: Context,
  { role, permissions, expected }: UpdateRolePermissionsInput,
): Promise<RolePermissions> {
  const viewer = authorise(ctx.viewer, 'Admin', 'write');
  const { companyId } = viewer;
  // Whoever could take something from Admins could lock everybody out.
  if (role === 'Admin') throw new DomainError('CONFLICT', 'An Admin always holds every permission.');
  return ctx.services.database.inCompany(companyId, async (db) => {
    await lockTeamAs(db, viewer);
    const before = permissionsOf(role, await lockRole(db, companyId, role));
    const after = inOrder(permissions);
    if (areEqual(before, after)) return loadRole(db, companyId, role);
    if (expected && !areEqual(before, expected)) {
      const last = (await selectLastChanges(db, companyId)).find((change) => change.role === role);
      const { changedBy, changedAt } = last ?? { changedBy: null, changedAt: new Date() };
      throw new DomainError(
        'CONFLICT',
        `${changedBy ?? 'Somebody'} has changed this role since you opened it.`,
        {
          conflict: { kind: 'Stale', changedBy, changedAt },
        },
      );
    }
    await saveRole(db, companyId, role, after);
    await writeAuditEvent(db, ctx, {
      action: 'role.permissionsChanged',
      targetType: 'Role',
      targetId: idFromName(companyId, `role ${role}`),
      targetLabel: role,
      changes: [{ field: 'permissions', before, after }],
    });
    await publish(db, { type: 'accessChanged', companyId, operatorId: null });
    return loadRole(db, companyId, role);
  });
}
