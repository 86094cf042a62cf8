import { canonicalAddress } from '../../../dns/addresses';
import type { Dns } from '../../../dns/dns';
import { registeredDomain } from '../hostname';
import { challengeName, challengeValue, type Wanted } from './records';

/** What stands in the DNS about a domain. */
export interface Findings {
  /** What the ownership record says. */
  ownership: string[];
  /** The right words under the name with the zone's own written behind it once more. */
  isNamedTwice: boolean;
  /** Which names it leads to, one after another. */
  aliases: string[];
  /** Where it ends. */
  addresses: string[];
  /** Where our own sites are. */
  targets: string[];
  /** The CAA records that hold for it: where they stand, and whom they let issue. */
  caa: { name: string; issuers: string[] } | null;
  nameServers: string[];
}

const longestChain = 5;
/** A name may have a hundred labels, and each is one more question. */
const mostLevels = 8;

async function aliasesOf(dns: Dns, hostname: string): Promise<string[]> {
  const aliases: string[] = [];
  for (let name = hostname; aliases.length < longestChain;) {
    const [next] = await dns.resolve(name, 'CNAME');
    if (next === undefined) return aliases;
    name = next.toLowerCase().replace(/\.$/, '');
    aliases.push(name);
  }
  return aliases;
}

async function addressesOf(dns: Dns, hostname: string): Promise<string[]> {
  const both = await Promise.all([dns.resolve(hostname, 'A'), dns.resolve(hostname, 'AAAA')]);
  return both.flat().map(canonicalAddress).sort();
}

// The nearest set counts, from the name itself up to what was registered.
async function caaOf(dns: Dns, hostname: string): Promise<Findings['caa']> {
  const top = registeredDomain(hostname);
  for (let name = hostname, asked = 1; asked <= mostLevels; name = name.slice(name.indexOf('.') + 1)) {
    const issuers = await dns.resolve(name, 'CAA');
    if (issuers.length > 0) return { name, issuers };
    if (name === top || !name.includes('.')) break;
    asked += 1;
  }
  return null;
}

async function namedTwice(dns: Dns, { hostname, token }: Wanted): Promise<boolean> {
  const name = `${challengeName(hostname)}.${registeredDomain(hostname)}`;
  return (await dns.resolve(name, 'TXT')).includes(challengeValue(token));
}

/** A hint that is missing is no reason to say nothing at all. */
const orElse = <T>(asked: Promise<T>, otherwise: T): Promise<T> => asked.catch(() => otherwise);

/** Asks for everything at once. Throws DnsUnavailableError when what decides could not be found out. */
export async function look(dns: Dns, wanted: Wanted): Promise<Findings> {
  const { hostname, fallbackHost, addresses } = wanted;
  const targets =
    addresses.length > 0 ? addresses.map(canonicalAddress).sort() : addressesOf(dns, fallbackHost);
  const [ownership, aliases, found, ours, isNamedTwice, caa, nameServers] = await Promise.all([
    dns.resolve(challengeName(hostname), 'TXT'),
    aliasesOf(dns, hostname),
    addressesOf(dns, hostname),
    targets,
    orElse(namedTwice(dns, wanted), false),
    orElse(caaOf(dns, hostname), null),
    orElse(dns.resolve(registeredDomain(hostname), 'NS'), []),
  ]);
  return {
    ownership: ownership.sort(),
    isNamedTwice,
    aliases,
    addresses: found,
    targets: ours,
    caa,
    nameServers: nameServers.sort(),
  };
}
