import { allPermissions } from '../permissions';
import type { CompanyStatus, Permission } from '../schema.generated';
import type { TestCompany, World } from '../testing/world';
import type { Rule, Who } from './permissionMatrix';

export interface Caller {
  title: string;
  /** Null for nobody: no token is sent. */
  holds: readonly Permission[] | 'Admin' | null;
}

const isPermission = (who: Who): who is Permission => allPermissions.some((flag) => flag === who);

/** Who tries: nobody, no flags, exactly the flag, all but the flag, and an Admin. */
export function callersFor(who: Who): Caller[] {
  const between: Caller[] = isPermission(who)
    ? [
        { title: 'exactly the flag', holds: [who] },
        { title: 'all but the flag', holds: allPermissions.filter((flag) => flag !== who) },
      ]
    : [{ title: 'all flags', holds: allPermissions }];
  return [
    { title: 'no token', holds: null },
    { title: 'no flags', holds: [] },
    ...between,
    { title: 'Admin', holds: 'Admin' },
  ];
}

export async function tokenFor(
  world: World,
  company: TestCompany,
  { holds }: Caller,
): Promise<string | undefined> {
  if (holds === null) return undefined;
  return holds === 'Admin' ? world.adminToken(company) : world.operatorToken(company, 'Staff', ...holds);
}

function isAllowed(who: Who, holds: readonly Permission[] | 'Admin'): boolean {
  if (holds === 'Admin' || who === 'Operator') return true;
  return isPermission(who) && holds.includes(who);
}

/** Onboarding is the one thing that an Active company can't do, since it is over. */
const refusedIn: Readonly<Record<CompanyStatus, string>> = {
  Pending: 'COMPANY_PENDING',
  Active: 'CONFLICT',
  Cancelled: 'COMPANY_CANCELLED',
  Blocked: 'COMPANY_BLOCKED',
};

export const letIn = 'let in';

/** What the rule says to a caller: a refusal's code, or that they are let in. */
export function expectedBy(rule: Rule, { holds }: Caller, status: CompanyStatus): string {
  if (rule.who === 'Anybody') return letIn;
  if (holds === null) return 'UNAUTHENTICATED';
  if (!isAllowed(rule.who, holds)) return 'FORBIDDEN';
  return rule.in.includes(status) ? letIn : refusedIn[status];
}

const refusals = new Set([
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'COMPANY_PENDING',
  'COMPANY_CANCELLED',
  'COMPANY_BLOCKED',
  'INTERNAL_SERVER_ERROR',
]);

/** The same of an answer: whoever is told that an id or an input is wrong was let in. */
export const outcomeOf = (code: string | null, expected: string): string =>
  code !== null && (refusals.has(code) || code === expected) ? code : letIn;
