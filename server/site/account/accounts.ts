import { stillToAgree } from '../../modules/client-accounts/agreements';
import { findSession, sessionOf } from '../../modules/client-accounts/sessions';
import { sentTo, type SiteAnswer } from '../answers';
import { refusedPage } from '../pages/problems';
import type { Accounts, SiteRequest, SiteRoute } from '../siteRequest';
import { accountRoutes } from './accountRoutes';
import { farewellPage } from './farewell';

/** Where a client is at home; what is for everybody stays open to everybody. */
const isInside = ({ path }: SiteRoute): boolean => /^\/(account|guides|sign-up\/card)(\/|$)/.test(path);

const tellsOfMoney = ({ path }: SiteRoute): boolean =>
  /^\/(account\/(plan|payments|card)|sign-up\/card)(\/|$)/.test(path);

const mayAlways = new Set(['/account/legal', '/account/leave']);

/**
 * What was agreed to is asked for before a client goes on; whoever was deactivated is told so. The route tells where they
 * are, since one address can be spelled in many ways.
 */
async function firstOf(site: SiteRequest, route: SiteRoute): Promise<SiteAnswer | null> {
  const { services, companyId, snapshot, session, sessionToken } = site;
  if (!isInside(route) || sessionToken === null || mayAlways.has(route.path)) return null;
  if (!session) {
    const ended = await findSession(services, companyId, sessionToken);
    return ended && farewellPage({ ...site, session: ended.viewedBy === null ? null : ended });
  }
  if (session.hidesMoney && tellsOfMoney(route)) {
    return refusedPage(site, 403, 'You have no access to payments. Ask an Admin of your company.');
  }
  const hasToAgree = session.viewedBy === null && stillToAgree(snapshot, session).length > 0;
  return hasToAgree ? sentTo('/account/legal') : null;
}

export const accounts: Accounts = { routes: accountRoutes, sessionOf, firstOf };
