import { permissions, type CompanyStatus, type Permission, type Role } from './enums';

/** The default permissions of each role. An Admin can change those of every role except Admin. */
export const defaultPermissions: Readonly<Record<Role, readonly Permission[]>> = {
  Admin: permissions,
  Staff: ['MANAGE_DASHBOARD', 'MANAGE_CLIENT_MANAGEMENT', 'MANAGE_PAYMENTS'],
  ClientManagement: ['MANAGE_CLIENT_MANAGEMENT'],
};

/**
 * Returns the permissions of a role. `stored` is the company's setting, or null for the defaults. Admins
 * always have every permission.
 */
export const permissionsOf = (role: Role, stored: readonly string[] | null): readonly Permission[] =>
  role === 'Admin' || !stored
    ? defaultPermissions[role]
    : permissions.filter((permission) => stored.includes(permission));

/**
 * A kind of action. Every status allows `shell`, which covers the viewer, the company's state and its brand.
 * The system runs three actions without an operator. `charge` charges clients, `serveClients` serves the
 * portal, and `finish` completes imports, bulk actions and emails.
 */
export type Action =
  'shell' | 'read' | 'write' | 'export' | 'pay' | 'charge' | 'serveClients' | 'finish' | 'onboard' | 'reopen';

export const allowedActions: Readonly<Record<CompanyStatus, readonly Action[]>> = {
  Pending: ['shell', 'read', 'finish', 'onboard'],
  Active: ['shell', 'read', 'write', 'export', 'pay', 'charge', 'serveClients', 'finish'],
  Cancelled: ['shell', 'read', 'export', 'pay', 'finish', 'reopen'],
  Blocked: ['shell', 'export'],
};

/** Returns whether a company's status allows an action. An unknown status allows none. */
export const statusAllows = (status: CompanyStatus | undefined, action: Action): boolean =>
  status !== undefined && allowedActions[status].includes(action);
