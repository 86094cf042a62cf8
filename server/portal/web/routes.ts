import { findSession, sessionLifetimeSeconds } from '../accounts/sessions';
import { readOnlyViewText } from '../accounts/visit';
import { sessionCookie } from './cookies';
import { domainErrorPage } from './errorPages';
import type { PortalRequest, PortalRoute, SignedInRequest } from './portalRequest';
import { redirect, type PortalResponse } from './responses';

type Handler<Request> = (request: Request) => PortalResponse | Promise<PortalResponse>;

const isSignedIn = (request: PortalRequest): request is SignedInRequest => request.session !== null;

const pathWithQuery = ({ path, query }: PortalRequest): string =>
  query.size > 0 ? `${path}?${query.toString()}` : path;

const redirectToSignIn = (next: string, isFormSubmission = false): PortalResponse =>
  redirect(
    `/sign-in?${new URLSearchParams({ next, ...(isFormSubmission ? { ended: '1' } : {}) }).toString()}`,
  );

/** Sets the session cookie again with a new lifetime if the session was extended. */
function withRenewedCookie(
  { services, session, sessionToken }: SignedInRequest,
  response: PortalResponse,
): PortalResponse {
  if (!session.isRenewed || sessionToken === null) return response;
  const cookie = sessionCookie(services.settings, sessionToken, sessionLifetimeSeconds);
  return { ...response, cookies: [...(response.cookies ?? []), cookie] };
}

const requireSession =
  (
    handler: Handler<SignedInRequest>,
    onSignedOut: (request: PortalRequest) => PortalResponse,
  ): Handler<PortalRequest> =>
  async (request) =>
    isSignedIn(request) ? withRenewedCookie(request, await handler(request)) : onSignedOut(request);

/** Returns a handler that rejects the form submissions of operators who view the portal as a client. */
const rejectViewers =
  (handler: Handler<PortalRequest>): Handler<PortalRequest> =>
  (request) =>
    request.session?.viewedBy
      ? domainErrorPage(request, 403, readOnlyViewText(request.session.clientName))
      : handler(request);

/** Returns a route for a page of the snapshot, which visitors without a session share. */
export const snapshotPage = (path: string, handler: Handler<PortalRequest>): PortalRoute => ({
  method: 'GET',
  path,
  cacheScope: 'SignedOut',
  handle: handler,
});

/** Returns a route for a file that all visitors share. */
export const sharedFile = (path: string, handler: Handler<PortalRequest>): PortalRoute => ({
  method: 'GET',
  path,
  cacheScope: 'Everyone',
  handle: handler,
});

/** Returns a GET route that needs no session. */
export const publicPage = (path: string, handler: Handler<PortalRequest>): PortalRoute => ({
  method: 'GET',
  path,
  handle: handler,
});

/** Returns a POST route that needs no session. It rejects operators who view the portal as a client. */
export const publicForm = (path: string, handler: Handler<PortalRequest>): PortalRoute => ({
  method: 'POST',
  path,
  handle: rejectViewers(handler),
});

/** Returns a GET route that redirects to the sign-in page without a session. */
export const clientPage = (path: string, handler: Handler<SignedInRequest>): PortalRoute =>
  publicPage(
    path,
    requireSession(handler, (request) => redirectToSignIn(pathWithQuery(request))),
  );

/**
 * Returns a POST route. Without a session, it redirects to the sign-in page, which leads back to
 * `returnPath`.
 */
export const clientForm = (
  path: string,
  handler: Handler<SignedInRequest>,
  returnPath: (request: PortalRequest) => string = () => path,
): PortalRoute =>
  publicForm(
    path,
    requireSession(handler, (request) => redirectToSignIn(returnPath(request), true)),
  );

/**
 * Returns the only POST route that is open to operators who view the portal as a client, even a deactivated
 * one.
 */
export const leaveViewForm = (path: string, handler: Handler<SignedInRequest>): PortalRoute => ({
  method: 'POST',
  path,
  handle: async (request) => {
    const { services, companyId, sessionToken } = request;
    const session =
      request.session ?? (sessionToken && (await findSession(services, companyId, sessionToken)));
    return session ? handler({ ...request, session }) : redirect('/sign-in');
  },
});
