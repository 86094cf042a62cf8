import type { Services } from '../../context';
import { startDnsServer, type DnsServer } from '../../testing/dnsServer';
import {
  killAtEachStep,
  createKillableDatabase,
  type KillableDatabase,
} from '../../testing/killableDatabase';
import { createTempFolder, removeFolder } from '../../testing/folders';
import { startTlsServer, type TlsServer } from '../../testing/tlsServer';
import { works } from '../../testing/works';
import { peopleOf, type TestCompany } from '../../testing/world';
import { addCustomDomain } from './changes/add';
import { someHostname } from './testing/stage';

let folder: string;
let dns: DnsServer;
let tls: TlsServer;
let killable: KillableDatabase;
beforeAll(async () => {
  folder = await createTempFolder('domains');
  dns = await startDnsServer();
  tls = await startTlsServer(folder);
  killable = await createKillableDatabase({
    SITES_DOMAIN: 'sites.livery.example.net',
    SITES_ADDRESSES: '127.0.0.1',
    SITES_TLS_PORT: String(tls.port),
    SITES_CA_FILE: tls.caFile,
    DNS_SERVERS: dns.address,
  });
});
afterAll(async () => {
  await killable.remove();
  await tls.close();
  await dns.close();
  await removeFolder(folder);
});

/** With a domain whose records are there, and that nobody has looked at. */
async function waiting(services: Services): Promise<TestCompany> {
  const people = peopleOf(services);
  const company = await people.company();
  const { hostname, records } = await addCustomDomain(await people.asAdmin(company), someHostname());
  dns.setRecords(`_site-challenge.${hostname}`, { TXT: [records[0]?.value ?? ''] });
  dns.setRecords(hostname, { CNAME: [records[1]?.value ?? ''] });
  await tls.issue(hostname);
  return company;
}

test('kill -9 after any step of a look leaves a domain that the next look finds, once', async () => {
  const companies = await killable.withServices(async (services) => {
    const made = [];
    for (let count = 0; count < 8; count += 1) made.push(await waiting(services));
    return made;
  });
  const killed = await killAtEachStep(killable, 'domains', companies);
  // What is due, what it is, and two looks, of the records and of the certificate, each read and written.
  expect(killed).toHaveLength(6);

  await killable.withServices(async (services) => {
    for (const { id } of killed) {
      const ask = <Row extends object>(text: string): Promise<Row[]> =>
        services.database.inCompany(id, async (db) => (await db.query<Row>(text)).rows);
      await ask('update custom_domains set next_check_at = now() where live_at is null');
      await works.domains(services, id);
      expect(
        await ask(`select dns_status as dns, certificate_status as certificate, live_at is not null as live
          from custom_domains`),
      ).toEqual([{ dns: 'Verified', certificate: 'Issued', live: true }]);
      expect(await ask('select status from deployment_sessions')).toEqual([{ status: 'Succeeded' }]);
      expect(
        await ask(`select action from audit_events where actor_type = 'System' order by occurred_at, id`),
      ).toEqual([{ action: 'customDomain.verified' }, { action: 'customDomain.live' }]);
    }
    // One for each of them, and one for the domain that was looked at to the end.
    const mails = await services.jobs.unfinished('send-mail');
    expect(mails.filter(({ template }) => template === 'domain-live')).toHaveLength(killed.length + 1);
  });
});
