import { inLanguage } from '../../lib/i18n/i18n';
import type { Context, Deployment } from '../../platform';
import { openMailbox, type Mailbox } from '../../testing/mailbox';
import { deploymentMessages } from '../deployments/messages';
import {
  addCustomDomain,
  checkCustomDomain,
  emailDomainInstructions,
  removeCustomDomain,
  setPrimaryDomain,
} from './changes.service';
import { enqueueDueDomains, startDomainJobs } from './jobs';
import { findCompanyOfDomain, primaryDomain } from './findPortalUrl.repository';
import { customDomain } from './domains.service';
import { openDomainFixture, nextHostname, type Tenant, type DomainFixture } from './testing/domainFixture';
import { insertTheme } from '../../testing/factories/brand';

let fixture: DomainFixture;
let mailbox: Mailbox;
let tenant: Tenant;
beforeAll(async () => {
  fixture = await openDomainFixture();
  mailbox = await openMailbox(fixture.base.services);
});
afterAll(() => fixture.close());
beforeEach(async () => {
  tenant = await fixture.tenant();
});
afterEach(() => fixture.dns.setFailure(null));

const rowsOf = <Row extends object>({ company }: Tenant, text: string) =>
  fixture.base.inCompany(company, async (db) => (await db.query<Row>(text)).rows);

const actions = async (forTenant: Tenant): Promise<string[]> => {
  const text = `select action from audit_events where action like 'customDomain.%' order by occurred_at, id`;
  return (await rowsOf<{ action: string }>(forTenant, text)).map(({ action }) =>
    action.replace('customDomain.', ''),
  );
};

async function sessions(forTenant: Tenant) {
  const rows = await rowsOf<Pick<Deployment, 'status' | 'trigger' | 'url'> & { error: string | null }>(
    forTenant,
    'select status, trigger, url, error_message as error from deployment_sessions order by id',
  );
  return rows.map((row) => ({ ...row, error: deploymentMessages.read(row.error) }));
}

const companyAt = (hostname: string): Promise<string | null> =>
  fixture.base.services.database.onPlatform((db) => findCompanyOfDomain(db, hostname));

const primaryOf = ({ company }: Tenant) =>
  fixture.base.inCompany(company, (db) => primaryDomain(db, company.id));

const nextEmailSubject = async ({ company }: Tenant): Promise<string | undefined> =>
  (await mailbox.next(company.admin.email)).subject;

