import type { FastifyRequest } from 'fastify';
import { localeIn } from '../../../contract/languages';
import { isSecure } from '../../lib/cookies';
import { inLocale } from '../../lib/i18n/i18n';
import { DomainError } from '../../lib/errors';
import {
  callerOf,
  deviceCookie,
  hostNameOf,
  preferredLanguages,
  readDeviceMarks,
  requestedHost,
  type Services,
  toErrorResponse,
} from '../../platform';
import {
  type Candidate,
  liveSnapshotHeader,
  localizeSnapshot,
  type PortalSnapshot,
  readCandidateHeader,
  readSnapshot,
} from '../../brand';
import { readSessionCookie } from './cookies';
import {
  badRequestPage,
  blockedPage,
  closedPage,
  crossOriginFormPage,
  domainErrorPage,
  noPortalPage,
  notFoundPage,
  serverErrorPage,
} from './errorPages';
import type { PortalHost, PortalHosts } from './hosts';
import { requestLogger, type PortalAccounts, type PortalRequest, type PortalRoute } from './portalRequest';
import { languageCookie, languageOf, readLanguageCookie, requestedLanguage } from './portalLanguage';
import type { ResponseCache } from './responseCache';
import type { PortalResponse } from './responses';

/** State that all portal requests of this process share. */
export interface PortalContext {
  services: Services;
  accounts: PortalAccounts;
  hosts: PortalHosts;
  cache: ResponseCache;
}

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

/** Stores the language that a signed-in client chooses with this request. */
async function rememberLanguage(accounts: PortalAccounts, request: PortalRequest): Promise<void> {
  const { session, isCrossSite } = request;
  const language = requestedLanguage(request);
  if (!language || !session || session.viewedBy !== null || isCrossSite) return;
  if (session.language !== language) await accounts.updateLanguage({ ...request, session }, language);
}

async function handleRoute(
  accounts: PortalAccounts,
  cache: ResponseCache | null,
  route: PortalRoute | null,
  request: PortalRequest,
  originHeader: string | undefined,
): Promise<PortalResponse> {
  if (!route) return notFoundPage(request);
  // Portals of other companies are same-site for cookies, so only the Origin header detects their forms.
  if (route.method === 'POST' && originHeader !== request.origin) {
    requestLogger(request).info({ code: 'FORBIDDEN' }, 'request refused');
    return crossOriginFormPage(request);
  }
  await rememberLanguage(accounts, request);
  return respond(accounts, cache, route, request);
}

/** Responds to a request to a portal in its language. Errors become error pages. */
async function handleRequest(
  accounts: PortalAccounts,
  cache: ResponseCache | null,
  route: PortalRoute | null,
  incomingRequest: PortalRequest,
  originHeader: string | undefined,
): Promise<PortalResponse> {
  const { country } = incomingRequest.snapshot.company;
  let request = incomingRequest;
  const locale = () => localeIn(languageOf(request), country);
  try {
    if (route?.cacheScope !== 'Everyone') request = await withSession(accounts, incomingRequest);
    request = { ...request, snapshot: localizeSnapshot(request.snapshot, languageOf(request)) };
    return await inLocale(locale(), () => handleRoute(accounts, cache, route, request, originHeader));
  } catch (error) {
    return inLocale(locale(), () => errorResponse(error, request));
  }
}

/** Redirects from a secondary host name to the primary one. */
const redirectTo = (address: string): PortalResponse => ({
  status: 302,
  type: 'text/html; charset=utf-8',
  body: null,
  headers: { location: address, 'cache-control': 'no-store' },
});

/**
 * Returns the candidate that a deployment's signed request selects. Returns null for other requests, and if
 * the candidate belongs to another company.
 */
function readCandidate(
  { services }: PortalContext,
  { companyId }: PortalHost,
  { headers }: FastifyRequest,
): Candidate | null {
  const candidate = readCandidateHeader(services.settings.signingKeys, headers);
  return candidate?.companyId === companyId ? candidate : null;
}

