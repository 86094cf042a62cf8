import { createHash } from 'node:crypto';
import { Lru } from '../lib/lru';
import type { SiteAnswer } from './answers';
import type { SiteRequest, SiteRoute } from './siteRequest';
import { siteCss } from './style/siteCss';

const mostBytes = 32_000_000;
const largestBytes = 1_000_000;

const bytesOf = ({ body }: SiteAnswer): number =>
  typeof body === 'string' || Buffer.isBuffer(body) ? Buffer.byteLength(body) : 0;

const tagOf = (body: string | Buffer): string =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;

/** What was made once from a snapshot: a page stays what it was for as long as its snapshot is shown. */
export class KeptAnswers {
  readonly #kept = new Lru<string, SiteAnswer>(mostBytes, bytesOf);

  get(route: SiteRoute, site: SiteRequest): SiteAnswer | undefined {
    return this.#kept.get(keyOf(route, site));
  }

  /** The answer with a tag of what it says, kept where it is worth it. */
  keep(route: SiteRoute, site: SiteRequest, answer: SiteAnswer): SiteAnswer {
    const { status, body } = answer;
    if (status !== 200 || (typeof body !== 'string' && !Buffer.isBuffer(body))) return answer;
    const tagged = {
      ...answer,
      headers: { 'cache-control': 'private, no-cache', ...answer.headers, etag: tagOf(body) },
    };
    if (bytesOf(tagged) <= largestBytes) this.#kept.set(keyOf(route, site), tagged);
    return tagged;
  }
}

/** The version in an address where it is one that the site itself gives: whoever makes up others gets no copies kept. */
function knownVersion({ snapshot: { branding }, query }: SiteRequest): string | null {
  const version = query.get('v');
  const known = [branding.fullLogo, branding.squareLogo, siteCss(branding.colour).version];
  return known.includes(version) ? version : null;
}

// The address as the route read it, not as it was written: one page can be spelled in many ways, and so can its host.
const keyOf = (route: SiteRoute, site: SiteRequest): string =>
  JSON.stringify([site.snapshot.id, route.path, site.params, knownVersion(site)]);
