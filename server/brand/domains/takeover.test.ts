import { removeCustomDomain } from './changes.service';
import { parseHostname, toUnicode } from './hostname';
import { findCompanyOfDomain } from './findPortalUrl.repository';
import { openDomainFixture, type Tenant, nextHostname, type DomainFixture } from './testing/domainFixture';
import type { CustomDomain } from '../../platform';

describe('domain takeover', () => {
  let fixture: DomainFixture;
  let ours: Tenant;
  let theirs: Tenant;
  let hostname: string;
  beforeAll(async () => {
    fixture = await openDomainFixture();
  });
  afterAll(() => fixture.close());
  beforeEach(async () => {
    [ours, theirs] = [await fixture.tenant(), await fixture.tenant()];
    hostname = nextHostname();
  });

  const companyAt = (name: string): Promise<string | null> =>
    fixture.base.services.database.onPlatform((db) => findCompanyOfDomain(db, name));

  const refusal = (tenant: Tenant, name: string): Promise<string> =>
    fixture.addDomain(tenant, name).then(
      () => 'added',
      ({ details }: { details: { fields?: Record<string, string> } }) =>
        details.fields?.hostname ?? 'refused',
    );

  /** Publishes the ownership records of several domains under one name, as a DNS administrator can. */
  function publishOwnershipRecords(domains: readonly CustomDomain[]): void {
    const [first] = domains;
    if (first) fixture.publishRecords(first, { txt: domains.map(({ records }) => records[0]?.value ?? '') });
  }

  describe('a hostname that another company added without proving ownership', () => {
    test('can be added by a second company and serves no portal', async () => {
      await fixture.addDomain(theirs, hostname);
      await fixture.check(ours, await fixture.addDomain(ours, hostname));
      expect([await companyAt(hostname), await fixture.requestPermission(hostname)]).toEqual([null, 404]);
    });

    test('goes to the first company that proves ownership, and the other company sees a conflict', async () => {
      const [ourDomain, theirDomain] = [
        await fixture.addDomain(ours, hostname),
        await fixture.addDomain(theirs, hostname),
      ];
      publishOwnershipRecords([ourDomain, theirDomain]);
      expect(await fixture.check(theirs, theirDomain)).toMatchObject({ dnsStatus: 'Verified' });
      expect(await fixture.check(ours, ourDomain)).toMatchObject({
        dnsStatus: 'Conflict',
        certificateStatus: 'None',
        verifiedAt: null,
        problem: expect.stringMatching(/^Another company uses this domain/),
        nextCheckAt: expect.any(Date),
      });
      expect(await companyAt(hostname)).toBe(theirs.company.id);
    });

    test('goes to exactly one of several companies that prove ownership concurrently', async () => {
      const tenants = [ours, theirs, await fixture.tenant(), await fixture.tenant()];
      const domains: CustomDomain[] = [];
      for (const tenant of tenants) domains.push(await fixture.addDomain(tenant, hostname));
      publishOwnershipRecords(domains);
      const statuses = await Promise.all(
        tenants.map(async (tenant, at) => {
          const domain = domains[at];
          return domain && (await fixture.check(tenant, domain)).dnsStatus;
        }),
      );
      expect(statuses.sort()).toEqual(['Conflict', 'Conflict', 'Conflict', 'Verified']);
    });

    test("is not verified by another company's ownership record or by an outdated one", async () => {
      const ourDomain = await fixture.addDomain(ours, hostname);
      const previousDomain = await fixture.addDomain(theirs, hostname);
      await removeCustomDomain(theirs.ctx, previousDomain.id, hostname);
      const theirDomain = await fixture.addDomain(theirs, hostname);
      expect(theirDomain.records[0]?.value).not.toBe(previousDomain.records[0]?.value);
      publishOwnershipRecords([ourDomain, previousDomain]);
      expect(await fixture.check(theirs, theirDomain)).toMatchObject({
        dnsStatus: 'Misconfigured',
        verifiedAt: null,
      });
      expect(await companyAt(hostname)).toBeNull();
    });
  });

  describe('a hostname that another company owns', () => {
    test('can’t be added in any notation', async () => {
      await fixture.addLiveDomain(theirs, hostname);
      for (const text of [hostname, `HTTPS://${hostname.toUpperCase()}./`]) {
        expect(await refusal(ours, text)).toMatch(/^Another company uses this domain/);
      }
      expect(await companyAt(hostname)).toBe(theirs.company.id);
    });

    test("passes to a company with published records when the owner's grace period ends", async () => {
      const ourDomain = await fixture.addDomain(ours, hostname);
      const theirDomain = await fixture.addLiveDomain(theirs, hostname);
      fixture.publishRecords(ourDomain);
      expect(await fixture.check(ours, ourDomain)).toMatchObject({ dnsStatus: 'Conflict' });
      await fixture.check(theirs, theirDomain);
      for (const time of ['1 hour', '72 hours']) {
        await fixture.ageBy(theirs, theirDomain, time);
        await fixture.check(theirs, theirDomain);
      }
      expect(await fixture.read(theirs, theirDomain)).toMatchObject({
        dnsStatus: 'Misconfigured',
        liveAt: null,
      });
      expect(await fixture.check(ours, ourDomain)).toMatchObject({ dnsStatus: 'Verified', problem: null });
      expect(await companyAt(hostname)).toBe(ours.company.id);
    });

    test("has the status Conflict even before the owner's domain is live", async () => {
      const ourDomain = await fixture.addDomain(ours, hostname);
      const theirDomain = await fixture.addDomain(theirs, hostname);
      fixture.publishRecords(theirDomain, { routing: {} });
      await fixture.check(theirs, theirDomain);
      publishOwnershipRecords([ourDomain, theirDomain]);
      expect(await fixture.check(ours, ourDomain)).toMatchObject({ dnsStatus: 'Conflict' });
      // A domain that was never verified shows no portal.
      expect(await companyAt(hostname)).toBeNull();
    });
  });

  describe('a hostname that another company removed', () => {
    test('cannot be added or verified by other companies for 30 days', async () => {
      const ourDomain = await fixture.addDomain(ours, hostname);
      const theirDomain = await fixture.addLiveDomain(theirs, hostname);
      await removeCustomDomain(theirs.ctx, theirDomain.id, hostname);
      expect(await refusal(await fixture.tenant(), hostname)).toMatch(/^Another company removed this domain/);
      fixture.publishRecords(ourDomain);
      expect(await fixture.check(ours, ourDomain)).toMatchObject({
        dnsStatus: 'Conflict',
        problem: expect.stringMatching(/^Another company removed this domain/),
      });
      expect(await companyAt(hostname)).toBeNull();

      await fixture.ageBy(theirs, theirDomain, '29 days 23 hours');
      expect(await fixture.check(ours, ourDomain)).toMatchObject({ dnsStatus: 'Conflict' });
      await fixture.ageBy(theirs, theirDomain, '1 hour');
      expect(await fixture.check(ours, ourDomain)).toMatchObject({ dnsStatus: 'Verified' });
    });

    test('can be verified again immediately by the company that removed it', async () => {
      const theirDomain = await fixture.addLiveDomain(theirs, hostname);
      await removeCustomDomain(theirs.ctx, theirDomain.id, hostname);
      expect(await fixture.addLiveDomain(theirs, hostname)).toMatchObject({ dnsStatus: 'Verified' });
      expect(await companyAt(hostname)).toBe(theirs.company.id);
    });

    test('can be verified by another company immediately if ownership was never proved', async () => {
      const theirDomain = await fixture.addDomain(theirs, hostname);
      await removeCustomDomain(theirs.ctx, theirDomain.id, hostname);
      expect(await fixture.addLiveDomain(ours, hostname)).toMatchObject({ dnsStatus: 'Verified' });
    });
  });

  describe('parent domains and subdomains', () => {
    test('can be owned by different companies, each with a separate ownership record', async () => {
      const parent = hostname.replace('shop.', '');
      await fixture.addLiveDomain(theirs, parent);
      // The ownership record of the parent does not verify the subdomain.
      const child = await fixture.addDomain(ours, hostname);
      fixture.publishRecords(child, { txt: [] });
      expect(await fixture.check(ours, child)).toMatchObject({ verifiedAt: null });
      expect([await companyAt(hostname), await fixture.requestPermission(hostname)]).toEqual([null, 404]);
      fixture.publishRecords(child);
      expect(await fixture.check(ours, child)).toMatchObject({ dnsStatus: 'Verified' });
      expect([await companyAt(parent), await companyAt(hostname)]).toEqual([
        theirs.company.id,
        ours.company.id,
      ]);
    });

    test('do not serve other names below them, and a wildcard is rejected', async () => {
      expect(await refusal(theirs, `*.${hostname}`)).toMatch(/^Wildcard domains are not supported/);
      await fixture.addLiveDomain(theirs, hostname);
      expect([await companyAt(`x.${hostname}`), await fixture.requestPermission(`x.${hostname}`)]).toEqual([
        null,
        404,
      ]);
    });
  });

  test('/domains/ask allows certificates only for the subdomains and domains of companies', async () => {
    const liveDomain = await fixture.addLiveDomain(ours, hostname);
    const { subdomain } = ours.company;
    const expectedStatuses: [string, number][] = [
      [liveDomain.hostname, 200],
      [liveDomain.hostname.toUpperCase(), 200],
      [`${liveDomain.hostname}.`, 200],
      [`${subdomain}.sites.livery.example.net`, 200],
      [`x.${subdomain}.sites.livery.example.net`, 404],
      ['unknown.sites.livery.example.net', 404],
      ['sites.livery.example.net', 404],
      ['unknown.example.org', 404],
      ['127.0.0.1', 404],
      ['', 404],
      [`${liveDomain.hostname}' or true --`, 404],
      ['x'.repeat(2000), 404],
    ];
    for (const [name, status] of expectedStatuses)
      expect([name, await fixture.requestPermission(name)]).toEqual([name, status]);
    const { body, statusCode } = await fixture.app.inject({
      url: `/domains/ask?domain=${hostname}&domain=evil.com`,
    });
    expect([statusCode, body]).toEqual([404, '']);
    expect((await fixture.app.inject({ url: '/domains/ask' })).statusCode).toBe(404);
  });
});

