import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../../app';
import type { Context, CustomDomain, WhiteLabelledCustomer } from '../../../platform';
import { loadCompany } from '../../../company';
import { startDnsServer, type DnsServer, type Zone } from '../../../testing/dnsServer';
import { createTempFolder, removeFolder } from '../../../testing/folders';
import { startTlsServer, type TlsServer } from '../../../testing/tlsServer';
import { openFixture, type TestCompany, type Fixture } from '../../../testing/fixture';
import { addCustomDomain } from '../changes.service';
import { checkDomain } from '../checking/check';
import { customDomain } from '../domains.service';

/** A company, and the context of an operator who can manage its domains. */
export interface Tenant {
  company: TestCompany;
  ctx: Context;
}

export interface DomainFixture {
  base: Fixture;
  dns: DnsServer;
  tls: TlsServer;
  app: FastifyInstance;
  tenant(): Promise<Tenant>;
  /** Adds a domain, with a new hostname by default. */
  addDomain(tenant: Tenant, hostname?: string): Promise<CustomDomain>;
  /** Publishes the domain's required records in the test DNS, with these overrides. */
  publishRecords(domain: CustomDomain, overrides?: { txt?: readonly string[]; routing?: Zone }): void;
  /** Checks the domain, as the queue does. */
  check(tenant: Tenant, domain: { id: string }): Promise<CustomDomain>;
  read(tenant: Tenant, domain: { id: string }): Promise<CustomDomain>;
  /** Moves all timestamps of a domain into the past by this interval. */
  ageBy(tenant: Tenant, domain: { id: string }, interval: string): Promise<void>;
  /** Adds a domain and makes it live. */
  addLiveDomain(tenant: Tenant, hostname?: string): Promise<CustomDomain>;
  company(tenant: Tenant): Promise<WhiteLabelledCustomer>;
  /** Returns the status of `/domains/ask`, which the proxy requests before it obtains a certificate. */
  requestPermission(hostname: string): Promise<number>;
  close(): Promise<void>;
}

const timestampColumns = [
  'created_at',
  'owned_at',
  'verified_at',
  'live_at',
  'broken_at',
  'doubted_at',
  'begun_at',
  'given_up_at',
  'last_checked_at',
  'next_check_at',
  'removed_at',
];

const shiftTimestamps = timestampColumns.map((column) => `${column} = ${column} - $2::interval`).join(', ');

let hostnameCount = 0;

export const nextHostname = (): string => `shop.acme-${++hostnameCount}.com`;

/** Opens services with a local DNS server and a local reverse proxy. */
export async function openDomainFixture(): Promise<DomainFixture> {
  const folder = await createTempFolder('domains');
  const dns = await startDnsServer();
  const tls = await startTlsServer(folder);
  const base = await openFixture({
    REQUESTS_PER_MINUTE: '0',
    PUBLIC_URL: 'https://console.livery.example.net',
    SITES_DOMAIN: 'sites.livery.example.net',
    SITES_ADDRESSES: '127.0.0.1',
    SITES_TLS_PORT: String(tls.port),
    SITES_CA_FILE: tls.caFile,
    DNS_SERVERS: dns.address,
  });
  const { services } = base;
  const app = await buildApp(services);
  const requestPermission = async (hostname: string): Promise<number> =>
    (await app.inject({ url: '/domains/ask', query: { domain: hostname } })).statusCode;
  tls.setOnDemand(async (hostname) => (await requestPermission(hostname)) === 200);

  const read: DomainFixture['read'] = async ({ ctx }, { id }) => {
    const found = (await customDomain(ctx)).domains.find((domain) => domain.id === id);
    if (!found) throw new Error('Domain not found.');
    return found;
  };
  const check: DomainFixture['check'] = async (tenant, domain) => {
    await checkDomain(services, tenant.company.id, domain.id);
    return read(tenant, domain);
  };
  const addDomain: DomainFixture['addDomain'] = ({ ctx, company }, hostname = nextHostname()) => {
    dns.setRecords(`${company.subdomain}.sites.livery.example.net`, { A: ['127.0.0.1'] });
    return addCustomDomain(ctx, hostname);
  };
  const publishRecords: DomainFixture['publishRecords'] = ({ records, hostname }, { txt, routing } = {}) => {
    const [ownership, ...others] = records;
    const values = others.map(({ value }) => value);
    const isAddress = others[0]?.type === 'A';
    dns.setRecords(`_site-challenge.${hostname}`, { TXT: txt ?? [ownership?.value ?? ''] });
    dns.setRecords(hostname, routing ?? (isAddress ? { A: values } : { CNAME: values }));
  };

  return {
    base,
    dns,
    tls,
    app,
    async tenant() {
      const company = await base.company();
      return { company, ctx: await base.signedIn(company, ['MANAGE_WHITE_LABELLED_CUSTOMER']) };
    },
    addDomain,
    publishRecords,
    check,
    read,
    ageBy: ({ company }, { id }, interval) =>
      services.database.inCompany(company.id, async (db) => {
        await db.query(`update custom_domains set ${shiftTimestamps} where id = $1`, [id, interval]);
        await db.query(
          `update deployment_sessions set created_at = created_at - $2::interval where domain_id = $1`,
          [id, interval],
        );
      }),
    async addLiveDomain(tenant, hostname) {
      const domain = await addDomain(tenant, hostname);
      publishRecords(domain);
      return check(tenant, domain);
    },
    company: ({ company }) =>
      services.database.inCompany(company.id, (db) => loadCompany(db, services.settings, company.id)),
    requestPermission,
    async close() {
      await app.close();
      await base.close();
      await tls.close();
      await dns.close();
      await removeFolder(folder);
    },
  };
}
