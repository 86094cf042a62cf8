import { paths } from '@/config/paths';
import { isAt } from '@/lib/isAt';
import type { CompanyStatus, OperatorStatus } from '@/state/operator';

/** Everything that decides where a visitor may be. */
export interface Visit {
  path: string;
  /** The path is a route that needs no login. */
  isPublic: boolean;
  /** The path is a page for whoever holds a mailed link: the session of this browser has nothing to do with it. */
  isOpenedByLink: boolean;
  hasAccessToken: boolean;
  hasRefreshToken: boolean;
  isSignupOpen: boolean;
  /** This page had a session, and it ended. */
  hasSignedOut: boolean;
  /** The session has just ended, and the login screen has not been reached since. */
  isSigningOut: boolean;
  operator: { status: OperatorStatus; companyStatus: CompanyStatus } | null;
  /** Where the visitor was, or wanted to go, when a sign-in came between. */
  heldPlace: string | null;
}

export type Move = { kind: 'exchange' } | { kind: 'signOut' } | { kind: 'go'; to: string };

const go = (to: string): Move => ({ kind: 'go', to });

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

type Rule = readonly [applies: (visit: Visit) => boolean, move: (visit: Visit) => Move];

/** The specification's six, in its order, after section 4's "signing out goes to login". */
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
    ({ heldPlace }) => go(heldPlace ?? paths.dashboard),
  ],
];

/** Where a visit has to move before anything is rendered; null when it may stay. */
export const nextMove = (visit: Visit): Move | null =>
  visit.isOpenedByLink ? null : (rules.find(([applies]) => applies(visit))?.[1](visit) ?? null);
