import {
  authorize,
  type Context,
  type RolePermissions,
  type UpdateRolePermissionsInput,
  writeAuditEvent,
} from '../../../platform';
import { conflict, DomainError } from '../../../lib/errors';
import { idFromName } from '../../../lib/ids';
import { type Permission, permissions as allPermissions } from '../../../../contract/enums';
import { lockTeamAsAdmin } from '../team';
import { permissionsOf } from '../../auth/rolePermissions';
import { loadRole } from './roles.service';
import { lockRole, saveRole, selectLastChanges } from './roles.repository';

const inOrder = (permissions: readonly Permission[]): Permission[] =>
  allPermissions.filter((permission) => permissions.includes(permission));

const areEqual = (first: readonly Permission[], second: readonly Permission[]): boolean =>
  inOrder(first).join() === inOrder(second).join();

/**
 * Changes the permissions of a role. Throws `CONFLICT` for the Admin role, or if the current
 * permissions equal neither `expected` nor the new ones.
 */
export async function updateRolePermissions(
  ctx: Context,
  { role, permissions, expected }: UpdateRolePermissionsInput,
): Promise<RolePermissions> {
  const viewer = authorize(ctx.viewer, 'Admin', 'write');
  const { companyId } = viewer;
  // Removing permissions from Admins could lock out the whole company.
  if (role === 'Admin') throw conflict('An Admin always holds every permission.');
  return ctx.services.database.inCompany(companyId, async (db) => {
    await lockTeamAsAdmin(db, viewer);
    const before = permissionsOf(role, await lockRole(db, companyId, role));
    const after = inOrder(permissions);
    if (areEqual(before, after)) return loadRole(db, companyId, role);
    if (expected && !areEqual(before, expected)) {
      const last = (await selectLastChanges(db, companyId)).find((change) => change.role === role);
      const { changedBy, changedAt } = last ?? { changedBy: null, changedAt: new Date() };
      throw new DomainError(
        'CONFLICT',
        `${changedBy ?? 'Another Admin'} changed this role after you opened it. Reload the page to see the changes.`,
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
    await db.publish({ type: 'accessChanged', companyId, operatorId: null });
    return loadRole(db, companyId, role);
  });
}
