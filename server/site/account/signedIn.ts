import type { ClientSession } from '../../modules/client-accounts/visit';
import { sentTo, type SiteAnswer } from '../answers';
import { findSession, sessionLifetimeSeconds } from '../../modules/client-accounts/sessions';
import { sessionCookie } from '../cookies';
import { refusedPage } from '../pages/problems';
import type { SiteRequest, SiteRoute } from '../siteRequest';

/** A request of somebody who is signed in. */
export interface SignedInRequest extends SiteRequest {
  session: ClientSession;
}

type Answer<Request> = (site: Request) => SiteAnswer | Promise<SiteAnswer>;

const isSignedIn = (site: SiteRequest): site is SignedInRequest => site.session !== null;

const withQuery = ({ path, query }: SiteRequest): string =>
  query.size > 0 ? `${path}?${query.toString()}` : path;

const signInFor = (next: string, isForm = false): SiteAnswer =>
  sentTo(`/sign-in?${new URLSearchParams({ next, ...(isForm ? { ended: '1' } : {}) }).toString()}`);

/** What a session that lasts on gives its cookie. */
function withCookie({ services, session, sessionToken }: SignedInRequest, answer: SiteAnswer): SiteAnswer {
  if (!session.isRenewed || sessionToken === null) return answer;
  const renewed = sessionCookie(services.settings, sessionToken, sessionLifetimeSeconds);
  return { ...answer, cookies: [...(answer.cookies ?? []), renewed] };
}

const signedIn =
  (answer: Answer<SignedInRequest>, signInFirst: (site: SiteRequest) => SiteAnswer): Answer<SiteRequest> =>
  async (site) =>
    isSignedIn(site) ? withCookie(site, await answer(site)) : signInFirst(site);

/** Operators who look on change nothing, wherever they press. */
const unlessViewed =
  (answer: Answer<SiteRequest>): Answer<SiteRequest> =>
  (site) =>
    site.session?.viewedBy
      ? refusedPage(
          site,
          403,
          `You are looking at this as ${site.session.clientName}. Nothing can be changed.`,
        )
      : answer(site);

/** A page that anybody may see. */
export const shows = (path: string, answer: Answer<SiteRequest>): SiteRoute => ({
  method: 'GET',
  path,
  answer,
});

/** A form that anybody may send. */
export const takes = (path: string, answer: Answer<SiteRequest>): SiteRoute => ({
  method: 'POST',
  path,
  answer: unlessViewed(answer),
});

/** A page of the client's own. */
export const showsOwn = (path: string, answer: Answer<SignedInRequest>): SiteRoute =>
  shows(
    path,
    signedIn(answer, (site) => signInFor(withQuery(site))),
  );

/** A form of the client's own, with the page that it stands on: there they are again once they have signed in anew. */
export const takesOwn = (
  path: string,
  answer: Answer<SignedInRequest>,
  pageOf: (site: SiteRequest) => string = () => path,
): SiteRoute =>
  takes(
    path,
    signedIn(answer, (site) => signInFor(pageOf(site), true)),
  );

/** The one form of an operator who looks on, at a deactivated client too. */
export const leaves = (path: string, answer: Answer<SignedInRequest>): SiteRoute => ({
  method: 'POST',
  path,
  answer: async (site) => {
    const { services, companyId, sessionToken } = site;
    const session = site.session ?? (sessionToken && (await findSession(services, companyId, sessionToken)));
    return session ? answer({ ...site, session }) : sentTo('/sign-in');
  },
});
