import type { OperatorStatus, CompanyStatus } from '@contract/enums';
import { paths } from '@/config/paths';
import { isAt } from '@/lib/isAt';

/** The input of the routing rules. */
export interface Visit {
  path: string;
  /** The route needs no login. */
  isPublic: boolean;
  /** Emailed links open this page, so the browser's session does not affect it. */
  isOpenedByLink: boolean;
  hasAccessToken: boolean;
  hasRefreshToken: boolean;
  isSignupOpen: boolean;
  /** A session has ended since the page loaded. */
  hasSignedOut: boolean;
  /** The session ended, and the login screen has not been reached yet. */
  isSigningOut: boolean;
  operator: { status: OperatorStatus; companyStatus: CompanyStatus } | null;
  /** The dashboard URL to return to after signing in. */
  returnPath: string | null;
}

export type RoutingAction = { kind: 'exchange' } | { kind: 'signOut' } | { kind: 'go'; to: string };

const go = (to: string): RoutingAction => ({ kind: 'go', to });

export const onboardingPaths: readonly string[] = [
  paths.onboardCompany,
  paths.onboardDetails,
  paths.onboardTheme,
  paths.onboardClientBilling,
  paths.onboardPaymentMethod,
];

const isOnboarding = ({ path }: Visit) => isAt(onboardingPaths, path);
const contains = ({ path }: Visit, part: string) => path.toLowerCase().includes(part);
const isPendingOperator = ({ operator }: Visit) => operator?.status === 'Pending';
const companyStatus = ({ operator }: Visit) => operator?.companyStatus ?? null;
const isSignedOutHere = (visit: Visit) => !visit.hasAccessToken && !visit.isPublic;

const isBusyOnboarding = (visit: Visit) =>
  isPendingOperator(visit)
    ? contains(visit, 'onboard')
    : companyStatus(visit) === 'Pending' && isOnboarding(visit);

type Rule = readonly [applies: (visit: Visit) => boolean, action: (visit: Visit) => RoutingAction];

/**
 * The six rules of spec 2 in order, with two entries for the rule of spec 4 that signing out leads to login.
 */
const rules: readonly Rule[] = [
  [({ isSigningOut }) => isSigningOut, () => go(paths.login)],
  [({ hasAccessToken, hasRefreshToken }) => !hasAccessToken && hasRefreshToken, () => ({ kind: 'exchange' })],
  [(visit) => isSignedOutHere(visit) && visit.hasSignedOut, () => go(paths.login)],
  [isSignedOutHere, ({ isSignupOpen }) => go(isSignupOpen ? paths.signup : paths.login)],
  [(visit) => companyStatus(visit) === 'Pending' && !isOnboarding(visit), () => go(paths.onboardDetails)],
  [
    (visit) => visit.operator !== null && companyStatus(visit) !== 'Pending' && isOnboarding(visit),
    () => go(paths.dashboard),
  ],
  [(visit) => isPendingOperator(visit) && !contains(visit, 'onboard'), () => ({ kind: 'signOut' })],
  [
    (visit) => visit.operator !== null && !contains(visit, 'dashboard') && !isBusyOnboarding(visit),
    ({ returnPath }) => go(returnPath ?? paths.dashboard),
  ],
];

/** Returns the action to take before the page renders, or null if the page can render. */
export const routingActionFor = (visit: Visit): RoutingAction | null =>
  visit.isOpenedByLink ? null : (rules.find(([applies]) => applies(visit))?.[1](visit) ?? null);
