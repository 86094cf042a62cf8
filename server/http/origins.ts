import type { IncomingHttpHeaders } from 'node:http';
import type { Settings } from '../settings';

/**
 * Checks the Origin header of a WebSocket, because CORS doesn't cover sockets. Programs other than browsers
 * send no origin.
 */
export function isAllowedOrigin({ corsOrigins, publicUrl }: Settings, headers: IncomingHttpHeaders): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  if (corsOrigins.includes(origin) || origin === new URL(publicUrl).origin) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
