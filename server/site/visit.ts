import type { FastifyRequest } from 'fastify';
import type { Services } from '../context';
import { callerOf } from '../http/requestContext';
import { deviceCookie, readDeviceMarks } from '../modules/auth/deviceMarks';
import { readSnapshot, type SiteSnapshot } from '../modules/deployments/snapshot';
import type { SiteAnswer } from './answers';
import { answerPage } from './answerPage';
import { candidateAsked, shownHeader, type Candidate } from './candidate';
import { isSecure, readSessionCookie } from './cookies';
import type { SiteHost } from './hosts/findHost';
import { hostNameOf, requestedHost } from './hosts/hostName';
import type { SiteHosts } from './hosts/siteHosts';
import type { KeptAnswers } from './keptAnswers';
import { blocked, closed, nothingHere } from './plainPage';
import type { Accounts, SiteRequest, SiteRoute } from './siteRequest';

/** What all requests to clients' dashboards share in this process. */
export interface Site {
  services: Services;
  accounts: Accounts;
  hosts: SiteHosts;
  kept: KeptAnswers;
}

/** Shows the way from a name that is not the main one. */
const movedTo = (address: string): SiteAnswer => ({
  status: 302,
  type: 'text/html; charset=utf-8',
  body: null,
  headers: { location: address, 'cache-control': 'no-store' },
});

/** What a deployment asks to see before anybody else can. */
function candidateOf(
  { services }: Site,
  { companyId }: SiteHost,
  { headers }: FastifyRequest,
): Candidate | null {
  const candidate = candidateAsked(services.settings.signingKeys, headers);
  return candidate?.companyId === companyId ? candidate : null;
}

/** The site as a deployment sees it, which is told beside it what everybody else is shown. */
async function inspected(
  site: Site,
  route: SiteRoute | null,
  host: SiteHost,
  { snapshotId }: Candidate,
  request: FastifyRequest,
): Promise<SiteAnswer> {
  const { companyId } = host;
  const candidate = await site.services.database.inCompany(companyId, (db) =>
    readSnapshot(db, companyId, snapshotId),
  );
  const snapshot = candidate ?? host.snapshot;
  const answer = snapshot
    ? await answerPage(
        site.accounts,
        null,
        route,
        asked(site, host, snapshot, request),
        request.headers.origin,
      )
    : nothingHere();
  return { ...answer, headers: { ...answer.headers, [shownHeader]: host.snapshot?.id ?? 'none' } };
}

function asked(
  { services }: Site,
  { companyId }: SiteHost,
  snapshot: SiteSnapshot,
  request: FastifyRequest,
): SiteRequest {
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

/** Finds whose site it is, and lets it answer: `route` is null for an address that no route has. */
export async function visit(
  site: Site,
  route: SiteRoute | null,
  request: FastifyRequest,
): Promise<SiteAnswer> {
  const name = hostNameOf(requestedHost(request));
  const host = name === null ? null : await site.hosts.find(name);
  if (!host) return nothingHere();
  if (host.status === 'Blocked') return blocked(host.companyName);
  if (host.status === 'Cancelled') return closed(host.companyName);

  const candidate = candidateOf(site, host, request);
  if (candidate) return inspected(site, route, host, candidate, request);
  const { snapshot } = host;
  if (!snapshot) return nothingHere();
  if (host.movedTo) {
    const protocol = isSecure(site.services.settings) ? 'https' : 'http';
    return movedTo(`${protocol}://${host.movedTo}${request.url}`);
  }
  const siteRequest = asked(site, host, snapshot, request);
  const answer = await answerPage(site.accounts, site.kept, route, siteRequest, request.headers.origin);
  const cookie = deviceCookie(siteRequest.services.settings, siteRequest.device);
  return cookie ? { ...answer, cookies: [...(answer.cookies ?? []), cookie] } : answer;
}
