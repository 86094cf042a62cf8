import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { Settings } from '../../settings';

const longest = 253;
const nameShape = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$/;

/** The name alone of a Host header, or of an address's host: no port, no dot at its end. Null for what is no name. */
export function hostNameOf(host: string): string | null {
  const name = host.toLowerCase().replace(/:\d{1,5}$/, '');
  const bare = name.startsWith('[') && name.endsWith(']') ? name.slice(1, -1) : name.replace(/\.$/, '');
  if (isIP(bare)) return bare;
  return bare.length <= longest && nameShape.test(bare) ? bare : null;
}

/** Returns the Host header. X-Forwarded-Host is ignored, because proxies pass on what callers send. */
export const requestedHost = ({ raw }: FastifyRequest): string => raw.headers.host ?? '';

type Hosts = Pick<Settings, 'publicUrl' | 'apiHost' | 'realtimeHost'>;

/** Whether a name is the console's or the API's: what settings call so, and what a health check or a proxy calls. */
export function consoleHosts({ publicUrl, apiHost, realtimeHost }: Hosts): (name: string) => boolean {
  const own = [new URL(publicUrl).host, apiHost, realtimeHost]
    .map((host) => host && hostNameOf(host))
    .filter(Boolean);
  const names = new Set(['localhost', ...own]);
  return (name) => names.has(name) || isIP(name) !== 0;
}

/** `acme` for `acme.example.com` under `example.com`; null for every other name. */
export function subdomainOf(name: string, sitesDomain: string): string | null {
  const parent = hostNameOf(sitesDomain);
  if (!parent || !name.endsWith(`.${parent}`)) return null;
  const label = name.slice(0, -parent.length - 1);
  return label.includes('.') ? null : label;
}