describe('addCustomDomain', () => {
  test('design 4: adds a pending domain with its required records', async () => {
    const hostname = nextHostname();
    const domain = await fixture.addDomain(tenant, ` HTTPS://${hostname.toUpperCase()}./start?x=1 `);
    const target = `${tenant.company.subdomain}.sites.livery.example.net`;
    expect(domain).toMatchObject({
      hostname,
      kind: 'Subdomain',
      dnsStatus: 'Pending',
      certificateStatus: 'None',
      isPrimary: false,
      lastCheckedAt: null,
      conflicts: [],
      records: [
        {
          purpose: 'Ownership',
          type: 'TXT',
          name: `_site-challenge.${hostname}`,
          shortName: '_site-challenge.shop',
          value: expect.stringMatching(/^site-verification=[\w-]{32}$/),
          ttl: 3600,
          status: 'Pending',
        },
        { purpose: 'Routing', type: 'CNAME', name: hostname, shortName: 'shop', value: target },
      ],
      steps: [
        { name: 'Added', status: 'Succeeded' },
        { name: 'Dns', status: 'Running' },
        { name: 'Certificate', status: 'Waiting' },
        { name: 'Live', status: 'Waiting' },
      ],
    });
    expect(await customDomain(tenant.ctx)).toMatchObject({
      domains: [domain],
      limit: 3,
      fallbackHost: target,
      redirectToPrimary: true,
    });
    expect(await sessions(tenant)).toEqual([
      { status: 'Running', trigger: 'Manual', url: `https://${hostname}`, error: null },
    ]);
    expect(await actions(tenant)).toEqual(['added']);
  });

  test('spec 1: shows a banner while the custom domain is being set up', async () => {
    expect((await fixture.company(tenant)).activeBanner).toBeNull();
    const domain = await fixture.addDomain(tenant);
    expect((await fixture.company(tenant)).activeBanner).toBe('SettingUpCustomDomain');
    fixture.publishRecords(domain);
    await fixture.check(tenant, domain);
    expect((await fixture.company(tenant)).activeBanner).toBeNull();
  });

  test("requires the proxy's address for an apex domain and displays its name in Unicode", async () => {
    expect(await fixture.addDomain(tenant, 'Bücher-und-mehr.de')).toMatchObject({
      hostname: 'xn--bcher-und-mehr-gsb.de',
      displayName: 'bücher-und-mehr.de',
      kind: 'Apex',
      records: [{ shortName: '_site-challenge' }, { type: 'A', shortName: '@', value: '127.0.0.1' }],
    });
  });

  test('rejects an invalid, a duplicate and a fourth domain', async () => {
    const addError = (hostname: string) =>
      addCustomDomain(tenant.ctx, hostname).catch(({ code, details }) => details.fields?.hostname ?? code);
    expect(await addError('localhost')).toBe('Enter the full domain, such as example.com.');
    expect(await addError('sites.livery.example.net')).toMatch(/^This domain belongs to the platform/);
    const { hostname } = await fixture.addDomain(tenant);
    expect(await addError(`https://${hostname}/`)).toBe('You already added this domain.');
    // Two concurrent calls both succeed, and the next call counts both domains.
    const both = await Promise.all([addError(nextHostname()), fixture.addDomain(tenant)]);
    expect(both).toEqual([expect.objectContaining({}), expect.objectContaining({})]);
    expect(await addError(nextHostname())).toBe('CONFLICT');
    expect((await customDomain(tenant.ctx)).domains).toHaveLength(3);
  });

  test('all domain operations require MANAGE_WHITE_LABELLED_CUSTOMER and hide the domains of other companies', async () => {
    const domain = await fixture.addDomain(tenant);
    const unauthorized: Context = await fixture.base.signedIn(tenant.company, ['MANAGE_SETTINGS']);
    const otherContext = (await fixture.tenant()).ctx;
    const calls = [
      (ctx: Context) => checkCustomDomain(ctx, domain.id),
      (ctx: Context) => setPrimaryDomain(ctx, domain.id, true),
      (ctx: Context) => emailDomainInstructions(ctx, domain.id, 'dns@acme.test'),
      (ctx: Context) => removeCustomDomain(ctx, domain.id, domain.hostname),
    ];
    for (const call of calls) {
      await expect(call(unauthorized)).rejects.toMatchObject({ code: 'FORBIDDEN' });
      await expect(call(otherContext)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
    await expect(addCustomDomain(unauthorized, nextHostname())).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(customDomain(unauthorized)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect((await customDomain(otherContext)).domains).toEqual([]);
  });
});

describe('checking a domain', () => {
  test('design 4: updates DNS and certificate status when the records are found', async () => {
    const portalEvents = fixture.base.services.events.subscribe('siteChanged', tenant.company.id);
    const domain = await fixture.addDomain(tenant);
    expect(await fixture.check(tenant, domain)).toMatchObject({ dnsStatus: 'Pending', checkCount: 1 });
    expect([await companyAt(domain.hostname), await fixture.requestPermission(domain.hostname)]).toEqual([
      null,
      404,
    ]);
    expect(fixture.tls.requestedNames).not.toContain(domain.hostname);

    fixture.publishRecords(domain);
    const live = await fixture.check(tenant, domain);
    expect(live).toMatchObject({
      dnsStatus: 'Verified',
      certificateStatus: 'Issued',
      certificateExpiresAt: expect.any(Date),
      verifiedAt: expect.any(Date),
      liveAt: expect.any(Date),
      problem: null,
      hints: [],
      records: [{ status: 'Found' }, { status: 'Found' }],
      steps: [
        { name: 'Added', status: 'Succeeded' },
        { name: 'Dns', status: 'Succeeded' },
        { name: 'Certificate', status: 'Succeeded' },
        { name: 'Live', status: 'Succeeded', finishedAt: expect.any(Date) },
      ],
    });
    expect([await companyAt(domain.hostname), await fixture.requestPermission(domain.hostname)]).toEqual([
      tenant.company.id,
      200,
    ]);
    expect((await fixture.company(tenant)).goLiveChecklist.setUpCustomDomain).toBe(true);
    expect(await sessions(tenant)).toMatchObject([{ status: 'Succeeded' }]);
    expect(await actions(tenant)).toEqual(['added', 'verified', 'live']);
    expect(await nextEmailSubject(tenant)).toBe(`${domain.hostname} is live`);
    expect(await portalEvents.next()).toMatchObject({ done: false });
    // The next check is a day later.
    expect(Math.round((Number(live.nextCheckAt) - Number(live.lastCheckedAt)) / 1000)).toBe(86_400);
  });

  test('returns found values next to required ones, and the conflicting records', async () => {
    const domain = await fixture.addDomain(tenant);
    fixture.publishRecords(domain, { txt: ['site-verification=other'], routing: { A: ['198.51.100.7'] } });
    fixture.dns.setRecords(domain.hostname.replace('shop.', ''), {
      CAA: ['ca.example.org'],
      NS: ['ada.ns.cloudflare.com'],
    });
    expect(await fixture.check(tenant, domain)).toMatchObject({
      dnsStatus: 'Conflict',
      provider: 'Cloudflare',
      records: [
        { status: 'Mismatch', foundValues: ['site-verification=other'] },
        { status: 'Conflict', foundValues: ['198.51.100.7'] },
      ],
      conflicts: [{ type: 'A', name: domain.hostname, value: '198.51.100.7' }],
      hints: [
        expect.stringMatching(
          /^A CAA record of acme-\d+\.com blocks the certificate\. .*issue "letsencrypt\.org"/,
        ),
        expect.stringMatching(/^A TXT record with another value exists/),
      ],
    });
  });

  test('hints at a doubled record name and a CDN proxy', async () => {
    const domain = await fixture.addDomain(tenant);
    const zone = domain.hostname.replace('shop.', '');
    fixture.dns.setRecords(`_site-challenge.${domain.hostname}.${zone}`, {
      TXT: [domain.records[0]?.value ?? ''],
    });
    fixture.dns.setRecords(domain.hostname, { A: ['104.16.1.1'] });
    expect(await fixture.check(tenant, domain)).toMatchObject({
      dnsStatus: 'Misconfigured',
      conflicts: [],
      hints: [expect.stringMatching(/contains your domain twice/), expect.stringMatching(/“DNS only”/)],
    });
  });

  test('keeps the status while DNS servers do not answer, and clears the error once they do', async () => {
    const domain = await fixture.addLiveDomain(tenant);
    fixture.dns.setFailure('ServFail');
    for (const _check of [1, 2]) {
      await fixture.ageBy(tenant, domain, '1 hour');
      expect(await fixture.check(tenant, domain)).toMatchObject({
        dnsStatus: 'Verified',
        certificateStatus: 'Issued',
        liveAt: expect.any(Date),
        lastCheckError: expect.stringMatching(/^The DNS servers for .* did not respond\.$/),
        records: [{ status: 'Found' }, { status: 'Found' }],
      });
    }
    fixture.dns.setFailure(null);
    expect(await fixture.check(tenant, domain)).toMatchObject({ lastCheckError: null, hints: [] });
  });

  test('spec 9: hides the banner after 12 hours, but keeps checking and makes the domain live days later', async () => {
    const domain = await fixture.addDomain(tenant);
    await fixture.ageBy(tenant, domain, '11 hours 59 minutes');
    await fixture.check(tenant, domain);
    expect((await fixture.company(tenant)).activeBanner).toBe('SettingUpCustomDomain');
    await fixture.ageBy(tenant, domain, '1 minute');
    const late = await fixture.check(tenant, domain);
    expect((await fixture.company(tenant)).activeBanner).toBeNull();
    const error = 'The DNS records were not found within 12 hours. We check again once a day for 30 days.';
    expect(await sessions(tenant)).toMatchObject([{ status: 'Failed', error }]);
    expect(late).toMatchObject({
      steps: [
        { status: 'Succeeded' },
        { name: 'Dns', status: 'Failed', message: error },
        { status: 'Skipped' },
        { status: 'Skipped' },
      ],
      nextCheckAt: expect.any(Date),
    });

    fixture.publishRecords(domain);
    await fixture.ageBy(tenant, domain, '3 days');
    expect(await fixture.check(tenant, domain)).toMatchObject({ liveAt: expect.any(Date) });
    expect(await sessions(tenant)).toMatchObject([
      { status: 'Failed' },
      { status: 'Succeeded', trigger: 'DomainVerified' },
    ]);
  });

  test('design 4: sends reminders on days 1, 14 and 28, stops after 30 days and can be restarted', async () => {
    const domain = await fixture.addDomain(tenant);
    for (const time of ['23 hours', '1 hour', '6 days', '7 days', '7 days', '7 days']) {
      await fixture.ageBy(tenant, domain, time);
      await fixture.check(tenant, domain);
    }
    for (const _day of [1, 14, 28]) {
      expect(await nextEmailSubject(tenant)).toBe(`Add the DNS records of ${domain.hostname}`);
    }
    await fixture.ageBy(tenant, domain, '2 days');
    expect(await fixture.check(tenant, domain)).toMatchObject({
      verificationFailedAt: expect.any(Date),
      nextCheckAt: null,
      problem: expect.stringMatching(/^We did not find the DNS records within 30 days/),
    });
    expect(await nextEmailSubject(tenant)).toBe(`We stopped checking ${domain.hostname}`);

    expect(await checkCustomDomain(tenant.ctx, domain.id)).toMatchObject({
      verificationFailedAt: null,
      problem: null,
      nextCheckAt: expect.any(Date),
      steps: [{ status: 'Succeeded' }, { status: 'Running' }, {}, {}],
    });
    expect(await actions(tenant)).toEqual(['added', 'givenUp', 'begunAnew']);
  });

  test('allows ten manual checks a minute', async () => {
    const domain = await fixture.addDomain(tenant);
    for (let time = 0; time < 10; time += 1) await checkCustomDomain(tenant.ctx, domain.id);
    await expect(checkCustomDomain(tenant.ctx, domain.id)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  });
});

describe('a live or pending domain', () => {
  test('spec 3: reopens the checklist item and notifies Admins after two failed checks an hour apart', async () => {
    const domain = await fixture.addLiveDomain(tenant);
    await setPrimaryDomain(tenant.ctx, domain.id, true);
    expect(await nextEmailSubject(tenant)).toBe(`${domain.hostname} is live`);
    fixture.publishRecords(domain, { routing: {} });
    const suspected = await fixture.check(tenant, domain);
    expect(suspected).toMatchObject({
      dnsStatus: 'Verified',
      liveAt: expect.any(Date),
      hints: [expect.stringMatching(/^The last check found a problem/)],
      records: [{ status: 'Found' }, { status: 'Pending' }],
    });
    expect(await fixture.check(tenant, domain)).toMatchObject({ dnsStatus: 'Verified' });
    expect((await fixture.company(tenant)).goLiveChecklist.setUpCustomDomain).toBe(true);
    expect(await primaryOf(tenant)).toEqual({ hostname: domain.hostname, redirects: true });

    await fixture.ageBy(tenant, domain, '1 hour');
    expect(await fixture.check(tenant, domain)).toMatchObject({
      dnsStatus: 'Misconfigured',
      verifiedAt: null,
      liveAt: null,
      problem: expect.stringMatching(/^The domain stopped working/),
    });
    expect((await fixture.company(tenant)).goLiveChecklist.setUpCustomDomain).toBe(false);
    expect(await nextEmailSubject(tenant)).toBe(`${domain.hostname} stopped working`);
    // The domain is no longer the primary one, but it still shows the portal.
    expect(await primaryOf(tenant)).toBeNull();
    expect(await companyAt(domain.hostname)).toBe(tenant.company.id);

    fixture.publishRecords(domain);
    expect(await fixture.check(tenant, domain)).toMatchObject({ dnsStatus: 'Verified', isPrimary: true });
    expect(await primaryOf(tenant)).toMatchObject({ hostname: domain.hostname });
    expect(await actions(tenant)).toEqual([
      'added',
      'verified',
      'live',
      'primaryChanged',
      'broken',
      'verified',
      'live',
    ]);
  });

  test('stays with the company for 72 hours without its ownership record and is then released', async () => {
    const domain = await fixture.addLiveDomain(tenant);
    fixture.publishRecords(domain, { txt: [] });
    await fixture.check(tenant, domain);
    await fixture.ageBy(tenant, domain, '1 hour');
    await fixture.check(tenant, domain);
    await fixture.ageBy(tenant, domain, '71 hours');
    await fixture.check(tenant, domain);
    expect([await companyAt(domain.hostname), await fixture.requestPermission(domain.hostname)]).toEqual([
      tenant.company.id,
      200,
    ]);
    await fixture.ageBy(tenant, domain, '1 hour');
    await fixture.check(tenant, domain);
    expect([await companyAt(domain.hostname), await fixture.requestPermission(domain.hostname)]).toEqual([
      null,
      404,
    ]);
    expect((await actions(tenant)).slice(-2)).toEqual(['broken', 'lost']);
  });

  test('breaks when the certificate expires, even with correct records', async () => {
    const domain = await fixture.addLiveDomain(tenant);
    await fixture.tls.issue(domain.hostname, { isExpired: true });
    await fixture.check(tenant, domain);
    await fixture.ageBy(tenant, domain, '1 hour');
    expect(await fixture.check(tenant, domain)).toMatchObject({
      dnsStatus: 'Verified',
      certificateStatus: 'Expired',
      liveAt: null,
      problem: 'The certificate has expired.',
    });
    expect((await fixture.company(tenant)).goLiveChecklist.setUpCustomDomain).toBe(true);
    await fixture.tls.issue(domain.hostname);
    expect(await fixture.check(tenant, domain)).toMatchObject({
      certificateStatus: 'Issued',
      liveAt: expect.any(Date),
    });
  });

  test('shows its problem to each Admin in their language, on the console and in emails', async () => {
    const { company } = tenant;
    const german = await fixture.base.operator(company, { role: 'Admin' });
    await fixture.base.query(company, `update operators set language = 'de' where id = $1`, [german.id]);
    const domain = await fixture.addLiveDomain(tenant);
    await fixture.tls.issue(domain.hostname, { isExpired: true });
    await fixture.check(tenant, domain);
    await fixture.ageBy(tenant, domain, '1 hour');
    await inLanguage('fr', () => fixture.check(tenant, domain));
    expect(await fixture.read(tenant, domain)).toMatchObject({ problem: 'The certificate has expired.' });
    await inLanguage('de', async () => {
      expect(await fixture.read(tenant, domain)).toMatchObject({ problem: 'Das Zertifikat ist abgelaufen.' });
    });
    const emailTexts = async (email: string) => [
      (await mailbox.next(email)).subject,
      (await mailbox.next(email)).text,
    ];
    expect(await emailTexts(company.admin.email)).toEqual([
      `${domain.hostname} is live`,
      expect.stringContaining('The certificate has expired.'),
    ]);
    expect(await emailTexts(german.email)).toEqual([
      expect.any(String),
      expect.stringContaining('Das Zertifikat ist abgelaufen.'),
    ]);
  });

  test('shows why it could not be checked in the language of the reader, and sentences of 0.1.0 as they are', async () => {
    const domain = await fixture.addLiveDomain(tenant);
    fixture.dns.setFailure('ServFail');
    await inLanguage('fr', () => fixture.check(tenant, domain));
    expect(await fixture.read(tenant, domain)).toMatchObject({
      lastCheckError: expect.stringMatching(/^The DNS servers for .* did not respond\.$/),
    });
    await inLanguage('de', async () => {
      expect(await fixture.read(tenant, domain)).toMatchObject({
        lastCheckError: expect.stringMatching(/^Die DNS-Server für .*acme/),
      });
    });

    const stored = 'No response from 127.0.0.1, port 443.';
    await fixture.base.query(
      tenant.company,
      'update custom_domains set unchecked_because = $2 where id = $1',
      [domain.id, stored],
    );
    await inLanguage('de', async () => {
      expect(await fixture.read(tenant, domain)).toMatchObject({ lastCheckError: stored });
    });
  });

  test('can become the only primary domain if it is live', async () => {
    const pending = await fixture.addDomain(tenant);
    await expect(setPrimaryDomain(tenant.ctx, pending.id, true)).rejects.toMatchObject({ code: 'CONFLICT' });
    const [first, second] = [await fixture.addLiveDomain(tenant), await fixture.addLiveDomain(tenant)];
    const primaries = async () =>
      (await customDomain(tenant.ctx)).domains.filter(({ isPrimary }) => isPrimary).map(({ id }) => id);
    await setPrimaryDomain(tenant.ctx, first.id, true);
    expect(await setPrimaryDomain(tenant.ctx, second.id, false)).toMatchObject({ redirectToPrimary: false });
    expect(await primaries()).toEqual([second.id]);
    expect(await primaryOf(tenant)).toEqual({ hostname: second.hostname, redirects: false });
    await setPrimaryDomain(tenant.ctx, null, true);
    expect(await primaries()).toEqual([]);
    expect(await primaryOf(tenant)).toBeNull();
  });

  test('is removed after its name is confirmed', async () => {
    const domain = await fixture.addLiveDomain(tenant);
    await setPrimaryDomain(tenant.ctx, domain.id, true);
    await expect(removeCustomDomain(tenant.ctx, domain.id, 'shop')).rejects.toMatchObject({
      details: { fields: { hostname: `Enter ${domain.hostname} to remove it.` } },
    });
    expect(
      await removeCustomDomain(tenant.ctx, domain.id, ` ${domain.hostname.toUpperCase()} `),
    ).toMatchObject({
      domains: [],
    });
    expect([await companyAt(domain.hostname), await fixture.requestPermission(domain.hostname)]).toEqual([
      null,
      404,
    ]);
    expect(await primaryOf(tenant)).toBeNull();
    expect((await fixture.company(tenant)).goLiveChecklist.setUpCustomDomain).toBe(false);
    await expect(checkCustomDomain(tenant.ctx, domain.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('cancels its deployment session when it is removed while pending', async () => {
    const domain = await fixture.addDomain(tenant);
    await removeCustomDomain(tenant.ctx, domain.id, domain.hostname);
    expect(await sessions(tenant)).toMatchObject([{ status: 'Canceled' }]);
    expect((await fixture.company(tenant)).activeBanner).toBeNull();
    expect(await rowsOf(tenant, 'select id from custom_domains')).toEqual([]);
  });
});

test('emailDomainInstructions emails the records under a sanitized company name and is rate-limited', async () => {
  const domain = await fixture.addDomain(tenant);
  const email = `dns-${domain.id}@agency.test`;
  await insertTheme(fixture.base.services.database, tenant.company, { title: 'Acme Care' });
  expect(await emailDomainInstructions(tenant.ctx, domain.id, ` ${email.toUpperCase()} `)).toMatchObject({
    instructionsSentTo: email,
    instructionsSentAt: expect.any(Date),
  });
  const message = await mailbox.next(email);
  expect(message).toMatchObject({
    subject: `DNS records for ${domain.hostname}`,
    from: { name: 'Acme Care' },
    replyTo: [{ address: tenant.company.email }],
  });
  for (const { type, name, value } of domain.records) {
    expect(message.text).toContain(`Type: ${type}\nName: ${name}\nValue: ${value}\nTTL: 3600`);
    expect(message.html).toContain(`Name: ${name}<br/>Value: ${value}`);
  }
  expect(`${message.text}${message.html}`).not.toContain('Livery');
  await rowsOf(tenant, `update theme_setups set title = 'Call 0800 123 45 67'`);
  await rowsOf(tenant, `update companies set name = 'Evil.example'`);
  const secondRecipient = `scam-${email}`;
  await emailDomainInstructions(tenant.ctx, domain.id, secondRecipient);
  const { from, text, html } = await mailbox.next(secondRecipient);
  expect(from?.name).toBe('Call');
  expect(text).toContain(`from Evil asks you to add these records`);
  expect(`${text}${html}`).not.toMatch(/evil\.example|0800/i);
  await expect(emailDomainInstructions(tenant.ctx, domain.id, 'not-an-email')).rejects.toMatchObject({
    details: { fields: { email: expect.any(String) } },
  });
  for (let time = 2; time < 20; time += 1) await emailDomainInstructions(tenant.ctx, domain.id, email);
  await expect(emailDomainInstructions(tenant.ctx, domain.id, email)).rejects.toMatchObject({
    code: 'RATE_LIMITED',
  });
});

// This test runs last, because the queue checks domains from here on.
test('the queue checks a new domain immediately and again when it is due', async () => {
  const { services } = fixture.base;
  const domain = await fixture.addDomain(tenant);
  fixture.publishRecords(domain);
  const changes = services.events.subscribe('companyChanged', tenant.company.id);
  const waitUntil = async (condition: () => Promise<boolean>): Promise<void> => {
    while (!(await condition())) await changes.next();
  };
  await startDomainJobs(services);
  await waitUntil(async () => (await fixture.read(tenant, domain)).liveAt !== null);

  fixture.publishRecords(domain, { routing: {} });
  await enqueueDueDomains(services);
  await fixture.ageBy(tenant, domain, '24 hours');
  await enqueueDueDomains(services);
  await waitUntil(async () => (await fixture.read(tenant, domain)).hints.length > 0);
  expect(await fixture.read(tenant, domain)).toMatchObject({ checkCount: 3, liveAt: expect.any(Date) });
  await changes.return?.();
});
