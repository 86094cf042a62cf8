import { sentFile, type SiteAnswer } from '../answers';
import type { SiteRequest } from '../siteRequest';
import { siteCss } from '../style/siteCss';

export function styleSheet({ snapshot, query }: SiteRequest): SiteAnswer {
  const { text, version } = siteCss(snapshot.branding.colour);
  // Only under the address that names it may a browser take it for unchanging.
  const caching = query.get('v') === version ? 'public, max-age=31536000, immutable' : 'private, no-cache';
  return sentFile('text/css; charset=utf-8', text, { 'cache-control': caching });
}