describe('hostnames', () => {
  const platformHosts = {
    publicUrl: 'https://console.livery.example.net',
    portalsDomain: 'sites.livery.example.net:8443',
  };
  const parse = (text: string) => parseHostname(text, platformHosts);

  test.each([
    ['shop.acme.com', 'shop.acme.com', 'Subdomain'],
    ['  Shop.ACME.com.  ', 'shop.acme.com', 'Subdomain'],
    ['https://shop.acme.com/', 'shop.acme.com', 'Subdomain'],
    ['HTTP://ada:secret@shop.acme.com:8080/path?x=1#y', 'shop.acme.com', 'Subdomain'],
    ['//shop.acme.com/x', 'shop.acme.com', 'Subdomain'],
    ['shop.acme.com:443', 'shop.acme.com', 'Subdomain'],
    ['shop.acme.com?from=mail', 'shop.acme.com', 'Subdomain'],
    ['acme.com', 'acme.com', 'Apex'],
    ['acme.co.uk', 'acme.co.uk', 'Apex'],
    ['www.acme.co.uk', 'www.acme.co.uk', 'Subdomain'],
    ['acme.github.io', 'acme.github.io', 'Apex'],
    ['bücher.de', 'xn--bcher-kva.de', 'Apex'],
    ['BÜCHER.DE', 'xn--bcher-kva.de', 'Apex'],
    ['xn--bcher-kva.de', 'xn--bcher-kva.de', 'Apex'],
    ['müller。com', 'xn--mller-kva.com', 'Apex'],
    ['shop.例え.jp', 'shop.xn--r8jz45g.jp', 'Subdomain'],
    ['a-1.b--2.acme.com', 'a-1.b--2.acme.com', 'Subdomain'],
    ['notlivery.example.org', 'notlivery.example.org', 'Subdomain'],
  ])('parseHostname parses %j as %s of the kind %s', (text, hostname, kind) => {
    expect(parse(text)).toEqual({ hostname, kind });
  });

  const invalid = 'Enter a valid domain, such as www.example.com.';
  const address = 'Enter a domain, not an IP address.';
  const ours = 'This domain belongs to the platform. Enter your own domain.';

  test('parseHostname parses seven texts of 200,000 characters in less than a second of CPU time', () => {
    const before = process.cpuUsage();
    for (const unit of ['.', '。', '/', '@', 'a.', 'a', ':1'])
      parse(`${unit.repeat(200_000 / unit.length)}a`);
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(1000);
  });

  test.each([
    ['', 'Enter a domain, such as www.example.com.'],
    ['   ', 'Enter a domain, such as www.example.com.'],
    ['https://', 'Enter a domain, such as www.example.com.'],
    ['/shop', 'Enter a domain, such as www.example.com.'],
    ['192.0.2.1', address],
    ['http://192.0.2.1:80/', address],
    ['[2001:db8::1]', address],
    ['2001:db8::1', address],
    ['127.1', address],
    ['0x7f.0.0.1', address],
    ['１９２.0.2.1', address],
    ['2130706433', address],
    ['acme', 'Enter the full domain, such as example.com.'],
    ['*.acme.com', 'Wildcard domains are not supported. Add each domain separately.'],
    ['_dmarc.acme.com', 'Domains can’t contain underscores.'],
    ['my_shop.acme.com', 'Domains can’t contain underscores.'],
    ['acme..com', invalid],
    ['.acme.com', invalid],
    ['-acme.com', invalid],
    ['acme-.com', invalid],
    ['ac me.com', invalid],
    ['acme%2ecom', invalid],
    ["acme.com';--", invalid],
    ['acme.com<script>', invalid],
    ['shop.acme.com\r\nHost: evil.com', invalid],
    ['acme.com\u0000', invalid],
    ['xn--.com', invalid],
    [`${'a'.repeat(64)}.com`, 'Each part of a domain can have at most 63 characters.'],
    [`${'a123456789.'.repeat(25)}com`, 'Enter at most 253 characters.'],
    ['com', 'Enter the full domain, such as example.com.'],
    ['co.uk', 'co.uk is shared by many sites. Enter your own domain under it.'],
    ['github.io', 'github.io is shared by many sites. Enter your own domain under it.'],
    ['shop.localhost', 'Domains that end in .localhost are not public. Enter a public domain.'],
    ['shop.acme.test', 'Domains that end in .test are not public. Enter a public domain.'],
    ['printer.local', 'Domains that end in .local are not public. Enter a public domain.'],
    ['db.prod.internal', 'Domains that end in .internal are not public. Enter a public domain.'],
    ['1.2.0.192.in-addr.arpa', 'Domains that end in .arpa are not public. Enter a public domain.'],
    ['sites.livery.example.net', ours],
    ['acme.sites.livery.example.net', ours],
    ['livery.example.net', ours],
    ['example.net', ours],
    ['console.livery.example.net', ours],
    ['x.console.livery.example.net', ours],
  ])('parseHostname rejects %j: %s', (text, refusal) => {
    expect(parse(text)).toEqual({ refusal });
  });

  test('toUnicode converts a Punycode name and leaves an ASCII name unchanged', () => {
    expect(toUnicode('shop.xn--bcher-kva.de')).toBe('shop.bücher.de');
    expect(toUnicode('shop.acme.com')).toBe('shop.acme.com');
  });
});
