import { Resolver } from 'node:dns/promises';
import { errorCode } from '../db/errorCode';
import { storable } from '../lib/plainText';

export type RecordType = 'A' | 'AAAA' | 'CNAME' | 'TXT' | 'NS' | 'CAA';

/** The DNS did not say: neither that there is a record, nor that there is none. */
export class DnsAway extends Error {
  constructor(
    readonly hostname: string,
    readonly reason: string,
  ) {
    super(`The DNS gave no answer about ${hostname}: ${reason}.`);
    this.name = 'DnsAway';
  }
}

export interface Dns {
  /** The values of a name's records of one type; none where there are none. Throws DnsAway when nobody knows. */
  lookUp(hostname: string, type: RecordType): Promise<string[]>;
}

const timeoutMs = 2500;
const tries = 2;

const noSuchRecord = new Set(['ENODATA', 'ENOTFOUND']);

const issuersOf = (records: readonly { issue?: string | undefined }[]): string[] =>
  records.flatMap(({ issue }) => (issue === undefined ? [] : [issue.split(';')[0]?.trim() ?? '']));

async function ask(resolver: Resolver, hostname: string, type: RecordType): Promise<string[]> {
  switch (type) {
    case 'A':
      return resolver.resolve4(hostname);
    case 'AAAA':
      return resolver.resolve6(hostname);
    case 'CNAME':
      return resolver.resolveCname(hostname);
    case 'NS':
      return resolver.resolveNs(hostname);
    case 'TXT':
      return (await resolver.resolveTxt(hostname)).map((chunks) => chunks.join(''));
    case 'CAA':
      return issuersOf(await resolver.resolveCaa(hostname));
  }
}

/** Asks the servers of the setting, or else those of the system. */
export function makeDns({ dnsServers }: { dnsServers: readonly string[] }): Dns {
  const resolver = new Resolver({ timeout: timeoutMs, tries });
  if (dnsServers.length > 0) resolver.setServers(dnsServers);
  return {
    async lookUp(hostname, type) {
      try {
        // Anybody writes what they like into their DNS; what the database can't keep would stop the look for good.
        return (await ask(resolver, hostname, type)).map(storable);
      } catch (error) {
        const code = errorCode(error);
        if (noSuchRecord.has(code)) return [];
        throw new DnsAway(hostname, code || String(error));
      }
    },
  };
}
