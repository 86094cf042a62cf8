import { canonicalAddress, type Dns } from '../../../platform';
import { registeredDomain } from '../hostname';
import { challengeName, challengeValue, type DomainConfig } from './records';

/** The DNS state of a domain, which is stored as JSON. */
export interface Findings {
  /** The values of the ownership record. */
  ownership: string[];
  /** Whether the ownership record's name contains the zone twice, a common mistake. */
  isNamedTwice: boolean;
  /** The CNAME chain, in order. */
  aliases: string[];
  /** The resolved IP addresses. */
  addresses: string[];
  /** The IP addresses of the platform's proxy. */
  targets: string[];
  /** The effective CAA records: the name that has them and the issuers that they allow. */
  caa: { name: string; issuers: string[] } | null;
  nameServers: string[];
}

const maxAliases = 5;
/** A name can have over a hundred labels, and each one costs a query. */
const maxCaaQueries = 8;

async function resolveAliases(dns: Dns, hostname: string): Promise<string[]> {
  const aliases: string[] = [];
  for (let name = hostname; aliases.length < maxAliases;) {
    const [next] = await dns.resolve(name, 'CNAME');
    if (next === undefined) return aliases;
    name = next.toLowerCase().replace(/\.$/, '');
    aliases.push(name);
  }
  return aliases;
}

async function resolveAddresses(dns: Dns, hostname: string): Promise<string[]> {
  const results = await Promise.all([dns.resolve(hostname, 'A'), dns.resolve(hostname, 'AAAA')]);
  return results.flat().map(canonicalAddress).sort();
}

// The closest CAA records apply, from the name up to the registered domain.
async function resolveCaa(dns: Dns, hostname: string): Promise<Findings['caa']> {
  const registered = registeredDomain(hostname);
  for (let name = hostname, query = 1; query <= maxCaaQueries; name = name.slice(name.indexOf('.') + 1)) {
    const issuers = await dns.resolve(name, 'CAA');
    if (issuers.length > 0) return { name, issuers };
    if (name === registered || !name.includes('.')) break;
    query += 1;
  }
  return null;
}

async function hasDoubledName(dns: Dns, { hostname, token }: DomainConfig): Promise<boolean> {
  const name = `${challengeName(hostname)}.${registeredDomain(hostname)}`;
  return (await dns.resolve(name, 'TXT')).includes(challengeValue(token));
}

/** Returns the fallback if a query fails, because a failed query for a hint must not fail the whole check. */
const withFallback = <T>(query: Promise<T>, fallback: T): Promise<T> => query.catch(() => fallback);

/** Queries all records concurrently. Throws `DnsUnavailableError` if a required query fails. */
export async function queryDns(dns: Dns, config: DomainConfig): Promise<Findings> {
  const { hostname, fallbackHost, addresses } = config;
  const targets =
    addresses.length > 0 ? addresses.map(canonicalAddress).sort() : resolveAddresses(dns, fallbackHost);
  const [ownership, aliases, resolved, proxyAddresses, isNamedTwice, caa, nameServers] = await Promise.all([
    dns.resolve(challengeName(hostname), 'TXT'),
    resolveAliases(dns, hostname),
    resolveAddresses(dns, hostname),
    targets,
    withFallback(hasDoubledName(dns, config), false),
    withFallback(resolveCaa(dns, hostname), null),
    withFallback(dns.resolve(registeredDomain(hostname), 'NS'), []),
  ]);
  return {
    ownership: ownership.sort(),
    isNamedTwice,
    aliases,
    addresses: resolved,
    targets: proxyAddresses,
    caa,
    nameServers: nameServers.sort(),
  };
}
