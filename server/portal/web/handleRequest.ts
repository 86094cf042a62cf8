import { DomainError } from '../../lib/errors';
import { toErrorResponse } from '../../platform';
import type { PortalResponse } from './responses';
import type { ResponseCache } from './responseCache';
import { serverErrorPage, crossOriginFormPage, notFoundPage, domainErrorPage } from './pages/errorPages';
import { requestLogger } from './requestLogger';
import type { PortalAccounts, PortalRequest, PortalRoute } from './portalRequest';

async function withSession(accounts: PortalAccounts, request: PortalRequest): Promise<PortalRequest> {
  const { services, companyId, sessionToken } = request;
  if (sessionToken === null) return request;
  return { ...request, session: await accounts.loadSession(services, companyId, sessionToken) };
}

async function respond(
  accounts: PortalAccounts,
  cache: ResponseCache | null,
  route: PortalRoute,
  request: PortalRequest,
): Promise<PortalResponse> {
  const canHaveInterstitial = request.sessionToken !== null && route.cacheScope !== 'Everyone';
  const interstitial = canHaveInterstitial && (await accounts.findInterstitial(request, route));
  if (interstitial) return interstitial;
  if (!cache || !route.cacheScope || (route.cacheScope === 'SignedOut' && request.session))
    return route.handle(request);
  return cache.get(route, request) ?? cache.add(route, request, await route.handle(request));
}

function errorResponse(error: unknown, request: PortalRequest): PortalResponse {
  const { status, message, retryAfterSeconds } = toErrorResponse(error, requestLogger(request));
  if (!(error instanceof DomainError)) return serverErrorPage(request);
  if (error.code === 'NOT_FOUND') return notFoundPage(request);
  const response = domainErrorPage(request, status, message);
  return retryAfterSeconds
    ? { ...response, headers: { ...response.headers, 'retry-after': String(retryAfterSeconds) } }
    : response;
}

/** Responds to a request to a portal. Errors become error pages. */
export async function handleRequest(
  accounts: PortalAccounts,
  cache: ResponseCache | null,
  route: PortalRoute | null,
  incomingRequest: PortalRequest,
  originHeader: string | undefined,
): Promise<PortalResponse> {
  let request = incomingRequest;
  try {
    if (route?.cacheScope !== 'Everyone') request = await withSession(accounts, incomingRequest);
    if (!route) return notFoundPage(request);
    // Portals of other companies are same-site for cookies, so only the Origin header detects their forms.
    if (route.method === 'POST' && originHeader !== request.origin) {
      requestLogger(request).info({ code: 'FORBIDDEN' }, 'request refused');
      return crossOriginFormPage(request);
    }
    return await respond(accounts, cache, route, request);
  } catch (error) {
    return errorResponse(error, request);
  }
}
