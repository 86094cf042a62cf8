import type { IncomingHttpHeaders } from 'node:http';
import type { Settings } from '../settings/settings';

/**
 * Returns whether the Origin header of a WebSocket is allowed. CORS doesn't cover sockets, so the API must
 * check the header. Accepts a missing origin, because only browsers send one.
 */
export function isAllowedOrigin({ corsOrigins, publicUrl }: Settings, headers: IncomingHttpHeaders): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  if (corsOrigins.includes(origin) || origin === new URL(publicUrl).origin) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
