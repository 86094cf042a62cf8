import type { Viewer } from './context';
import { DomainError } from './errors';
import type { CompanyStatus, Permission, Role } from './schema.generated';

export const allPermissions: readonly Permission[] = [
  'MANAGE_DASHBOARD',
  'MANAGE_CLIENT_MANAGEMENT',
  'MANAGE_PAYMENTS',
  'MANAGE_WHITE_LABELLED_CUSTOMER',
  'MANAGE_SETTINGS',
];

/** What a role may do until the company's Admin says otherwise. Admin is fixed. */
export const defaultPermissions: Readonly<Record<Role, readonly Permission[]>> = {
  Admin: allPermissions,
  Staff: ['MANAGE_DASHBOARD', 'MANAGE_CLIENT_MANAGEMENT', 'MANAGE_PAYMENTS'],
  ClientManagement: ['MANAGE_CLIENT_MANAGEMENT'],
};

/**
 * `shell` is what everyone who is signed in sees whatever the status: themselves, their company's state, its brand. Of those
 * that nobody calls for, `charge` is of clients, `serveClients` is their dashboard, and `finish` is what was begun:
 * imports, bulk actions, mails.
 */
export type Action =
  'shell' | 'read' | 'write' | 'export' | 'pay' | 'charge' | 'serveClients' | 'finish' | 'onboard' | 'reopen';

/** What each company status allows. */
export const allowedBy: Readonly<Record<CompanyStatus, readonly Action[]>> = {
  Pending: ['shell', 'read', 'finish', 'onboard'],
  Active: ['shell', 'read', 'write', 'export', 'pay', 'charge', 'serveClients', 'finish'],
  Cancelled: ['shell', 'read', 'export', 'pay', 'finish', 'reopen'],
  Blocked: ['shell', 'export'],
};

const statuses = Object.keys(allowedBy) as CompanyStatus[];

/** The same of a column with a company's status, in SQL. */
export const isAllowed = (column: string, action: Action): string => {
  const allowing = statuses.filter((status) => allowedBy[status].includes(action));
  return `${column} in (${allowing.map((status) => `'${status}'`).join(', ')})`;
};

const refusalOf: Readonly<Record<CompanyStatus, (action: Action) => DomainError>> = {
  Pending: () => new DomainError('COMPANY_PENDING', 'Finish setting up your company first.'),
  Active: (action) =>
    new DomainError(
      'CONFLICT',
      action === 'reopen' ? 'Your company is open.' : 'Your company is already set up.',
    ),
  Cancelled: () => new DomainError('COMPANY_CANCELLED', 'This company is closed, so nothing can be changed.'),
  Blocked: () => new DomainError('COMPANY_BLOCKED', 'This company is blocked.'),
};

const notAdmin = 'Only an Admin of your company can do this.';

export function refuseStatus(status: CompanyStatus, action: Action): void {
  if (!allowedBy[status].includes(action)) throw refusalOf[status](action);
}

/** Whether a call that needs this would pass. */
export const mayDo = (
  { permissions, companyStatus }: Pick<Viewer, 'permissions' | 'companyStatus'>,
  needed: Permission,
  action: Action,
): boolean => permissions.has(needed) && allowedBy[companyStatus].includes(action);

/** The one check of a service call: who asks, what they hold, and what their company's status allows. */
export function authorise(
  viewer: Viewer | null,
  needed: Permission | 'Admin' | null,
  action: Action,
): Viewer {
  if (!viewer) throw new DomainError('UNAUTHENTICATED', 'Sign in first.');
  if (viewer.mustSetUpTwoFactor && action !== 'shell') {
    throw new DomainError('TWO_FACTOR_SETUP_REQUIRED', 'Your company requires two-factor. Set it up first.');
  }
  if (needed === 'Admin' && viewer.role !== 'Admin') throw new DomainError('FORBIDDEN', notAdmin);
  if (needed && needed !== 'Admin' && !viewer.permissions.has(needed)) {
    throw new DomainError('FORBIDDEN', 'You do not have access to this. Ask an Admin of your company.');
  }
  refuseStatus(viewer.companyStatus, action);
  return viewer;
}
