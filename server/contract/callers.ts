import { allPermissions } from '../permissions';
import type { CompanyStatus, Permission, Role } from '../schema.generated';
import type { TestCompany, World } from '../testing/world';
import { everyStatus, type Rule, type Who } from './permissionMatrix';

export interface Caller {
  title: string;
  /** Null for nobody: no token is sent. */
  role: Role | null;
  holds: readonly Permission[];
  /** Their company requires two-factor, and they have none yet. */
  owesTwoFactor: boolean;
}

const isPermission = (who: Who): who is Permission => allPermissions.some((flag) => flag === who);

const nobody: Caller = { title: 'no token', role: null, holds: [], owesTwoFactor: false };

export const someone = (role: Role, holds: readonly Permission[], owesTwoFactor = false): Caller => ({
  title: `${role} with ${holds.join(' and ') || 'no flag'}${owesTwoFactor ? ', without two-factor' : ''}`,
  role,
  holds: role === 'Admin' ? allPermissions : holds,
  owesTwoFactor,
});

/**
 * Who tries over the wire: no flags, exactly the flag, all but the flag, and an Admin, of roles that change places from
 * status to status; once nobody, and an Admin without two-factor. That they stand for everybody is everyRight.test.ts.
 */
export function callersFor(who: Who, status: CompanyStatus): Caller[] {
  const isOpen = status === 'Active' || status === 'Cancelled';
  const [one, other]: [Role, Role] = isOpen ? ['Staff', 'ClientManagement'] : ['ClientManagement', 'Staff'];
  const flags = isPermission(who) ? [who] : allPermissions;
  const others = isPermission(who) ? allPermissions.filter((flag) => flag !== who) : [];
  return [
    ...(status === 'Active' ? [nobody, someone('Admin', allPermissions, true)] : []),
    someone(one, []),
    someone(one, flags),
    ...(others.length > 0 ? [someone(other, others)] : []),
    someone('Admin', allPermissions),
  ];
}

/** The 32 sets that five flags make. */
const everySet: readonly (readonly Permission[])[] = allPermissions.reduce<Permission[][]>(
  (sets, flag) => [...sets, ...sets.map((set) => [...set, flag])],
  [[]],
);

/** Everybody there can be: Admin, whose flags are fixed, and both other roles with every set, with and without two-factor. */
export const everybody: readonly Caller[] = [false, true].flatMap((owes) => [
  someone('Admin', allPermissions, owes),
  ...everySet.flatMap((set) => [someone('Staff', set, owes), someone('ClientManagement', set, owes)]),
]);

export async function tokenFor(
  world: World,
  company: TestCompany,
  { role, holds, owesTwoFactor }: Caller,
): Promise<string | undefined> {
  if (role === null) return undefined;
  if (owesTwoFactor) {
    await world.services.database.inCompany(company.id, (db) =>
      db.query('update companies set is_two_factor_required = true where id = $1', [company.id]),
    );
  }
  return role === 'Admin' ? world.adminToken(company) : world.operatorToken(company, role, ...holds);
}

function isAllowed(who: Who, { role, holds }: Caller): boolean {
  if (role === 'Admin' || who === 'Operator') return true;
  return isPermission(who) && holds.includes(who);
}

/** What an Active company can't do is over, as onboarding is, or makes no sense in it, as reopening. */
const refusedIn: Readonly<Record<CompanyStatus, string>> = {
  Pending: 'COMPANY_PENDING',
  Active: 'CONFLICT',
  Cancelled: 'COMPANY_CANCELLED',
  Blocked: 'COMPANY_BLOCKED',
};

export const letIn = 'let in';

/** What the rule says to a caller: a refusal's code, or that they are let in. */
export function expectedBy(rule: Rule, caller: Caller, status: CompanyStatus): string {
  if (rule.who === 'Anybody') return letIn;
  if (caller.role === null) return 'UNAUTHENTICATED';
  // What is open whatever the status is what one needs to come in at all.
  if (caller.owesTwoFactor && rule.in.length < everyStatus.length) return 'TWO_FACTOR_SETUP_REQUIRED';
  if (!isAllowed(rule.who, caller)) return 'FORBIDDEN';
  return rule.in.includes(status) ? letIn : refusedIn[status];
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

/** The same of an answer: whoever is told that an id or an input is wrong was let in. */
export const outcomeOf = (code: string | null, expected: string): string =>
  code !== null && (refusals.has(code) || code === expected) ? code : letIn;
