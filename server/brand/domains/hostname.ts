import { isIP } from 'node:net';
import { domainToASCII, domainToUnicode } from 'node:url';
import { parse } from 'tldts';
import { trimEndOf } from '../../lib/strings';
import { t } from '../../lib/i18n/i18n';
import type { CustomDomainKind } from '../../../contract/enums';

const maxLength = 253;
const maxLabelLength = 63;
const labelPattern = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/;

/** Endings under which no public domain can be registered. */
const reservedEndings = new Set(
  'localhost local localdomain internal intranet lan home corp private test example invalid onion alt arpa'.split(
    ' ',
  ),
);

export interface Hostname {
  /** Lower case, with Punycode for non-ASCII characters. */
  hostname: string;
  kind: CustomDomainKind;
}

/** The platform's addresses: the console, and the parent domain of all subdomains. */
export interface PlatformHosts {
  publicUrl: string;
  portalsDomain: string;
}

const ipAddressError = (): string => t('Enter a domain, not an IP address.');
const invalidError = (): string => t('Enter a valid domain, such as www.example.com.');

const withoutPort = (host: string): string => host.replace(/:\d+$/, '');

/** Returns the text in lower case without scheme, credentials, port, path and trailing dots. */
const extractHost = (text: string): string =>
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

function isPlatformHost(name: string, { publicUrl, portalsDomain }: PlatformHosts): boolean {
  const platformHosts = [new URL(publicUrl).hostname, withoutPort(portalsDomain)].filter(
    (host) => isIP(host) === 0,
  );
  return platformHosts.some((host) => isWithin(name, host) || isWithin(host, name));
}

/** Returns the reason why a text can't be a hostname, as a sentence, or null if none was found. */
function formatError(name: string): string | null {
  if (name === '') return t('Enter a domain, such as www.example.com.');
  if (isIP(name.replace(/^\[|\]$/g, '')) !== 0) return ipAddressError();
  if (name.includes('*')) return t('Wildcard domains are not supported. Add each domain separately.');
  if (name.includes('_')) return t('Domains can’t contain underscores.');
  // `domainToASCII` decodes percent escapes, so the result would be a different name.
  if (name.includes('%')) return invalidError();
  return null;
}

function nameError(name: string, platformHosts: PlatformHosts): string | null {
  const labels = name.split('.');
  if (name.length > maxLength) return t('Enter at most {max} characters.', { max: maxLength });
  if (labels.some((label) => label.length > maxLabelLength)) {
    return t('Each part of a domain can have at most {max} characters.', { max: maxLabelLength });
  }
  if (!labels.every((label) => labelPattern.test(label))) return invalidError();
  // Browsers interpret a name such as `1.2.3` as an IP address.
  if (/^(\d+|0x[0-9a-f]*)$/.test(labels.at(-1) ?? '')) return ipAddressError();
  if (labels.length === 1) return t('Enter the full domain, such as example.com.');
  const ending = labels.at(-1) ?? '';
  if (reservedEndings.has(ending))
    return t('Domains that end in .{ending} are not public. Enter a public domain.', { ending });
  if (isPlatformHost(name, platformHosts))
    return t('This domain belongs to the platform. Enter your own domain.');
  return null;
}

/** Returns the normalized hostname, or the reason why a company can't use it, as a sentence. */
export function parseHostname(text: string, platformHosts: PlatformHosts): Hostname | { refusal: string } {
  if (isIP(text.trim()) !== 0) return { refusal: ipAddressError() };
  const name = extractHost(text);
  const error = formatError(name);
  if (error) return { refusal: error };
  const hostname = domainToASCII(name);
  if (hostname === '') return { refusal: invalidError() };
  // The conversion can turn full-width digits into an IP address, so the format is checked again.
  const refusal = formatError(hostname) ?? nameError(hostname, platformHosts);
  if (refusal) return { refusal };
  const { domain, publicSuffix } = parse(hostname, { allowPrivateDomains: true });
  if (!domain) {
    return {
      refusal: t('{suffix} is shared by many sites. Enter your own domain under it.', {
        suffix: publicSuffix ?? hostname,
      }),
    };
  }
  return { hostname, kind: domain === hostname ? 'Apex' : 'Subdomain' };
}

/** Converts Punycode to Unicode for display. */
export const toUnicode = (hostname: string): string => domainToUnicode(hostname) || hostname;

/**
 * Returns the registrable domain, such as `example.co.uk` for `shop.example.co.uk`, or the hostname if there
 * is none.
 */
export const registeredDomain = (hostname: string): string =>
  parse(hostname, { allowPrivateDomains: true }).domain ?? hostname;
