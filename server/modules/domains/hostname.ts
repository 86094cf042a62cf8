import { isIP } from 'node:net';
import { domainToASCII, domainToUnicode } from 'node:url';
import { parse } from 'tldts';
import { trimEndOf } from '../../lib/trimEndOf';
import type { CustomDomainKind } from '../../schema.generated';

const longest = 253;
const longestLabel = 63;
const labelShape = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/;

/** Endings that nobody can register a name under. */
const reservedEndings = new Set(
  'localhost local localdomain internal intranet lan home corp private test example invalid onion alt arpa'.split(
    ' ',
  ),
);

export interface Hostname {
  /** In lower case, letters beyond ASCII in punycode. */
  hostname: string;
  kind: CustomDomainKind;
}

/** What our own parts are called: the console, and where the subdomains are. */
export interface OwnHosts {
  publicUrl: string;
  sitesDomain: string;
}

const anAddress = 'Enter a domain, not an IP address.';
const noDomain = 'This is not a domain.';

const withoutPort = (host: string): string => host.replace(/:\d+$/, '');

/** Only the name of what was typed or pasted: no scheme, sign-in, port, path, or dot at the end. */
const bareHost = (text: string): string =>
  trimEndOf(
    text
      .trim()
      .replace(/^[a-z][a-z0-9+.-]*:\/\//i, '')
      .replace(/^\/\//, '')
      .replace(/[/?#\\][^]*/, '')
      .replace(/^[^@]*@/, '')
      .replace(/:\d*$/, ''),
    '.。．｡',
  ).toLowerCase();

const isWithin = (name: string, parent: string): boolean => name === parent || name.endsWith(`.${parent}`);

function isOwn(name: string, { publicUrl, sitesDomain }: OwnHosts): boolean {
  const own = [new URL(publicUrl).hostname, withoutPort(sitesDomain)].filter((host) => isIP(host) === 0);
  return own.some((host) => isWithin(name, host) || isWithin(host, name));
}

/** What is wrong with a name before it is known to be one, in a sentence; null for nothing. */
function misshapen(bare: string): string | null {
  if (bare === '') return 'Enter a domain, such as www.example.com.';
  if (isIP(bare.replace(/^\[|\]$/g, '')) !== 0) return anAddress;
  if (bare.includes('*')) return 'A domain can’t have a * in it. Add each name that you use.';
  if (bare.includes('_')) return 'A domain can’t have an underscore in it.';
  // What is escaped would become another name further on.
  if (bare.includes('%')) return noDomain;
  return null;
}

function refusalOf(name: string, own: OwnHosts): string | null {
  const labels = name.split('.');
  if (name.length > longest) return `A domain has at most ${longest} characters.`;
  if (labels.some((label) => label.length > longestLabel)) {
    return `No part of a domain has more than ${longestLabel} characters.`;
  }
  if (!labels.every((label) => labelShape.test(label))) return noDomain;
  // `1.2.3` and the like, which browsers take for an address.
  if (/^(\d+|0x[0-9a-f]*)$/.test(labels.at(-1) ?? '')) return anAddress;
  if (labels.length === 1) return 'Enter the whole domain, with its ending, such as example.com.';
  if (reservedEndings.has(labels.at(-1) ?? ''))
    return `Nobody can reach a domain that ends in .${labels.at(-1)}.`;
  if (isOwn(name, own)) return 'This domain belongs to the platform. Enter one of your own.';
  return null;
}

/** The name in its one form, or why it can't be one of a company's own, in a sentence. */
export function readHostname(text: string, own: OwnHosts): Hostname | { refusal: string } {
  if (isIP(text.trim()) !== 0) return { refusal: anAddress };
  const bare = bareHost(text);
  const wrong = misshapen(bare);
  if (wrong) return { refusal: wrong };
  const hostname = domainToASCII(bare);
  // Full-width digits and the like only turn out to be an address here.
  if (hostname === '') return { refusal: noDomain };
  const refusal = misshapen(hostname) ?? refusalOf(hostname, own);
  if (refusal) return { refusal };
  const { domain, publicSuffix } = parse(hostname, { allowPrivateDomains: true });
  if (!domain) {
    return { refusal: `Many people share ${publicSuffix ?? hostname}. Enter your own name under it.` };
  }
  return { hostname, kind: domain === hostname ? 'Apex' : 'Subdomain' };
}

/** As people read it. */
export const unicodeOf = (hostname: string): string => domainToUnicode(hostname) || hostname;

/** What somebody registered: `example.co.uk` for `shop.example.co.uk`. */
export const registeredDomain = (hostname: string): string =>
  parse(hostname, { allowPrivateDomains: true }).domain ?? hostname;
