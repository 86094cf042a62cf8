import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { language } from '../../lib/i18n/i18n';
import type { PortalResponse } from './responses';
import type { PortalRequest, PortalRoute } from './portalRequest';
import { portalCss } from './styleSheet';

const maxCacheBytes = 32_000_000;
const maxResponseBytes = 1_000_000;

const bytesOf = ({ body }: PortalResponse): number =>
  typeof body === 'string' || Buffer.isBuffer(body) ? Buffer.byteLength(body) : 0;

const etagOf = (body: string | Buffer): string =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;

/** Caches responses by snapshot, language, route, parameters and file version. A new snapshot uses new keys. */
export class ResponseCache {
  readonly #responses = new LRUCache<string, PortalResponse>({
    maxSize: maxCacheBytes,
    maxEntrySize: maxResponseBytes,
    // The library rejects a size of zero, which an empty body would have.
    sizeCalculation: (response, key) => bytesOf(response) + key.length,
  });

  get(route: PortalRoute, request: PortalRequest): PortalResponse | undefined {
    return this.#responses.get(keyOf(route, request));
  }

  /**
   * Adds an ETag to a successful response, and caches it if it is small enough. Returns other responses
   * unchanged.
   */
  add(route: PortalRoute, request: PortalRequest, response: PortalResponse): PortalResponse {
    const { status, body } = response;
    if (status !== 200 || (typeof body !== 'string' && !Buffer.isBuffer(body))) return response;
    const taggedResponse = {
      ...response,
      headers: { 'cache-control': 'private, no-cache', ...response.headers, etag: etagOf(body) },
    };
    this.#responses.set(keyOf(route, request), taggedResponse);
    return taggedResponse;
  }
}

/**
 * Returns the `v` parameter if it is a current file version, else null. All other values share one cache
 * entry, so they cannot fill the cache.
 */
function currentVersion({ snapshot: { branding }, query }: PortalRequest): string | null {
  const version = query.get('v');
  const currentVersions = [branding.fullLogo, branding.squareLogo, portalCss(branding.colour).version];
  return currentVersions.includes(version) ? version : null;
}

// Uses the route's path and parameters, because the URL and host can spell the same page in several ways.
const keyOf = (route: PortalRoute, request: PortalRequest): string =>
  JSON.stringify([request.snapshot.id, language(), route.path, request.params, currentVersion(request)]);
