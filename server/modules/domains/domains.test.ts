import type { Deployment } from '../../schema.generated';
import { openMailbox, type Mailbox } from '../../testing/mailbox';
import { addCustomDomain } from './changes/add';
import { checkCustomDomain } from './changes/checkByHand';
import { forwardDomainInstructions } from './changes/forward';
import { setPrimaryDomain } from './changes/primary';
import { removeCustomDomain } from './changes/remove';
import { enqueueDueDomains, startCheckingDomains } from './jobs';
import { primaryDomain } from './primaryDomain';
import { customDomain } from './service';
import { siteOfDomain } from './siteOfDomain';
import { openStage, someHostname, type Owner, type Stage } from './testing/stage';

let stage: Stage;
let mailbox: Mailbox;
let owner: Owner;
beforeAll(async () => {
  stage = await openStage();
  mailbox = await openMailbox(stage.world.services);
});
afterAll(() => stage.close());
beforeEach(async () => {
  owner = await stage.owner();
});
afterEach(() => stage.dns.setFailure(null));

const rowsOf = <Row extends object>({ company }: Owner, text: string): Promise<Row[]> =>
  stage.world.services.database.inCompany(company.id, async (db) => (await db.query<Row>(text)).rows);

const actions = async (of: Owner): Promise<string[]> => {
  const text = `select action from audit_events where action like 'customDomain.%' order by occurred_at, id`;
  return (await rowsOf<{ action: string }>(of, text)).map(({ action }) =>
    action.replace('customDomain.', ''),
  );
};

const sessions = (of: Owner) =>
  rowsOf<Pick<Deployment, 'status' | 'trigger' | 'url'> & { error: string | null }>(
    of,
    'select status, trigger, url, error_message as error from deployment_sessions order by id',
  );

const siteAt = (hostname: string): Promise<string | null> =>
  stage.world.services.database.onPlatform((db) => siteOfDomain(db, hostname));

const primaryOf = ({ company }: Owner) =>
  stage.world.services.database.inCompany(company.id, (db) => primaryDomain(db, company.id));

const mailTo = async ({ company }: Owner): Promise<string | undefined> =>
  (await mailbox.next(company.admin.email)).subject;

