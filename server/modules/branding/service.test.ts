import { newId } from '../../lib/ids';
import { openWorld, type TestCompany, type World } from '../../testing/world';
import { storeImage } from '../images/service';
import { isSignedLogoLink, signLogoLink } from './logoLinks';
import { themeSetup, updateThemeSetup } from './service';
import { replaceLogo } from './sql';

let world: World;
beforeAll(async () => (world = await openWorld()));
afterAll(() => world.close());

const flag = 'MANAGE_WHITE_LABELLED_CUSTOMER';
const theme = { title: 'Acme', colour: '#1a73e8' };

const giveSquareLogo = (company: TestCompany) =>
  world.services.database.inCompany(company.id, (db) =>
    storeImage(
      db,
      company.id,
      'SquareLogo',
      { png: Buffer.from([0]), svg: null, width: 1, height: 1, sourceWidth: 1, sourceHeight: 1 },
      (id) => replaceLogo(db, company.id, 'SquareLogo', id),
    ),
  );

describe('themeSetup', () => {
  test('spec 3: is null until it is set, a logo alone does not set it', async () => {
    const company = await world.company();
    expect(await themeSetup(await world.as(company))).toBeNull();
    await giveSquareLogo(company);
    expect(await themeSetup(await world.as(company))).toBeNull();
  });

  test('links to the logos that are there', async () => {
    const company = await world.company();
    await updateThemeSetup(await world.as(company, flag), theme);
    const { version } = await giveSquareLogo(company);

    const setup = await themeSetup(await world.as(company));
    expect(setup).toMatchObject({ title: 'Acme', haveLogosBeenUploaded: false, fullLogoUrl: null });
    expect(setup?.squareLogoUrl).toContain(
      `/theme-setups/square-logo?company=${company.id}&version=${version}`,
    );
  });

  test("is the viewer's company's own, and nobody's without a viewer", async () => {
    const company = await world.company();
    await updateThemeSetup(await world.as(company, flag), theme);
    expect(await themeSetup(await world.as(await world.company()))).toBeNull();
    await expect(themeSetup(world.asNobody())).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});

describe('updateThemeSetup', () => {
  test('with the flag: saves, records and tells open consoles', async () => {
    const company = await world.company();
    const ctx = await world.as(company, flag);
    const events = world.services.events.subscribe('companyChanged', company.id);

    expect(await updateThemeSetup(ctx, { title: '  My   Brand ', colour: '#1a73e8' })).toMatchObject({
      title: 'My Brand',
      colour: '#1A73E8',
    });
    await updateThemeSetup(ctx, { title: 'My Brand', colour: '#000000' });

    expect((await events.next()).value).toMatchObject({ companyId: company.id });
    await events.return?.();
    const { rows } = await world.services.database.inCompany(company.id, (db) =>
      db.query('select action, changes from audit_events where company_id = $1 order by id', [company.id]),
    );
    expect(rows[1]).toEqual({
      action: 'themeSetup.updated',
      changes: [{ field: 'colour', before: '#1A73E8', after: '#000000' }],
    });
  });

  test('without the flag it is refused', async () => {
    const company = await world.company();
    await expect(updateThemeSetup(await world.as(company, 'MANAGE_SETTINGS'), theme)).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
  });

  test('in a closed company it is refused', async () => {
    const company = await world.company({ status: 'Cancelled' });
    await expect(updateThemeSetup(await world.as(company, flag), theme)).rejects.toMatchObject({
      code: 'COMPANY_CANCELLED',
    });
  });

  test.each([
    ['title', { title: '   ', colour: '#112233' }],
    ['title', { title: 'a'.repeat(61), colour: '#112233' }],
    ['colour', { title: 'Acme', colour: 'red' }],
    ['colour', { title: 'Acme', colour: '#123' }],
    ['colour', { title: 'Acme', colour: '#12345G' }],
    ['colour', { title: 'Acme', colour: '#112233;background:url(//x)' }],
  ])('refuses a wrong %s: %j', async (field, input) => {
    const ctx = await world.as(await world.company(), flag);
    await expect(updateThemeSetup(ctx, input)).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      details: { fields: { [field]: expect.stringMatching(/^Type/) } },
    });
  });
});

describe('signed links', () => {
  const key = Buffer.alloc(32, 7);
  const logo = { company: newId(), kind: 'SquareLogo' as const, version: newId() };
  const noon = Date.UTC(2026, 0, 1, 12, 10);
  const hour = 3_600_000;
  const partsOf = (url: string) => {
    const query = new URL(url, 'http://x').searchParams;
    return {
      link: { ...logo, expires: Number(query.get('expires')) },
      signature: query.get('signature') ?? '',
    };
  };

  test('are the same within the hour, and hold for a day', () => {
    const url = signLogoLink(key, logo, noon);
    expect(signLogoLink(key, logo, noon + hour / 2)).toBe(url);
    expect(signLogoLink(key, logo, noon + hour)).not.toBe(url);

    const { link, signature } = partsOf(url);
    expect(isSignedLogoLink(key, link, signature, noon + 24 * hour)).toBe(true);
    expect(isSignedLogoLink(key, link, signature, noon + 25 * hour)).toBe(false);
  });

  test.each([
    ['another company', { company: newId() }],
    ['another logo', { kind: 'FullLogo' as const }],
    ['another version', { version: newId() }],
    ['a longer life', { expires: 9_999_999_999 }],
    ['no number', { expires: Number.NaN }],
    ['no id', { company: "' or 1=1" }],
  ])('do not hold for %s', (_case, change) => {
    const { link, signature } = partsOf(signLogoLink(key, logo, noon));
    expect(isSignedLogoLink(key, link, signature, noon)).toBe(true);
    expect(isSignedLogoLink(key, { ...link, ...change }, signature, noon)).toBe(false);
  });

  test('do not hold under another key or without a signature', () => {
    const { link, signature } = partsOf(signLogoLink(key, logo, noon));
    expect(isSignedLogoLink(Buffer.alloc(32, 8), link, signature, noon)).toBe(false);
    expect(isSignedLogoLink(key, link, '', noon)).toBe(false);
  });
});
