import { stillToAgree } from '../../modules/client-accounts/agreements';
import { findSession, sessionOf } from '../../modules/client-accounts/sessions';
import { sentTo, type SiteAnswer } from '../answers';
import type { Accounts, SiteRequest } from '../siteRequest';
import { accountRoutes } from './accountRoutes';
import { farewellPage } from './farewell';

/** Where a client is at home; what is for everybody stays open to everybody. */
const isInside = ({ path }: SiteRequest): boolean => /^\/(account|guides|sign-up\/card)(\/|$)/.test(path);

const mayAlways = new Set(['/account/legal', '/account/leave']);

/** What was agreed to is asked for before a client goes on; whoever was deactivated is told so. */
async function firstOf(site: SiteRequest): Promise<SiteAnswer | null> {
  const { services, companyId, snapshot, session, sessionToken, path } = site;
  if (!isInside(site) || sessionToken === null || mayAlways.has(path)) return null;
  if (!session) {
    const ended = await findSession(services, companyId, sessionToken);
    return ended && farewellPage({ ...site, session: ended.viewedBy === null ? null : ended });
  }
  const hasToAgree = session.viewedBy === null && stillToAgree(snapshot, session).length > 0;
  return hasToAgree ? sentTo('/account/legal') : null;
}

export const accounts: Accounts = { routes: accountRoutes, sessionOf, firstOf };
