import { authorize, type Context, type Db, type RolePermissions } from '../../../platform';
import { type Permission, type Role, roles } from '../../../../contract/enums';
import { permissionsOf } from '../../auth/rolePermissions';
import { countOperatorsByRole, selectLastChanges, selectStoredPermissions } from './roles.repository';

/** Returns each role's permissions in the company, stored or default. */
export async function loadRolePermissions(
  db: Db,
  companyId: string,
): Promise<ReadonlyMap<Role, readonly Permission[]>> {
  const stored = await selectStoredPermissions(db, companyId);
  return new Map(
    roles.map((role) => [
      role,
      permissionsOf(role, stored.find((row) => row.role === role)?.permissions ?? null),
    ]),
  );
}

async function loadRoles(db: Db, companyId: string): Promise<RolePermissions[]> {
  const permissions = await loadRolePermissions(db, companyId);
  const counts = await countOperatorsByRole(db, companyId);
  const changes = await selectLastChanges(db, companyId);
  return [...permissions].map(([role, granted]) => {
    const counted = counts.find((row) => row.role === role);
    const last = changes.find((row) => row.role === role);
    return {
      role,
      permissions: [...granted],
      isFixed: role === 'Admin',
      operatorCount: counted?.count ?? 0,
      invitedCount: counted?.invited ?? 0,
      operatorNames: counted?.names ?? [],
      changedBy: last?.changedBy ?? null,
      changedAt: last?.changedAt ?? null,
    };
  });
}

export async function loadRole(db: Db, companyId: string, role: Role): Promise<RolePermissions> {
  const found = (await loadRoles(db, companyId)).find((row) => row.role === role);
  if (!found) throw new Error(`Role ${role} not found.`);
  return found;
}

export async function listRoles(ctx: Context): Promise<RolePermissions[]> {
  const { companyId } = authorize(ctx.viewer, 'MANAGE_SETTINGS', 'read');
  return ctx.services.database.inCompany(companyId, (db) => loadRoles(db, companyId));
}
