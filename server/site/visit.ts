import type { FastifyRequest } from 'fastify';
import type { Services } from '../context';
import { callerOf } from '../http/requestContext';
import { readSnapshot, type SiteSnapshot } from '../modules/deployments/snapshot';
import type { SiteAnswer } from './answers';
import { answerPage } from './answerPage';
import { candidateHeader, readCandidate } from './candidate';
import { isSecure, readSessionCookie } from './cookies';
import type { SiteHost } from './hosts/findHost';
import { hostNameOf } from './hosts/hostName';
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

/** The snapshot that a deployment looks at before anybody else can. */
async function candidateOf(
  { services: { settings, database } }: Site,
  { companyId }: SiteHost,
  request: FastifyRequest,
): Promise<SiteSnapshot | undefined> {
  const given = request.headers[candidateHeader];
  const candidate = typeof given === 'string' ? readCandidate(settings.signingKey, given) : null;
  if (candidate?.companyId !== companyId) return undefined;
  return database.inCompany(companyId, (db) => readSnapshot(db, companyId, candidate.snapshotId));
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
    origin: `${isSecure(settings) ? 'https' : 'http'}://${request.host.toLowerCase()}`,
    path: path.replace(/(?<=.)\/$/, ''),
    params: Object(request.params),
    query: new URLSearchParams(search),
    form: request.body instanceof URLSearchParams ? request.body : new URLSearchParams(),
    session: null,
    sessionToken: readSessionCookie(settings, request.headers.cookie),
    caller: callerOf(request),
    log: request.log,
  };
}

/** Finds whose site it is, and lets it answer: `route` is null for an address that no route has. */
export async function visit(
  site: Site,
  route: SiteRoute | null,
  request: FastifyRequest,
): Promise<SiteAnswer> {
  const name = hostNameOf(request.host);
  const host = name === null ? null : await site.hosts.find(name);
  if (!host) return nothingHere();
  if (host.status === 'Blocked') return blocked(host.companyName);
  if (host.status === 'Cancelled') return closed(host.companyName);

  const candidate = await candidateOf(site, host, request);
  const snapshot = candidate ?? host.snapshot;
  if (!snapshot) return nothingHere();
  if (host.movedTo && !candidate) {
    const protocol = isSecure(site.services.settings) ? 'https' : 'http';
    return movedTo(`${protocol}://${host.movedTo}${request.url}`);
  }
  const kept = candidate ? null : site.kept;
  return answerPage(site.accounts, kept, route, asked(site, host, snapshot, request), request.headers.origin);
}
