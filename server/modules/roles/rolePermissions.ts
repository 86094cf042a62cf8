import { allPermissions, defaultPermissions } from '../../permissions';
import type { Permission, Role } from '../../schema.generated';

/** What a role may do in a company that stored `stored` for it, or nothing yet. */
export const permissionsOf = (role: Role, stored: readonly string[] | null): readonly Permission[] =>
  role === 'Admin' || !stored
    ? defaultPermissions[role]
    : allPermissions.filter((permission) => stored.includes(permission));
