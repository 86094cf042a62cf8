import { removeCustomDomain } from './changes/remove';
import { readHostname, unicodeOf } from './hostname';
import { siteOfDomain } from './siteOfDomain';
import { openStage, type Owner, someHostname, type Stage } from './testing/stage';
import type { CustomDomain } from '../../schema.generated';

describe('takeover', () => {
  let stage: Stage;
  let ours: Owner;
  let theirs: Owner;
  let hostname: string;
  beforeAll(async () => {
    stage = await openStage();
  });
  afterAll(() => stage.close());
  beforeEach(async () => {
    [ours, theirs] = [await stage.owner(), await stage.owner()];
    hostname = someHostname();
  });

  const siteAt = (name: string): Promise<string | null> =>
    stage.world.services.database.onPlatform((db) => siteOfDomain(db, name));

  const refusal = (owner: Owner, name: string): Promise<string> =>
    stage.add(owner, name).then(
      () => 'added',
      ({ details }: { details: { fields?: Record<string, string> } }) =>
        details.fields?.hostname ?? 'refused',
    );

  /** The ownership records of all stand beside each other, as whoever runs the DNS may put them. */
  function pointAll(domains: readonly CustomDomain[]): void {
    const [first] = domains;
    if (first) stage.point(first, { txt: domains.map(({ records }) => records[0]?.value ?? '') });
  }

  describe('a name that another company waits for', () => {
    test('can be waited for by ours too, and nobody’s site is there', async () => {
      await stage.add(theirs, hostname);
      await stage.look(ours, await stage.add(ours, hostname));
      expect([await siteAt(hostname), await stage.ask(hostname)]).toEqual([null, 404]);
    });

    test('is held by whoever shows first that it is theirs; the other is told, and holds nothing', async () => {
      const [mine, other] = [await stage.add(ours, hostname), await stage.add(theirs, hostname)];
      pointAll([mine, other]);
      expect(await stage.look(theirs, other)).toMatchObject({ dnsStatus: 'Verified' });
      expect(await stage.look(ours, mine)).toMatchObject({
        dnsStatus: 'Conflict',
        certificateStatus: 'None',
        verifiedAt: null,
        problem: expect.stringMatching(/^Another company uses this domain/),
        nextCheckAt: expect.any(Date),
      });
      expect(await siteAt(hostname)).toBe(theirs.company.id);
    });

    test('is held by one of them, however many show it at once', async () => {
      const owners = [ours, theirs, await stage.owner(), await stage.owner()];
      const domains: CustomDomain[] = [];
      for (const owner of owners) domains.push(await stage.add(owner, hostname));
      pointAll(domains);
      const seen = await Promise.all(
        owners.map(async (owner, at) => {
          const domain = domains[at];
          return domain && (await stage.look(owner, domain)).dnsStatus;
        }),
      );
      expect(seen.sort()).toEqual(['Conflict', 'Conflict', 'Conflict', 'Verified']);
    });

    test('is not theirs by our ownership record, nor by an older one of their own', async () => {
      const mine = await stage.add(ours, hostname);
      const older = await stage.add(theirs, hostname);
      await removeCustomDomain(theirs.ctx, older.id, hostname);
      const other = await stage.add(theirs, hostname);
      expect(other.records[0]?.value).not.toBe(older.records[0]?.value);
      pointAll([mine, older]);
      expect(await stage.look(theirs, other)).toMatchObject({ dnsStatus: 'Misconfigured', verifiedAt: null });
      expect(await siteAt(hostname)).toBeNull();
    });
  });

  describe('a name that another company holds', () => {
    test('can’t be added, however it is written', async () => {
      await stage.live(theirs, hostname);
      for (const text of [hostname, `HTTPS://${hostname.toUpperCase()}./`]) {
        expect(await refusal(ours, text)).toMatch(/^Another company uses this domain/);
      }
      expect(await siteAt(hostname)).toBe(theirs.company.id);
    });

    test('becomes ours once its DNS says so, and theirs are told that it broke', async () => {
      const mine = await stage.add(ours, hostname);
      const other = await stage.live(theirs, hostname);
      stage.point(mine);
      expect(await stage.look(ours, mine)).toMatchObject({ dnsStatus: 'Conflict' });
      await stage.look(theirs, other);
      for (const time of ['1 hour', '72 hours']) {
        await stage.pass(theirs, other, time);
        await stage.look(theirs, other);
      }
      expect(await stage.read(theirs, other)).toMatchObject({ dnsStatus: 'Misconfigured', liveAt: null });
      expect(await stage.look(ours, mine)).toMatchObject({ dnsStatus: 'Verified', problem: null });
      expect(await siteAt(hostname)).toBe(ours.company.id);
    });

    test('and has not shown at work yet is theirs all the same', async () => {
      const mine = await stage.add(ours, hostname);
      const other = await stage.add(theirs, hostname);
      stage.point(other, { routing: {} });
      await stage.look(theirs, other);
      pointAll([mine, other]);
      expect(await stage.look(ours, mine)).toMatchObject({ dnsStatus: 'Conflict' });
      // And shows nobody’s site before it works.
      expect(await siteAt(hostname)).toBeNull();
    });
  });

  describe('a name that another company gave up', () => {
    test('rests for 30 days, for all but that company', async () => {
      const mine = await stage.add(ours, hostname);
      const other = await stage.live(theirs, hostname);
      await removeCustomDomain(theirs.ctx, other.id, hostname);
      expect(await refusal(await stage.owner(), hostname)).toMatch(/^Another company gave this domain up/);
      stage.point(mine);
      expect(await stage.look(ours, mine)).toMatchObject({
        dnsStatus: 'Conflict',
        problem: expect.stringMatching(/^Another company gave this domain up/),
      });
      expect(await siteAt(hostname)).toBeNull();

      await stage.pass(theirs, other, '29 days 23 hours');
      expect(await stage.look(ours, mine)).toMatchObject({ dnsStatus: 'Conflict' });
      await stage.pass(theirs, other, '1 hour');
      expect(await stage.look(ours, mine)).toMatchObject({ dnsStatus: 'Verified' });
    });

    test('is theirs again at once when they add it anew', async () => {
      const other = await stage.live(theirs, hostname);
      await removeCustomDomain(theirs.ctx, other.id, hostname);
      expect(await stage.live(theirs, hostname)).toMatchObject({ dnsStatus: 'Verified' });
      expect(await siteAt(hostname)).toBe(theirs.company.id);
    });

    test('without having held it rests for nobody', async () => {
      const other = await stage.add(theirs, hostname);
      await removeCustomDomain(theirs.ctx, other.id, hostname);
      expect(await stage.live(ours, hostname)).toMatchObject({ dnsStatus: 'Verified' });
    });
  });

  describe('names above and below', () => {
    test('a parent of another company holds no name below it, and a child none above', async () => {
      const parent = hostname.replace('shop.', '');
      await stage.live(theirs, parent);
      // Only with a record of its own.
      const child = await stage.add(ours, hostname);
      stage.point(child, { txt: [] });
      expect(await stage.look(ours, child)).toMatchObject({ verifiedAt: null });
      expect([await siteAt(hostname), await stage.ask(hostname)]).toEqual([null, 404]);
      stage.point(child);
      expect(await stage.look(ours, child)).toMatchObject({ dnsStatus: 'Verified' });
      expect([await siteAt(parent), await siteAt(hostname)]).toEqual([theirs.company.id, ours.company.id]);
    });

    test('a wildcard is no domain, and a domain is none for the names below it', async () => {
      expect(await refusal(theirs, `*.${hostname}`)).toMatch(/^A domain can’t have a \*/);
      await stage.live(theirs, hostname);
      expect([await siteAt(`x.${hostname}`), await stage.ask(`x.${hostname}`)]).toEqual([null, 404]);
    });
  });

  test('the reverse proxy may get certificates for what is somebody’s, and for nothing else', async () => {
    const live = await stage.live(ours, hostname);
    const { subdomain } = ours.company;
    const asked: [string, number][] = [
      [live.hostname, 200],
      [live.hostname.toUpperCase(), 200],
      [`${live.hostname}.`, 200],
      [`${subdomain}.sites.livery.example.net`, 200],
      [`x.${subdomain}.sites.livery.example.net`, 404],
      ['nobody.sites.livery.example.net', 404],
      ['sites.livery.example.net', 404],
      ['unknown.example.org', 404],
      ['127.0.0.1', 404],
      ['', 404],
      [`${live.hostname}' or true --`, 404],
      ['x'.repeat(2000), 404],
    ];
    for (const [name, status] of asked) expect([name, await stage.ask(name)]).toEqual([name, status]);
    const { body, statusCode } = await stage.app.inject({
      url: `/domains/ask?domain=${hostname}&domain=evil.com`,
    });
    expect([statusCode, body]).toEqual([404, '']);
    expect((await stage.app.inject({ url: '/domains/ask' })).statusCode).toBe(404);
  });
});

