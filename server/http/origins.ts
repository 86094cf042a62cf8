import type { IncomingHttpHeaders } from 'node:http';
import type { Settings } from '../settings';

/** Browsers say where a socket was opened from, and CORS does not cover sockets. Other programs send no origin. */
export function isAllowedOrigin({ corsOrigins, publicUrl }: Settings, headers: IncomingHttpHeaders): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  if (corsOrigins.includes(origin) || origin === new URL(publicUrl).origin) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
