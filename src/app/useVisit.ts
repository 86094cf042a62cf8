import { matchPath, useLocation } from 'react-router';
import { env } from '@/config/env';
import { selectAccessToken, selectOperator, selectRefreshToken } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import { selectEndedBecause } from '@/state/lastSessionSlice';
import { isLinkPage } from './linkPages';
import { heldPlace } from './heldPlace';
import { publicRoutes } from './publicRoutes';
import type { Visit } from './routingRules';

export function useVisit(): Visit {
  const { pathname: path } = useLocation();
  const hasAccessToken = useAppSelector(selectAccessToken) !== null;
  const hasRefreshToken = useAppSelector(selectRefreshToken) !== null;
  const hasSignedOut = useAppSelector(selectEndedBecause) !== null;
  const operator = useAppSelector(selectOperator);

  return {
    path,
    isPublic: publicRoutes.some((route) => matchPath(route.path, path)),
    isOpenedByLink: isLinkPage(path),
    hasAccessToken,
    hasRefreshToken,
    isSignupOpen: env.isSignupOpen,
    hasSignedOut,
    operator: operator && { status: operator.status, companyStatus: operator.whiteLabelledCustomer.status },
    heldPlace: heldPlace(),
  };
}
