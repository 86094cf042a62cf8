import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../../app';
import type { Context } from '../../../context';
import type { CustomDomain, WhiteLabelledCustomer } from '../../../schema.generated';
import { startDnsServer, type DnsServer, type Zone } from '../../../testing/dnsServer';
import { createTempFolder, removeFolder } from '../../../testing/folders';
import { startTlsServer, type TlsServer } from '../../../testing/tlsServer';
import { openWorld, type TestCompany, type World } from '../../../testing/world';
import { loadCompany } from '../../company/service';
import { addCustomDomain } from '../changes/add';
import { checkDomain } from '../checking/check';
import { customDomain } from '../service';

/** A company, and somebody of it who may see to its domains. */
export interface Owner {
  company: TestCompany;
  ctx: Context;
}

export interface Stage {
  world: World;
  dns: DnsServer;
  tls: TlsServer;
  app: FastifyInstance;
  owner(): Promise<Owner>;
  /** Adds a domain, a new one unless it is named. */
  add(owner: Owner, hostname?: string): Promise<CustomDomain>;
  /** Puts its records into the DNS as they are shown, some of them left out or changed. */
  point(domain: CustomDomain, changed?: { txt?: readonly string[]; routing?: Zone }): void;
  /** Looks at it, as the queue does when it is due. */
  look(owner: Owner, domain: { id: string }): Promise<CustomDomain>;
  read(owner: Owner, domain: { id: string }): Promise<CustomDomain>;
  /** Lets time pass for a domain: everything about it happened that much earlier. */
  pass(owner: Owner, domain: { id: string }, time: string): Promise<void>;
  /** One that works in full. */
  live(owner: Owner, hostname?: string): Promise<CustomDomain>;
  company(owner: Owner): Promise<WhiteLabelledCustomer>;
  /** What the reverse proxy is told about a name. */
  ask(hostname: string): Promise<number>;
  close(): Promise<void>;
}

const moments = [
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

const backwards = moments.map((moment) => `${moment} = ${moment} - $2::interval`).join(', ');

let made = 0;

export const someHostname = (): string => `shop.acme-${++made}.com`;

/** A world whose DNS and reverse proxy are servers on this machine. */
export async function openStage(): Promise<Stage> {
  const folder = await createTempFolder('domains');
  const dns = await startDnsServer();
  const tls = await startTlsServer(folder);
  const world = await openWorld({
    REQUESTS_PER_MINUTE: '0',
    PUBLIC_URL: 'https://console.livery.example.net',
    SITES_DOMAIN: 'sites.livery.example.net',
    SITES_ADDRESSES: '127.0.0.1',
    SITES_TLS_PORT: String(tls.port),
    SITES_CA_FILE: tls.caFile,
    DNS_SERVERS: dns.address,
  });
  const { services } = world;
  const app = await buildApp(services);
  const ask = async (hostname: string): Promise<number> =>
    (await app.inject({ url: '/domains/ask', query: { domain: hostname } })).statusCode;
  tls.setOnDemand(async (hostname) => (await ask(hostname)) === 200);

  const read: Stage['read'] = async ({ ctx }, { id }) => {
    const found = (await customDomain(ctx)).domains.find((domain) => domain.id === id);
    if (!found) throw new Error('The domain is gone.');
    return found;
  };
  const look: Stage['look'] = async (owner, domain) => {
    await checkDomain(services, owner.company.id, domain.id);
    return read(owner, domain);
  };
  const add: Stage['add'] = ({ ctx, company }, hostname = someHostname()) => {
    dns.setRecords(`${company.subdomain}.sites.livery.example.net`, { A: ['127.0.0.1'] });
    return addCustomDomain(ctx, hostname);
  };
  const point: Stage['point'] = ({ records, hostname }, { txt, routing } = {}) => {
    const [ownership, ...others] = records;
    const values = others.map(({ value }) => value);
    const isAddress = others[0]?.type === 'A';
    dns.setRecords(`_site-challenge.${hostname}`, { TXT: txt ?? [ownership?.value ?? ''] });
    dns.setRecords(hostname, routing ?? (isAddress ? { A: values } : { CNAME: values }));
  };

  return {
    world,
    dns,
    tls,
    app,
    async owner() {
      const company = await world.company();
      return { company, ctx: await world.as(company, 'MANAGE_WHITE_LABELLED_CUSTOMER') };
    },
    add,
    point,
    look,
    read,
    pass: ({ company }, { id }, time) =>
      services.database.inCompany(company.id, async (db) => {
        await db.query(`update custom_domains set ${backwards} where id = $1`, [id, time]);
        await db.query(
          `update deployment_sessions set created_at = created_at - $2::interval where domain_id = $1`,
          [id, time],
        );
      }),
    async live(owner, hostname) {
      const domain = await add(owner, hostname);
      point(domain);
      return look(owner, domain);
    },
    company: ({ company }) =>
      services.database.inCompany(company.id, (db) => loadCompany(db, services.settings, company.id)),
    ask,
    async close() {
      await app.close();
      await world.close();
      await tls.close();
      await dns.close();
      await removeFolder(folder);
    },
  };
}
