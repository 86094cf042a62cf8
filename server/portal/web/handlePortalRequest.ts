import type { FastifyRequest } from 'fastify';
import {
  callerOf,
  deviceCookie,
  hostNameOf,
  readDeviceMarks,
  requestedHost,
  type Services,
} from '../../platform';
import {
  type Candidate,
  liveSnapshotHeader,
  type PortalSnapshot,
  readCandidateHeader,
  readSnapshot,
} from '../../brand';
import type { PortalResponse } from './responses';
import { handleRequest } from './handleRequest';
import { isSecure, readSessionCookie } from './cookies';
import type { PortalHost } from './hosts/findHost';
import type { PortalHosts } from './hosts/portalHosts';
import type { ResponseCache } from './responseCache';
import { blockedPage, closedPage, noPortalPage } from './plainPage';
import type { PortalAccounts, PortalRequest, PortalRoute } from './portalRequest';

/** State that all portal requests of this process share. */
export interface PortalContext {
  services: Services;
  accounts: PortalAccounts;
  hosts: PortalHosts;
  cache: ResponseCache;
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
  return {
    services,
    companyId,
    snapshot,
    origin: `${isSecure(settings) ? 'https' : 'http'}://${requestedHost(request).toLowerCase()}`,
    path: path.replace(/(?<=.)\/$/, ''),
    params: Object(request.params),
    query: new URLSearchParams(search),
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
  const cookie = deviceCookie(portalRequest.services.settings, portalRequest.device);
  return cookie ? { ...response, cookies: [...(response.cookies ?? []), cookie] } : response;
}
