import { fileResponse, type PortalResponse } from '../responses';
import type { PortalRequest } from '../portalRequest';
import { portalCss } from '../style/portalCss';

export function styleSheet({ snapshot, query }: PortalRequest): PortalResponse {
  const { text, version } = portalCss(snapshot.branding.colour);
  // Only a URL whose version matches the content may be cached as immutable.
  const cacheControl =
    query.get('v') === version ? 'public, max-age=31536000, immutable' : 'private, no-cache';
  return fileResponse('text/css; charset=utf-8', text, { 'cache-control': cacheControl });
}
