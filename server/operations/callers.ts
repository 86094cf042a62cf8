import {
  type CompanyStatus,
  type Permission,
  type Role,
  permissions as allPermissions,
  companyStatuses,
} from '../../contract/enums';
import type { TestCompany, Fixture } from '../testing/fixture';
import { type Rule, type RequiredAccess } from './permissionMatrix';

export interface TestCaller {
  title: string;
  /** Null for an anonymous caller, who sends no token. */
  role: Role | null;
  permissions: readonly Permission[];
  mustSetUpTwoFactor: boolean;
}

const isPermission = (access: RequiredAccess): access is Permission =>
  allPermissions.some((permission) => permission === access);

const anonymous: TestCaller = { title: 'no token', role: null, permissions: [], mustSetUpTwoFactor: false };

export const callerWith = (
  role: Role,
  permissions: readonly Permission[],
  mustSetUpTwoFactor = false,
): TestCaller => ({
  title: `${role} with ${permissions.join(' and ') || 'no permissions'}${mustSetUpTwoFactor ? ', without two-factor' : ''}`,
  role,
  permissions: role === 'Admin' ? allPermissions : permissions,
  mustSetUpTwoFactor,
});

/**
 * Returns a sample of callers to test over HTTP, with both editable roles across the statuses.
 * `permissionMatrix.test.ts` covers all combinations.
 */
export function callersFor(access: RequiredAccess, status: CompanyStatus): TestCaller[] {
  const isOpen = status === 'Active' || status === 'Cancelled';
  const [firstRole, secondRole]: [Role, Role] = isOpen
    ? ['Staff', 'ClientManagement']
    : ['ClientManagement', 'Staff'];
  const requiredPermissions = isPermission(access) ? [access] : allPermissions;
  const otherPermissions = isPermission(access)
    ? allPermissions.filter((permission) => permission !== access)
    : [];
  return [
    ...(status === 'Active' ? [anonymous, callerWith('Admin', allPermissions, true)] : []),
    callerWith(firstRole, []),
    callerWith(firstRole, requiredPermissions),
    ...(otherPermissions.length > 0 ? [callerWith(secondRole, otherPermissions)] : []),
    callerWith('Admin', allPermissions),
  ];
}

const permissionSets: readonly (readonly Permission[])[] = allPermissions.reduce<Permission[][]>(
  (sets, permission) => [...sets, ...sets.map((set) => [...set, permission])],
  [[]],
);

/** All combinations of role, permission set and two-factor state. Admins always have all permissions. */
export const allCallers: readonly TestCaller[] = [false, true].flatMap((mustSetUp) => [
  callerWith('Admin', allPermissions, mustSetUp),
  ...permissionSets.flatMap((set) => [
    callerWith('Staff', set, mustSetUp),
    callerWith('ClientManagement', set, mustSetUp),
  ]),
]);

export async function tokenFor(
  fixture: Fixture,
  company: TestCompany,
  { role, permissions, mustSetUpTwoFactor }: TestCaller,
): Promise<string | undefined> {
  if (role === null) return undefined;
  if (mustSetUpTwoFactor) {
    await fixture.query(company, 'update companies set is_two_factor_required = true where id = $1', [
      company.id,
    ]);
  }
  const operator = role === 'Admin' ? company.admin : await fixture.operator(company, { role, permissions });
  return (await fixture.signedIn(company, operator)).token;
}

function isAllowed(access: RequiredAccess, { role, permissions }: TestCaller): boolean {
  if (role === 'Admin' || access === 'Operator') return true;
  return isPermission(access) && permissions.includes(access);
}

/** An Active company returns `CONFLICT` for actions of another status, such as onboarding or reopening. */
const refusalByStatus: Readonly<Record<CompanyStatus, string>> = {
  Pending: 'COMPANY_PENDING',
  Active: 'CONFLICT',
  Cancelled: 'COMPANY_CANCELLED',
  Blocked: 'COMPANY_BLOCKED',
};

export const allowed = 'allowed';

/** Returns the expected error code, or `allowed` if the rule allows the call. */
export function expectedOutcomeOf(rule: Rule, caller: TestCaller, status: CompanyStatus): string {
  if (rule.access === 'Public') return allowed;
  if (caller.role === null) return 'UNAUTHENTICATED';
  // An operator who lacks required two-factor authentication may call only operations that every status
  // allows.
  if (caller.mustSetUpTwoFactor && rule.statuses.length < companyStatuses.length)
    return 'TWO_FACTOR_SETUP_REQUIRED';
  if (!isAllowed(rule.access, caller)) return 'FORBIDDEN';
  return rule.statuses.includes(status) ? allowed : refusalByStatus[status];
}

const refusals = new Set([
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'TWO_FACTOR_SETUP_REQUIRED',
  'COMPANY_PENDING',
  'COMPANY_CANCELLED',
  'COMPANY_BLOCKED',
  'INTERNAL_SERVER_ERROR',
]);

/** Maps an error code to an outcome. Errors about an id or an input mean that access was granted. */
export const outcomeOf = (code: string | null, expected: string): string =>
  code !== null && (refusals.has(code) || code === expected) ? code : allowed;
