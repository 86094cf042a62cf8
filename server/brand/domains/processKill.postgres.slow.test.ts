import type { Services } from '../../platform';
import { startDnsServer, type DnsServer } from '../../testing/dnsServer';
import {
  killAtEachStep,
  createKillableDatabase,
  type KillableDatabase,
} from '../../testing/killableDatabase';
import { createTempFolder, removeFolder } from '../../testing/folders';
import { startTlsServer, type TlsServer } from '../../testing/tlsServer';
import { companyTasks } from '../../testing/companyTasks';
import { fixtureOf, type TestCompany } from '../../testing/fixture';
import { addCustomDomain } from './changes.service';
import { nextHostname } from './testing/domainFixture';

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

/** Creates a company with a domain whose records exist but were never checked. */
async function createPendingDomain(services: Services): Promise<TestCompany> {
  const factories = fixtureOf(services);
  const company = await factories.company();
  const { hostname, records } = await addCustomDomain(await factories.signedIn(company), nextHostname());
  dns.setRecords(`_site-challenge.${hostname}`, { TXT: [records[0]?.value ?? ''] });
  dns.setRecords(hostname, { CNAME: [records[1]?.value ?? ''] });
  await tls.issue(hostname);
  return company;
}

test('a domain check that is killed with SIGKILL at any step succeeds once on the next run', async () => {
  const companies = await killable.withServices(async (services) => {
    const created = [];
    for (let count = 0; count < 8; count += 1) created.push(await createPendingDomain(services));
    return created;
  });
  const killedCompanies = await killAtEachStep(killable, 'domains', companies);
  // Steps: find due domains, load the domain, then read and write two checks, of the records and of the
  // certificate.
  expect(killedCompanies).toHaveLength(6);

  await killable.withServices(async (services) => {
    for (const { id } of killedCompanies) {
      const query = <Row extends object>(text: string) =>
        services.database.inCompany(id, async (db) => (await db.query<Row>(text)).rows);
      await query('update custom_domains set next_check_at = now() where live_at is null');
      await companyTasks.domains(services, id);
      expect(
        await query(`select dns_status as dns, certificate_status as certificate, live_at is not null as live
          from custom_domains`),
      ).toEqual([{ dns: 'Verified', certificate: 'Issued', live: true }]);
      expect(await query('select status from deployment_sessions')).toEqual([{ status: 'Succeeded' }]);
      expect(
        await query(`select action from audit_events where actor_type = 'System' order by occurred_at, id`),
      ).toEqual([{ action: 'customDomain.verified' }, { action: 'customDomain.live' }]);
    }
    // The companies whose checks were killed and the one whose check completed get one email each.
    const emails = await services.jobs.unfinished('send-mail');
    expect(emails.filter(({ template }) => template === 'domain-live')).toHaveLength(
      killedCompanies.length + 1,
    );
  });
});
