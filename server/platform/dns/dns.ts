import { Resolver } from 'node:dns/promises';
import { errorCode } from '../../lib/errorCode';
import { removeUnstorable } from '../../../contract/text';

export type RecordType = 'A' | 'AAAA' | 'CNAME' | 'TXT' | 'NS' | 'CAA';

/** Thrown if DNS returned neither records nor proof that there are none. */
export class DnsUnavailableError extends Error {
  constructor(
    readonly hostname: string,
    readonly reason: string,
  ) {
    super(`The DNS lookup of ${hostname} failed: ${reason}.`);
    this.name = 'DnsUnavailableError';
  }
}

export interface Dns {
  /**
   * Returns the values of a name's records of one type, or an empty array if there are none. Throws
   * `DnsUnavailableError` if the lookup fails.
   */
  resolve(hostname: string, type: RecordType): Promise<string[]>;
}

const timeoutMs = 2500;
const tries = 2;

const noSuchRecord = new Set(['ENODATA', 'ENOTFOUND']);

const issuersOf = (records: readonly { issue?: string | undefined }[]): string[] =>
  records.flatMap(({ issue }) => (issue === undefined ? [] : [issue.split(';')[0]?.trim() ?? '']));

async function queryRecords(resolver: Resolver, hostname: string, type: RecordType): Promise<string[]> {
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

/** Returns a resolver that queries the configured servers, or the system's servers if none are configured. */
export function makeDns({ dnsServers }: { dnsServers: readonly string[] }): Dns {
  const resolver = new Resolver({ timeout: timeoutMs, tries });
  if (dnsServers.length > 0) resolver.setServers(dnsServers);
  return {
    async resolve(hostname, type) {
      try {
        // Domain owners choose these values. A character that the database can't store would block every
        // later check.
        return (await queryRecords(resolver, hostname, type)).map(removeUnstorable);
      } catch (error) {
        const code = errorCode(error);
        if (noSuchRecord.has(code)) return [];
        throw new DnsUnavailableError(hostname, code || String(error));
      }
    },
  };
}