/**
 * Renders the candidate snapshot, else the published one, else an unbranded 404. Adds a header with the id of
 * the published snapshot, or `none`.
 */
async function respondWithCandidate(
  portal: PortalContext,
  route: PortalRoute | null,
  host: PortalHost,
  { snapshotId }: Candidate,
  request: FastifyRequest,
): Promise<PortalResponse> {
  const { companyId } = host;
  const candidate = await portal.services.database.inCompany(companyId, (db) =>
    readSnapshot(db, companyId, snapshotId),
  );
  const snapshot = candidate ?? host.snapshot;
  const response = snapshot
    ? await handleRequest(
        portal.accounts,
        null,
        route,
        buildRequest(portal, host, snapshot, request),
        request.headers.origin,
      )
    : noPortalPage();
  return { ...response, headers: { ...response.headers, [liveSnapshotHeader]: host.snapshot?.id ?? 'none' } };
}

function buildRequest(
  { services }: PortalContext,
  { companyId }: PortalHost,
  snapshot: PortalSnapshot,
  request: FastifyRequest,
): PortalRequest {
  const { settings } = services;
  const [path = '/', search = ''] = request.url.split('?');
  const query = new URLSearchParams(search);
  return {
    services,
    companyId,
    snapshot,
    method: request.method === 'POST' ? 'POST' : 'GET',
    origin: `${isSecure(settings) ? 'https' : 'http'}://${requestedHost(request).toLowerCase()}`,
    path: path.replace(/(?<=.)\/$/, ''),
    params: Object(request.params),
    query,
    // Portals of other companies can be on the same site.
    isCrossSite: /^(cross|same)-site$/.test(String(request.headers['sec-fetch-site'])),
    chosenLanguage:
      requestedLanguage({ snapshot, query }) ?? readLanguageCookie(settings, request.headers.cookie),
    preferredLanguages: preferredLanguages(request),
    form: request.body instanceof URLSearchParams ? request.body : new URLSearchParams(),
    session: null,
    sessionToken: readSessionCookie(settings, request.headers.cookie),
    caller: callerOf(request),
    device: readDeviceMarks(settings, request.headers.cookie),
    log: request.log,
  };
}

/** Responds to a request for the portal of its host. `route` is null if no route matches the path. */
export async function handlePortalRequest(
  portal: PortalContext,
  route: PortalRoute | null,
  request: FastifyRequest,
): Promise<PortalResponse> {
  const name = hostNameOf(requestedHost(request));
  const host = name === null ? null : await portal.hosts.find(name);
  if (!host) return noPortalPage();
  // Cached pages contain the path.
  if (!/^\/(?!\/)/.test(request.url)) return badRequestPage(400);
  if (host.status === 'Blocked') return blockedPage(host.companyName);
  if (host.status === 'Cancelled') return closedPage(host.companyName);

  const candidate = readCandidate(portal, host, request);
  if (candidate) return respondWithCandidate(portal, route, host, candidate, request);
  const { snapshot } = host;
  if (!snapshot) return noPortalPage();
  if (host.redirectHost) {
    const protocol = isSecure(portal.services.settings) ? 'https' : 'http';
    return redirectTo(`${protocol}://${host.redirectHost}${request.url}`);
  }
  const portalRequest = buildRequest(portal, host, snapshot, request);
  const response = await handleRequest(
    portal.accounts,
    portal.cache,
    route,
    portalRequest,
    request.headers.origin,
  );
  const { settings } = portal.services;
  const chosen = requestedLanguage(portalRequest);
  const cookies = [
    deviceCookie(settings, portalRequest.device),
    chosen && languageCookie(settings, chosen),
  ].flatMap((cookie) => cookie ?? []);
  return cookies.length > 0 ? { ...response, cookies: [...(response.cookies ?? []), ...cookies] } : response;
}