describe('hostname', () => {
  const own = {
    publicUrl: 'https://console.livery.example.net',
    sitesDomain: 'sites.livery.example.net:8443',
  };
  const read = (text: string) => readHostname(text, own);

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
  ])('%j is %s, of the kind %s', (text, hostname, kind) => {
    expect(read(text)).toEqual({ hostname, kind });
  });

  const notOne = 'This is not a domain.';
  const address = 'Enter a domain, not an IP address.';
  const ours = 'This domain belongs to the platform. Enter one of your own.';

  test('reads 200,000 characters in linear time', () => {
    const before = process.cpuUsage();
    for (const unit of ['.', '。', '/', '@', 'a.', 'a', ':1']) read(`${unit.repeat(200_000 / unit.length)}a`);
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
    ['acme', 'Enter the whole domain, with its ending, such as example.com.'],
    ['*.acme.com', 'A domain can’t have a * in it. Add each name that you use.'],
    ['_dmarc.acme.com', 'A domain can’t have an underscore in it.'],
    ['my_shop.acme.com', 'A domain can’t have an underscore in it.'],
    ['acme..com', notOne],
    ['.acme.com', notOne],
    ['-acme.com', notOne],
    ['acme-.com', notOne],
    ['ac me.com', notOne],
    ['acme%2ecom', notOne],
    ["acme.com';--", notOne],
    ['acme.com<script>', notOne],
    ['shop.acme.com\r\nHost: evil.com', notOne],
    ['acme.com\u0000', notOne],
    ['xn--.com', notOne],
    [`${'a'.repeat(64)}.com`, 'No part of a domain has more than 63 characters.'],
    [`${'a123456789.'.repeat(25)}com`, 'A domain has at most 253 characters.'],
    ['com', 'Enter the whole domain, with its ending, such as example.com.'],
    ['co.uk', 'Many people share co.uk. Enter your own name under it.'],
    ['github.io', 'Many people share github.io. Enter your own name under it.'],
    ['shop.localhost', 'Nobody can reach a domain that ends in .localhost.'],
    ['shop.acme.test', 'Nobody can reach a domain that ends in .test.'],
    ['printer.local', 'Nobody can reach a domain that ends in .local.'],
    ['db.prod.internal', 'Nobody can reach a domain that ends in .internal.'],
    ['1.2.0.192.in-addr.arpa', 'Nobody can reach a domain that ends in .arpa.'],
    ['sites.livery.example.net', ours],
    ['acme.sites.livery.example.net', ours],
    ['livery.example.net', ours],
    ['example.net', ours],
    ['console.livery.example.net', ours],
    ['x.console.livery.example.net', ours],
  ])('%j is refused: %s', (text, refusal) => {
    expect(read(text)).toEqual({ refusal });
  });

  test('a name is shown as people read it', () => {
    expect(unicodeOf('shop.xn--bcher-kva.de')).toBe('shop.bücher.de');
    expect(unicodeOf('shop.acme.com')).toBe('shop.acme.com');
  });
});
