import { newId } from '../../lib/ids';
import { openWorld, type TestCompany, type World } from '../../testing/world';
import { isSignedLogoLink, signLogoLink } from './logoLinks';
import { currentLogo, removeLogo } from './logos';
import { themeSetup, updateThemeSetup } from './service';
import { giveLogo } from './testing/giveLogo';
import { restoreThemeVersion, themeVersions } from './versions/service';

let world: World;
beforeAll(async () => (world = await openWorld()));
afterAll(() => world.close());

const flag = 'MANAGE_WHITE_LABELLED_CUSTOMER';
const theme = { title: 'Acme', colour: '#1a73e8' };

async function auditOf(company: TestCompany) {
  const { rows } = await world.services.database.inCompany(company.id, (db) =>
    db.query('select action, changes from audit_events where company_id = $1 order by id', [company.id]),
  );
  return rows;
}

describe('themeSetup', () => {
  test('spec 3: is null until it is set, a logo alone does not set it', async () => {
    const company = await world.company();
    expect(await themeSetup(await world.as(company))).toBeNull();
    await giveLogo(world, company, 'SquareLogo');
    expect(await themeSetup(await world.as(company))).toBeNull();
  });

  test('links to the logos that are there', async () => {
    const company = await world.company();
    await updateThemeSetup(await world.as(company, flag), theme);
    const { version } = await giveLogo(world, company, 'SquareLogo');

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
    expect((await auditOf(company))[1]).toEqual({
      action: 'themeSetup.updated',
      changes: [{ field: 'colour', before: '#1A73E8', after: '#000000' }],
    });
  });

  test('words are kept, what is left out stays, null and nothing but spaces clear', async () => {
    const ctx = await world.as(await world.company(), flag);
    const words = {
      tagline: ' Coaching  that lasts ',
      introduction: 'Two lines.\r\nHere is the second.',
      farewell: 'So long.',
    };
    expect(await updateThemeSetup(ctx, { ...theme, ...words, isSignUpOpen: false })).toMatchObject({
      tagline: 'Coaching that lasts',
      introduction: 'Two lines.\nHere is the second.',
      farewell: 'So long.',
      isSignUpOpen: false,
    });

    await updateThemeSetup(ctx, { ...theme, tagline: null, farewell: '  ', isSignUpOpen: null });
    expect(await themeSetup(ctx)).toMatchObject({
      tagline: null,
      introduction: 'Two lines.\nHere is the second.',
      farewell: null,
      isSignUpOpen: false,
    });
  });

  test('what changes nothing is no version, no event and nobody is told', async () => {
    const company = await world.company();
    const ctx = await world.as(company, flag);
    await updateThemeSetup(ctx, theme);
    await updateThemeSetup(ctx, theme);
    expect(await themeVersions(ctx)).toHaveLength(1);
    expect(await auditOf(company)).toHaveLength(1);
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
    ['tagline', { ...theme, tagline: 'a'.repeat(121) }],
    ['introduction', { ...theme, introduction: 'a'.repeat(501) }],
    ['farewell', { ...theme, farewell: 'a'.repeat(501) }],
  ])('refuses a wrong %s: %j', async (field, input) => {
    const ctx = await world.as(await world.company(), flag);
    await expect(updateThemeSetup(ctx, input)).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      details: { fields: { [field]: expect.stringMatching(/^Type/) } },
    });
  });
});

describe('a logo that is removed', () => {
  test('is gone from the brand, which is no longer complete, and stands in the history', async () => {
    const company = await world.company();
    const ctx = await world.as(company, flag);
    await updateThemeSetup(ctx, theme);
    await giveLogo(world, company, 'SquareLogo');
    await giveLogo(world, company, 'FullLogo');
    expect(await themeSetup(ctx)).toMatchObject({ haveLogosBeenUploaded: true });

    expect(await removeLogo(ctx, 'FullLogo')).toMatchObject({
      fullLogoUrl: null,
      squareLogoUrl: expect.any(String),
      haveLogosBeenUploaded: false,
    });
    await expect(currentLogo(ctx, 'FullLogo')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await themeVersions(ctx)).toMatchObject([
      { number: 4, changed: ['FullLogo'], fullLogoUrl: null },
      { number: 3, changed: ['FullLogo'], fullLogoUrl: expect.any(String) },
      { number: 2, changed: ['SquareLogo'] },
      { number: 1, changed: ['Title', 'Colour'] },
    ]);
    expect((await auditOf(company)).at(-1)).toMatchObject({
      action: 'themeSetup.logoRemoved',
      changes: [{ field: 'fullLogo', after: null }],
    });
  });

  test('is refused without the flag and while onboarding', async () => {
    const company = await world.company();
    await expect(removeLogo(await world.as(company, 'MANAGE_SETTINGS'), 'FullLogo')).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    const pending = await world.company({ status: 'Pending' });
    await expect(removeLogo(await world.asAdmin(pending), 'FullLogo')).rejects.toMatchObject({
      code: 'COMPANY_PENDING',
    });
  });
});

