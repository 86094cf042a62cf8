import { useState } from 'react';
import { useLocation } from 'react-router';
import { env } from '@/config/env';
import { paths } from '@/config/paths';
import { isAt } from '@/lib/isAt';
import { selectAccessToken, selectOperator, selectRefreshToken } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import { selectEndReason } from '@/state/lastSessionSlice';
import { isEmailLinkPage } from './emailLinkPages';
import { loadReturnPath } from './returnPath';
import { publicRoutes } from './publicRoutes';
import type { Visit } from './routingRules';

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

export function useVisit(): Visit {
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
