import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import type { CompanyStatus, OperatorStatus } from '@contract/enums';
import { renewSession } from '@/api/base';
import { useGetCurrentOperatorQuery, useGetThemeSetupQuery } from '@/api/sessionApi';
import { isAt, matchesPath } from './routeEntry';
import { env } from '@/config/env';
import { paths } from '@/config/paths';
import { selectAccessToken, selectOperator, selectRefreshToken, signedOut } from '@/state/authSlice';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { selectEndReason } from '@/state/lastSessionSlice';
import { FullScreenLoader } from '@/ui/FullScreenLoader';
import { publicRoutes } from './publicRoutes';
import { publicScreens } from './publicScreens';
import { clearReturnPath, loadReturnPath, saveReturnPath, setRedirectedFrom } from './rememberedUrls';

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

/**
 * Returns whether an emailed link opens the page. Such a page needs no session, and an existing session
 * causes no redirect.
 */
export const isEmailLinkPage = (path: string): boolean =>
  publicScreens.some((screen) => screen.isOpenedByLink && matchesPath(screen, path));

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

/** Returns true from the end of a session until the login screen is reached. */
function useSigningOut(hasSession: boolean, path: string): boolean {
  const [hadSession, setHadSession] = useState(hasSession);
  const [isSigningOut, setSigningOut] = useState(false);
  const isAtLogin = isAt(paths.login, path);
  if (hasSession !== hadSession) {
    setHadSession(hasSession);
    setSigningOut(!hasSession);
  } else if (isSigningOut && isAtLogin) setSigningOut(false);
  return isSigningOut && !isAtLogin;
}

function useVisit(): Visit {
  const { pathname: path } = useLocation();
  const hasAccessToken = useAppSelector(selectAccessToken) !== null;
  const hasRefreshToken = useAppSelector(selectRefreshToken) !== null;
  const hasSignedOut = useAppSelector(selectEndReason) !== null;
  const isSigningOut = useSigningOut(hasAccessToken || hasRefreshToken, path);
  const operator = useAppSelector(selectOperator);

  return {
    path,
    isPublic: isAt(
      publicRoutes.map((route) => route.path),
      path,
    ),
    isOpenedByLink: isEmailLinkPage(path),
    hasAccessToken,
    hasRefreshToken,
    isSignupOpen: env.isSignupOpen,
    hasSignedOut,
    isSigningOut,
    operator: operator && { status: operator.status, companyStatus: operator.whiteLabelledCustomer.status },
    returnPath: loadReturnPath(),
  };
}

interface RoutingActionRunnerProps {
  action: RoutingAction;
  /** Whether to save the current path as the return path after sign-in. */
  shouldSavePath: boolean;
}

function RoutingActionRunner({ action, shouldSavePath }: RoutingActionRunnerProps) {
  if (action.kind === 'exchange') return <TokenExchange />;
  if (action.kind === 'signOut') return <SignOut />;
  return <Redirect to={action.to} shouldSavePath={shouldSavePath} />;
}

function TokenExchange() {
  const dispatch = useAppDispatch();
  useEffect(() => void dispatch(renewSession()), [dispatch]);
  return <FullScreenLoader />;
}

function SignOut() {
  const dispatch = useAppDispatch();
  useEffect(() => void dispatch(signedOut('OperatorPending')), [dispatch]);
  return <FullScreenLoader />;
}

function Redirect({ to, shouldSavePath }: { to: string; shouldSavePath: boolean }) {
  const { pathname, search } = useLocation();
  const currentPath = `${pathname}${search}`;
  useEffect(() => {
    if (shouldSavePath) saveReturnPath(currentPath);
    setRedirectedFrom(currentPath);
  }, [shouldSavePath, currentPath]);
  return <Navigate to={to} replace />;
}

/** Loads the operator and applies the routing rules before it renders its children. */
export function SessionGate({ children }: { children: ReactNode }) {
  const visit = useVisit();
  const { hasAccessToken, hasSignedOut, isOpenedByLink, isPublic, operator } = visit;
  // Spec 7: the query is skipped without an access token.
  const { isError } = useGetCurrentOperatorQuery(undefined, { skip: !hasAccessToken || isOpenedByLink });
  useGetThemeSetupQuery(undefined, { skip: operator === null });

  const action = routingActionFor(visit);
  const hasArrived = operator !== null && action === null;
  useEffect(() => {
    if (hasArrived) clearReturnPath();
  }, [hasArrived]);

  // After a session ended, the session listener has already saved or cleared the return path.
  if (action)
    return <RoutingActionRunner action={action} shouldSavePath={!hasAccessToken && !hasSignedOut} />;
  // Public screens stay usable after a failed operator query.
  const isLoading = !isOpenedByLink && hasAccessToken && !operator && !(isError && isPublic);
  return isLoading ? <FullScreenLoader /> : children;
}