describe('adding', () => {
  test('spec design 4: a domain is waited for, with the records that it needs', async () => {
    const hostname = someHostname();
    const domain = await stage.add(owner, ` HTTPS://${hostname.toUpperCase()}./start?x=1 `);
    const target = `${owner.company.subdomain}.sites.livery.example.net`;
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
    expect(await customDomain(owner.ctx)).toMatchObject({
      domains: [domain],
      limit: 3,
      fallbackHost: target,
      redirectToPrimary: true,
    });
    expect(await sessions(owner)).toEqual([
      { status: 'Running', trigger: 'Manual', url: `https://${hostname}`, error: null },
    ]);
    expect(await actions(owner)).toEqual(['added']);
  });

  test('spec 1: a banner shows while the custom domain is being set up', async () => {
    expect((await stage.company(owner)).activeBanner).toBeNull();
    const domain = await stage.add(owner);
    expect((await stage.company(owner)).activeBanner).toBe('SettingUpCustomDomain');
    stage.point(domain);
    await stage.look(owner, domain);
    expect((await stage.company(owner)).activeBanner).toBeNull();
  });

  test('what was registered itself gets the address of the proxy, and is shown as people read it', async () => {
    expect(await stage.add(owner, 'Bücher-und-mehr.de')).toMatchObject({
      hostname: 'xn--bcher-und-mehr-gsb.de',
      displayName: 'bücher-und-mehr.de',
      kind: 'Apex',
      records: [{ shortName: '_site-challenge' }, { type: 'A', shortName: '@', value: '127.0.0.1' }],
    });
  });

  test('refuses what is no domain of their own, what is there already, and a fourth', async () => {
    const refused = (hostname: string) =>
      addCustomDomain(owner.ctx, hostname).catch(({ code, details }) => details.fields?.hostname ?? code);
    expect(await refused('localhost')).toBe('Enter the whole domain, with its ending, such as example.com.');
    expect(await refused('sites.livery.example.net')).toMatch(/^This domain belongs to the platform/);
    const { hostname } = await stage.add(owner);
    expect(await refused(`https://${hostname}/`)).toBe('You have added this domain already.');
    // Two at once: the second counts the first.
    const both = await Promise.all([refused(someHostname()), stage.add(owner)]);
    expect(both).toEqual([expect.objectContaining({}), expect.objectContaining({})]);
    expect(await refused(someHostname())).toBe('CONFLICT');
    expect((await customDomain(owner.ctx)).domains).toHaveLength(3);
  });

  test('needs the flag; another company’s domain is not there', async () => {
    const domain = await stage.add(owner);
    const lacking = await stage.world.as(owner.company, 'MANAGE_SETTINGS');
    const stranger = (await stage.owner()).ctx;
    const calls = [
      (ctx: typeof lacking) => checkCustomDomain(ctx, domain.id),
      (ctx: typeof lacking) => setPrimaryDomain(ctx, domain.id, true),
      (ctx: typeof lacking) => forwardDomainInstructions(ctx, domain.id, 'dns@acme.test'),
      (ctx: typeof lacking) => removeCustomDomain(ctx, domain.id, domain.hostname),
    ];
    for (const call of calls) {
      await expect(call(lacking)).rejects.toMatchObject({ code: 'FORBIDDEN' });
      await expect(call(stranger)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
    await expect(addCustomDomain(lacking, someHostname())).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(customDomain(lacking)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect((await customDomain(stranger)).domains).toEqual([]);
  });
});

describe('until it works', () => {
  test('spec design 4: both statuses turn, DNS and certificate, once its records are there', async () => {
    const heard = stage.world.services.events.subscribe('siteChanged', owner.company.id);
    const domain = await stage.add(owner);
    expect(await stage.look(owner, domain)).toMatchObject({ dnsStatus: 'Pending', checkCount: 1 });
    expect([await siteAt(domain.hostname), await stage.ask(domain.hostname)]).toEqual([null, 404]);
    expect(stage.tls.requestedNames).not.toContain(domain.hostname);

    stage.point(domain);
    const live = await stage.look(owner, domain);
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
    expect([await siteAt(domain.hostname), await stage.ask(domain.hostname)]).toEqual([
      owner.company.id,
      200,
    ]);
    expect((await stage.company(owner)).goLiveChecklist.setUpCustomDomain).toBe(true);
    expect(await sessions(owner)).toMatchObject([{ status: 'Succeeded' }]);
    expect(await actions(owner)).toEqual(['added', 'verified', 'live']);
    expect(await mailTo(owner)).toBe(`${domain.hostname} works`);
    expect(await heard.next()).toMatchObject({ done: false });
    // A day until the next look.
    expect(Math.round((Number(live.nextCheckAt) - Number(live.lastCheckedAt)) / 1000)).toBe(86_400);
  });

  test('expected stands beside found, and what to delete is named', async () => {
    const domain = await stage.add(owner);
    stage.point(domain, { txt: ['site-verification=other'], routing: { A: ['198.51.100.7'] } });
    stage.dns.setRecords(domain.hostname.replace('shop.', ''), {
      CAA: ['ca.example.org'],
      NS: ['ada.ns.cloudflare.com'],
    });
    expect(await stage.look(owner, domain)).toMatchObject({
      dnsStatus: 'Conflict',
      provider: 'Cloudflare',
      records: [
        { status: 'Mismatch', foundValues: ['site-verification=other'] },
        { status: 'Conflict', foundValues: ['198.51.100.7'] },
      ],
      conflicts: [{ type: 'A', name: domain.hostname, value: '198.51.100.7' }],
      hints: [
        expect.stringMatching(
          /^A CAA record of acme-\d+\.com forbids the certificate\. .*issue "letsencrypt\.org"/,
        ),
        expect.stringMatching(/^A TXT record with another value is there/),
      ],
    });
  });

  test('a name written twice and a proxy are noticed', async () => {
    const domain = await stage.add(owner);
    const zone = domain.hostname.replace('shop.', '');
    stage.dns.setRecords(`_site-challenge.${domain.hostname}.${zone}`, {
      TXT: [domain.records[0]?.value ?? ''],
    });
    stage.dns.setRecords(domain.hostname, { A: ['104.16.1.1'] });
    expect(await stage.look(owner, domain)).toMatchObject({
      dnsStatus: 'Misconfigured',
      conflicts: [],
      hints: [expect.stringMatching(/written twice/), expect.stringMatching(/“DNS only”/)],
    });
  });

  test('a DNS that is away is no failure: nothing changes, and it is looked at again', async () => {
    const domain = await stage.live(owner);
    stage.dns.setFailure('ServFail');
    for (const _look of [1, 2]) {
      await stage.pass(owner, domain, '1 hour');
      expect(await stage.look(owner, domain)).toMatchObject({
        dnsStatus: 'Verified',
        certificateStatus: 'Issued',
        liveAt: expect.any(Date),
        uncheckedBecause: expect.stringMatching(/^The DNS servers for .* did not answer\.$/),
        records: [{ status: 'Found' }, { status: 'Found' }],
      });
    }
    stage.dns.setFailure(null);
    expect(await stage.look(owner, domain)).toMatchObject({ uncheckedBecause: null, hints: [] });
  });

  test('spec 9: after 12 hours the banner goes, while the looks go on; what is found later is shown again', async () => {
    const domain = await stage.add(owner);
    await stage.pass(owner, domain, '11 hours 59 minutes');
    await stage.look(owner, domain);
    expect((await stage.company(owner)).activeBanner).toBe('SettingUpCustomDomain');
    await stage.pass(owner, domain, '1 minute');
    const late = await stage.look(owner, domain);
    expect((await stage.company(owner)).activeBanner).toBeNull();
    const error = 'The records were not found within 12 hours. We go on looking once a day, for 30 days.';
    expect(await sessions(owner)).toMatchObject([{ status: 'Failed', error }]);
    expect(late).toMatchObject({
      steps: [
        { status: 'Succeeded' },
        { name: 'Dns', status: 'Failed', message: error },
        { status: 'Skipped' },
        { status: 'Skipped' },
      ],
      nextCheckAt: expect.any(Date),
    });

    stage.point(domain);
    await stage.pass(owner, domain, '3 days');
    expect(await stage.look(owner, domain)).toMatchObject({ liveAt: expect.any(Date) });
    expect(await sessions(owner)).toMatchObject([
      { status: 'Failed' },
      { status: 'Succeeded', trigger: 'DomainVerified' },
    ]);
  });

  test('spec design 4: reminders on days 1, 14 and 28; given up after 30, and begun anew by hand', async () => {
    const domain = await stage.add(owner);
    for (const time of ['23 hours', '1 hour', '6 days', '7 days', '7 days', '7 days']) {
      await stage.pass(owner, domain, time);
      await stage.look(owner, domain);
    }
    for (const _day of [1, 14, 28]) {
      expect(await mailTo(owner)).toBe(`${domain.hostname} waits for its records`);
    }
    await stage.pass(owner, domain, '2 days');
    expect(await stage.look(owner, domain)).toMatchObject({
      givenUpAt: expect.any(Date),
      nextCheckAt: null,
      problem: expect.stringMatching(/^Its records were not found within 30 days/),
    });
    expect(await mailTo(owner)).toBe(`We stopped looking for ${domain.hostname}`);

    expect(await checkCustomDomain(owner.ctx, domain.id)).toMatchObject({
      givenUpAt: null,
      problem: null,
      nextCheckAt: expect.any(Date),
      steps: [{ status: 'Succeeded' }, { status: 'Running' }, {}, {}],
    });
    expect(await actions(owner)).toEqual(['added', 'givenUp', 'begunAnew']);
  });

  test('looked at by hand ten times a minute and no more', async () => {
    const domain = await stage.add(owner);
    for (let time = 0; time < 10; time += 1) await checkCustomDomain(owner.ctx, domain.id);
    await expect(checkCustomDomain(owner.ctx, domain.id)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  });
});

describe('once it works', () => {
  test('spec 3: the checklist re-opens when two looks an hour apart find it broken, and the Admins are told', async () => {
    const domain = await stage.live(owner);
    await setPrimaryDomain(owner.ctx, domain.id, true);
    expect(await mailTo(owner)).toBe(`${domain.hostname} works`);
    stage.point(domain, { routing: {} });
    const doubted = await stage.look(owner, domain);
    expect(doubted).toMatchObject({
      dnsStatus: 'Verified',
      liveAt: expect.any(Date),
      hints: [expect.stringMatching(/^The last look found something amiss/)],
      records: [{ status: 'Found' }, { status: 'Pending' }],
    });
    expect(await stage.look(owner, domain)).toMatchObject({ dnsStatus: 'Verified' });
    expect((await stage.company(owner)).goLiveChecklist.setUpCustomDomain).toBe(true);
    expect(await primaryOf(owner)).toEqual({ hostname: domain.hostname, redirects: true });

    await stage.pass(owner, domain, '1 hour');
    expect(await stage.look(owner, domain)).toMatchObject({
      dnsStatus: 'Misconfigured',
      verifiedAt: null,
      liveAt: null,
      problem: expect.stringMatching(/^It worked/),
    });
    expect((await stage.company(owner)).goLiveChecklist.setUpCustomDomain).toBe(false);
    expect(await mailTo(owner)).toBe(`${domain.hostname} does not work any more`);
    // Clients are sent to the subdomain again, and whoever comes by the domain still finds them.
    expect(await primaryOf(owner)).toBeNull();
    expect(await siteAt(domain.hostname)).toBe(owner.company.id);

    stage.point(domain);
    expect(await stage.look(owner, domain)).toMatchObject({ dnsStatus: 'Verified', isPrimary: true });
    expect(await primaryOf(owner)).toMatchObject({ hostname: domain.hostname });
    expect(await actions(owner)).toEqual([
      'added',
      'verified',
      'live',
      'primaryChanged',
      'broken',
      'verified',
      'live',
    ]);
  });

  test('without its ownership record it is theirs for 72 hours more, and nobody’s after that', async () => {
    const domain = await stage.live(owner);
    stage.point(domain, { txt: [] });
    await stage.look(owner, domain);
    await stage.pass(owner, domain, '1 hour');
    await stage.look(owner, domain);
    await stage.pass(owner, domain, '71 hours');
    await stage.look(owner, domain);
    expect([await siteAt(domain.hostname), await stage.ask(domain.hostname)]).toEqual([
      owner.company.id,
      200,
    ]);
    await stage.pass(owner, domain, '1 hour');
    await stage.look(owner, domain);
    expect([await siteAt(domain.hostname), await stage.ask(domain.hostname)]).toEqual([null, 404]);
    expect((await actions(owner)).slice(-2)).toEqual(['broken', 'lost']);
  });

  test('a certificate that expired breaks it, though its records are well', async () => {
    const domain = await stage.live(owner);
    await stage.tls.issue(domain.hostname, { isExpired: true });
    await stage.look(owner, domain);
    await stage.pass(owner, domain, '1 hour');
    expect(await stage.look(owner, domain)).toMatchObject({
      dnsStatus: 'Verified',
      certificateStatus: 'Expired',
      liveAt: null,
      problem: 'The certificate has expired.',
    });
    expect((await stage.company(owner)).goLiveChecklist.setUpCustomDomain).toBe(true);
    await stage.tls.issue(domain.hostname);
    expect(await stage.look(owner, domain)).toMatchObject({
      certificateStatus: 'Issued',
      liveAt: expect.any(Date),
    });
  });

  test('only one that works can be primary; there is one, or the subdomain', async () => {
    const pending = await stage.add(owner);
    await expect(setPrimaryDomain(owner.ctx, pending.id, true)).rejects.toMatchObject({ code: 'CONFLICT' });
    const [one, other] = [await stage.live(owner), await stage.live(owner)];
    const primaries = async () =>
      (await customDomain(owner.ctx)).domains.filter(({ isPrimary }) => isPrimary).map(({ id }) => id);
    await setPrimaryDomain(owner.ctx, one.id, true);
    expect(await setPrimaryDomain(owner.ctx, other.id, false)).toMatchObject({ redirectToPrimary: false });
    expect(await primaries()).toEqual([other.id]);
    expect(await primaryOf(owner)).toEqual({ hostname: other.hostname, redirects: false });
    await setPrimaryDomain(owner.ctx, null, true);
    expect(await primaries()).toEqual([]);
    expect(await primaryOf(owner)).toBeNull();
  });

  test('it is removed by typing its name', async () => {
    const domain = await stage.live(owner);
    await setPrimaryDomain(owner.ctx, domain.id, true);
    await expect(removeCustomDomain(owner.ctx, domain.id, 'shop')).rejects.toMatchObject({
      details: { fields: { hostname: `Type ${domain.hostname} to remove it.` } },
    });
    expect(
      await removeCustomDomain(owner.ctx, domain.id, ` ${domain.hostname.toUpperCase()} `),
    ).toMatchObject({
      domains: [],
    });
    expect([await siteAt(domain.hostname), await stage.ask(domain.hostname)]).toEqual([null, 404]);
    expect(await primaryOf(owner)).toBeNull();
    expect((await stage.company(owner)).goLiveChecklist.setUpCustomDomain).toBe(false);
    await expect(checkCustomDomain(owner.ctx, domain.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('removing one that is being set up cancels that', async () => {
    const domain = await stage.add(owner);
    await removeCustomDomain(owner.ctx, domain.id, domain.hostname);
    expect(await sessions(owner)).toMatchObject([{ status: 'Canceled' }]);
    expect((await stage.company(owner)).activeBanner).toBeNull();
    expect(await rowsOf(owner, 'select id from custom_domains')).toEqual([]);
  });
});

test('the records are mailed to whoever runs the DNS, in the company’s name', async () => {
  const domain = await stage.add(owner);
  const email = `dns-${domain.id}@agency.test`;
  await rowsOf(
    owner,
    `insert into theme_setups (company_id, title, colour) select id, 'Acme Care', '#1A73E8' from companies`,
  );
  expect(await forwardDomainInstructions(owner.ctx, domain.id, ` ${email.toUpperCase()} `)).toMatchObject({
    instructionsSentTo: email,
    instructionsSentAt: expect.any(Date),
  });
  const mail = await mailbox.next(email);
  expect(mail).toMatchObject({
    subject: `DNS records for ${domain.hostname}`,
    from: { name: 'Acme Care' },
    replyTo: [{ address: owner.company.email }],
  });
  for (const { type, name, value } of domain.records) {
    expect(mail.text).toContain(`Type: ${type}\nName: ${name}\nValue: ${value}\nTTL: 3600`);
    expect(mail.html).toContain(`Name: ${name}<br>Value: ${value}`);
  }
  expect(`${mail.text}${mail.html}`).not.toContain('Livery');
  await rowsOf(owner, `update theme_setups set title = 'Call 0800 123 45 67'`);
  await rowsOf(owner, `update companies set name = 'Evil.example'`);
  const scam = `scam-${email}`;
  await forwardDomainInstructions(owner.ctx, domain.id, scam);
  const { from, text, html } = await mailbox.next(scam);
  expect(from?.name).toBe('Call');
  expect(text).toContain(`of Evil asks you to add these records`);
  expect(`${text}${html}`).not.toMatch(/evil\.example|0800/i);
  await expect(forwardDomainInstructions(owner.ctx, domain.id, 'nobody')).rejects.toMatchObject({
    details: { fields: { email: expect.any(String) } },
  });
  for (let time = 2; time < 20; time += 1) await forwardDomainInstructions(owner.ctx, domain.id, email);
  await expect(forwardDomainInstructions(owner.ctx, domain.id, email)).rejects.toMatchObject({
    code: 'RATE_LIMITED',
  });
});

// Last, since from here on the queue looks by itself.
test('the queue looks at once, and again when it is due', async () => {
  const { services } = stage.world;
  const domain = await stage.add(owner);
  stage.point(domain);
  const changes = services.events.subscribe('companyChanged', owner.company.id);
  const until = async (isSo: () => Promise<boolean>): Promise<void> => {
    while (!(await isSo())) await changes.next();
  };
  await startCheckingDomains(services);
  await until(async () => (await stage.read(owner, domain)).liveAt !== null);

  stage.point(domain, { routing: {} });
  await enqueueDueDomains(services);
  await stage.pass(owner, domain, '24 hours');
  await enqueueDueDomains(services);
  await until(async () => (await stage.read(owner, domain)).hints.length > 0);
  expect(await stage.read(owner, domain)).toMatchObject({ checkCount: 3, liveAt: expect.any(Date) });
  await changes.return?.();
});
