import { t } from '../../../lib/i18n/i18n';
import { pendingAgreements } from '../../accounts/agreements';
import { updateOwnLanguage } from '../../accounts/self-service/details';
import { findActiveSession, findSession } from '../../accounts/sessions';
import { closedAccountPage, domainErrorPage } from '../errorPages';
import type { PortalAccounts, PortalRequest, PortalRoute } from '../portalRequest';
import { redirect, type PortalResponse } from '../responses';
import { agreementRoutes } from './agreements';
import { beginPlanRoutes } from './beginPlan';
import { cardRoutes } from './card';
import { cardScriptRoute } from './cardFields';
import { detailsRoutes } from './details';
import { giveCardRoutes } from './giveCard';
import { overviewRoute } from './overview';
import { passwordRoutes } from './passwords';
import { paymentRoutes } from './payments';
import { planRoutes } from './plan';
import { signInRoutes } from './signIn';
import { signUpRoutes } from './signUp';
import { viewRoutes } from './view';

/**
 * Returns whether the route shows a client's pages: the account, the guides or the card form of the sign-up.
 */
const showsAccount = ({ path }: PortalRoute): boolean => /^\/(account|guides|sign-up\/card)(\/|$)/.test(path);

const showsPayments = ({ path }: PortalRoute): boolean =>
  /^\/(account\/(plan|payments|card)|sign-up\/card)(\/|$)/.test(path);

const alwaysAllowedPaths = new Set(['/account/legal', '/account/leave']);

/**
 * Returns the page to show instead of the requested one: new terms to accept, the closed-account page, or an
 * error for an operator without access to payments. Returns null if there is none. Checks the path of the
 * route, because the URL can spell the same path in several ways.
 */
async function interstitialOf(request: PortalRequest, route: PortalRoute): Promise<PortalResponse | null> {
  const { services, companyId, snapshot, session, sessionToken } = request;
  if (!showsAccount(route) || sessionToken === null || alwaysAllowedPaths.has(route.path)) return null;
  if (!session) {
    const endedSession = await findSession(services, companyId, sessionToken);
    return (
      endedSession &&
      closedAccountPage({ ...request, session: endedSession.viewedBy === null ? null : endedSession })
    );
  }
  if (session.hidesPayments && showsPayments(route)) {
    return domainErrorPage(
      request,
      403,
      t('You don’t have access to Payments. Ask an Admin of your company for access.'),
    );
  }
  const mustAgree = session.viewedBy === null && pendingAgreements(snapshot, session).length > 0;
  return mustAgree ? redirect('/account/legal') : null;
}

export const accounts: PortalAccounts = {
  routes: [
    ...signUpRoutes,
    ...beginPlanRoutes,
    ...signInRoutes,
    ...passwordRoutes,
    overviewRoute,
    ...planRoutes,
    ...paymentRoutes,
    ...cardRoutes,
    ...detailsRoutes,
    ...agreementRoutes,
    ...giveCardRoutes,
    ...viewRoutes,
    cardScriptRoute,
  ],
  loadSession: findActiveSession,
  findInterstitial: interstitialOf,
  updateLanguage: updateOwnLanguage,
};