describe('versions', () => {
  test('say who saved what and when, newest first, and any comes back as a new one', async () => {
    const company = await world.company();
    const ctx = await world.as(company, flag);
    await updateThemeSetup(ctx, theme);
    const { version: image } = await giveLogo(world, company, 'SquareLogo');
    await removeLogo(ctx, 'SquareLogo');
    await updateThemeSetup(ctx, { title: 'Second', colour: '#000000', tagline: 'New' });

    const [newest] = await themeVersions(ctx);
    expect(newest).toMatchObject({
      number: 4,
      title: 'Second',
      changed: ['Title', 'Colour', 'Tagline'],
      restoredFrom: null,
      savedByName: ctx.viewer?.name,
      savedAt: expect.any(Date),
    });

    const restored = await restoreThemeVersion(ctx, 2);
    expect(restored).toMatchObject({ title: 'Acme', colour: '#1A73E8', tagline: null });
    expect(restored.squareLogoUrl).toContain(image);
    expect(await currentLogo(ctx, 'SquareLogo')).toMatchObject({ id: image });
    expect(await themeVersions(ctx)).toMatchObject([
      { number: 5, restoredFrom: 2, changed: ['Title', 'Colour', 'SquareLogo', 'Tagline'] },
      { number: 4 },
      { number: 3 },
      { number: 2 },
      { number: 1 },
    ]);
    expect((await auditOf(company)).at(-1)).toMatchObject({ action: 'themeSetup.restored' });
  });

  test('count without gaps and doubles, however many save at once', async () => {
    const ctx = await world.as(await world.company(), flag);
    const titles = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'];
    await Promise.all(titles.map((title) => updateThemeSetup(ctx, { title, colour: '#112233' })));
    const versions = await themeVersions(ctx);
    expect(versions.map(({ number }) => number)).toEqual([6, 5, 4, 3, 2, 1]);
    expect((await themeSetup(ctx))?.title).toBe(versions[0]?.title);
  });

  test('a brand from before versions were kept is the first of them', async () => {
    const company = await world.company();
    const ctx = await world.as(company, flag);
    await world.services.database.inCompany(company.id, (db) =>
      db.query(`insert into theme_setups (company_id, title, colour) values ($1, 'Old', '#112233')`, [
        company.id,
      ]),
    );
    await updateThemeSetup(ctx, theme);
    expect(await themeVersions(ctx)).toMatchObject([
      { number: 2, title: 'Acme', savedByName: ctx.viewer?.name },
      { number: 1, title: 'Old', savedByName: null },
    ]);
  });

  test('without title and colour are not listed, and can not be brought back', async () => {
    const company = await world.company();
    const ctx = await world.as(company, flag);
    await giveLogo(world, company, 'SquareLogo');
    await updateThemeSetup(ctx, theme);
    expect((await themeVersions(ctx)).map(({ number }) => number)).toEqual([2]);
    await expect(restoreThemeVersion(ctx, 1)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(restoreThemeVersion(ctx, 99)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test("are for those with the flag, and another company's are not there", async () => {
    const company = await world.company();
    await updateThemeSetup(await world.as(company, flag), theme);
    const unflagged = await world.as(company, 'MANAGE_SETTINGS');
    await expect(themeVersions(unflagged)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(restoreThemeVersion(unflagged, 1)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const stranger = await world.as(await world.company(), flag);
    expect(await themeVersions(stranger)).toEqual([]);
    await expect(restoreThemeVersion(stranger, 1)).rejects.toMatchObject({ code: 'NOT_FOUND' });
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
    expect(isSignedLogoLink([key], link, signature, noon + 24 * hour)).toBe(true);
    expect(isSignedLogoLink([key], link, signature, noon + 25 * hour)).toBe(false);
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
    expect(isSignedLogoLink([key], link, signature, noon)).toBe(true);
    expect(isSignedLogoLink([key], { ...link, ...change }, signature, noon)).toBe(false);
  });

  test('do not hold under another key or without a signature', () => {
    const { link, signature } = partsOf(signLogoLink(key, logo, noon));
    expect(isSignedLogoLink([Buffer.alloc(32, 8)], link, signature, noon)).toBe(false);
    expect(isSignedLogoLink([key], link, '', noon)).toBe(false);
  });
});
