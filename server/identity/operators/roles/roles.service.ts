import {
  permissions as allPermissions,
  type CompanyAction,
  companyStatuses,
  type Permission,
  type Role,
  roles,
} from '../../../../contract/enums';
import { type Action, allowedActions, permissionsOf } from '../../../../contract/permissions';
import { conflict, staleError } from '../../../lib/errors';
import { idFromName } from '../../../lib/ids';
import { t } from '../../../lib/i18n/i18n';
import {
  authorize,
  type CompanyStatusRule,
  type Context,
  type Db,
  messageTarget,
  type RolePermissions,
  type UpdateRolePermissionsInput,
  writeAuditEvent,
} from '../../../platform';
import { roleNames } from '../invitation';
import { lockTeamAsAdmin } from '../team';
import {
  countOperatorsByRole,
  lockRole,
  saveRole,
  selectLastChanges,
  selectStoredPermissions,
} from './roles.repository';

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

async function loadRole(db: Db, companyId: string, role: Role): Promise<RolePermissions> {
  const found = (await loadRoles(db, companyId)).find((row) => row.role === role);
  if (!found) throw new Error(`Role ${role} not found.`);
  return found;
}

export async function listRoles(ctx: Context): Promise<RolePermissions[]> {
  const { companyId } = authorize(ctx.viewer, 'MANAGE_SETTINGS', 'read');
  return ctx.services.database.inCompany(companyId, (db) => loadRoles(db, companyId));
}

const actionNames: Readonly<Record<Action, CompanyAction>> = {
  shell: 'ViewStatus',
  read: 'Read',
  write: 'Change',
  export: 'Export',
  pay: 'Pay',
  charge: 'ChargeClients',
  serveClients: 'ServeClients',
  finish: 'Finish',
  onboard: 'SetUp',
  reopen: 'Reopen',
};

/** Returns the actions that `authorize` allows for each company status. */
export function listCompanyStatusRules(ctx: Context): CompanyStatusRule[] {
  authorize(ctx.viewer, null, 'shell');
  return companyStatuses.map((status) => ({
    status,
    allows: allowedActions[status].map((action) => actionNames[action]),
  }));
}

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
  if (role === 'Admin') throw conflict(t('Admins always have all permissions.'));
  return ctx.services.database.inCompany(companyId, async (db) => {
    await lockTeamAsAdmin(db, viewer);
    const before = permissionsOf(role, await lockRole(db, companyId, role));
    const after = inOrder(permissions);
    if (areEqual(before, after)) return loadRole(db, companyId, role);
    if (expected && !areEqual(before, expected)) {
      const last = (await selectLastChanges(db, companyId)).find((change) => change.role === role);
      throw staleError({ updatedBy: last?.changedBy ?? null, updatedAt: last?.changedAt ?? null });
    }
    await saveRole(db, companyId, role, after);
    await writeAuditEvent(db, ctx, {
      action: 'role.permissionsChanged',
      targetType: 'Role',
      targetId: idFromName(companyId, `role ${role}`),
      ...messageTarget(roleNames[role]),
      changes: [{ field: 'permissions', before, after }],
    });
    await db.publish({ type: 'accessChanged', companyId, operatorId: null });
    return loadRole(db, companyId, role);
  });
}
