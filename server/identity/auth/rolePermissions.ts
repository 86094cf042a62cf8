import { defaultPermissions } from '../../../contract/permissions';
import { type Permission, type Role, permissions as allPermissions } from '../../../contract/enums';

/**
 * Returns the permissions of a role. `stored` is the company's setting, or null for the defaults. Admins
 * always have every permission.
 */
export const permissionsOf = (role: Role, stored: readonly string[] | null): readonly Permission[] =>
  role === 'Admin' || !stored
    ? defaultPermissions[role]
    : allPermissions.filter((permission) => stored.includes(permission));
