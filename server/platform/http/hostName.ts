import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { Settings } from '../settings/settings';

/**
 * Returns whether a request has several Host headers. RFC 9112 (section 3.2) requires rejecting it. Otherwise
 * a proxy and this server could use different hosts.
 */
export const hasMultipleHosts = ({ rawHeaders }: IncomingMessage): boolean =>
  rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host').length > 1;

const maxLength = 253;
const hostNamePattern = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$/;

/** Returns a host name in lower case, without port and trailing dot. Returns null if it is invalid. */
export function hostNameOf(host: string): string | null {
  const name = host.toLowerCase().replace(/:\d{1,5}$/, '');
  const bare = name.startsWith('[') && name.endsWith(']') ? name.slice(1, -1) : name.replace(/\.$/, '');
  if (isIP(bare)) return bare;
  return bare.length <= maxLength && hostNamePattern.test(bare) ? bare : null;
}

/**
 * Returns the Host header, or an empty string without one. Ignores X-Forwarded-Host, because proxies pass on
 * what callers send.
 */
export const requestedHost = ({ raw }: FastifyRequest): string => raw.headers.host ?? '';

type Hosts = Pick<Settings, 'publicUrl' | 'apiHost' | 'realtimeHost'>;

/**
 * Returns a predicate for host names of the console and the API. It accepts localhost and IP addresses, which
 * proxies and health checks use.
 */
export function consoleHosts({ publicUrl, apiHost, realtimeHost }: Hosts): (name: string) => boolean {
  const configuredHosts = [new URL(publicUrl).host, apiHost, realtimeHost]
    .map((host) => host && hostNameOf(host))
    .filter(Boolean);
  const names = new Set(['localhost', ...configuredHosts]);
  return (name) => names.has(name) || isIP(name) !== 0;
}

/**
 * Returns the subdomain, such as `acme` for `acme.example.com` under `example.com`, or null for any name that
 * is not a direct subdomain.
 */
export function subdomainOf(name: string, portalsDomain: string): string | null {
  const parent = hostNameOf(portalsDomain);
  if (!parent || !name.endsWith(`.${parent}`)) return null;
  const label = name.slice(0, -parent.length - 1);
  return label.includes('.') ? null : label;
}
