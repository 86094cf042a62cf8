import { newId } from '../../lib/ids';
import { openFixture, type TestCompany, type Fixture } from '../../testing/fixture';
import { isSignedLogoLink, signLogoLink } from './logoLinks';
import { currentLogo, removeLogo } from './logos.service';
import { themeSetup, updateThemeSetup } from './branding.service';
import { restoreThemeVersion, themeVersions } from './versions/versions.service';
import { insertTheme, uploadTestLogo } from '../../testing/factories/brand';

let fixture: Fixture;
beforeAll(async () => (fixture = await openFixture()));
afterAll(() => fixture.close());

const permission = 'MANAGE_WHITE_LABELLED_CUSTOMER';
const theme = { title: 'Acme', colour: '#1a73e8' };

async function auditOf(company: TestCompany) {
  const rows = await fixture.query(
    company,
    'select action, changes from audit_events where company_id = $1 order by id',
    [company.id],
  );
  return rows;
}

describe('themeSetup', () => {
  test('spec 3: returns null without a title and color, even with a logo', async () => {
    const company = await fixture.company();
    expect(await themeSetup(await fixture.signedIn(company, []))).toBeNull();
    await uploadTestLogo(fixture, company, 'SquareLogo');
    expect(await themeSetup(await fixture.signedIn(company, []))).toBeNull();
  });

  test('links only to uploaded logos', async () => {
    const company = await fixture.company();
    await updateThemeSetup(await fixture.signedIn(company, [permission]), theme);
    const { version } = await uploadTestLogo(fixture, company, 'SquareLogo');

    const setup = await themeSetup(await fixture.signedIn(company, []));
    expect(setup).toMatchObject({ title: 'Acme', haveLogosBeenUploaded: false, fullLogoUrl: null });
    expect(setup?.squareLogoUrl).toContain(
      `/theme-setups/square-logo?company=${company.id}&version=${version}`,
    );
  });

  test('returns only the brand of the viewer’s company and requires a session', async () => {
    const company = await fixture.company();
    await updateThemeSetup(await fixture.signedIn(company, [permission]), theme);
    expect(await themeSetup(await fixture.signedIn(await fixture.company(), []))).toBeNull();
    await expect(themeSetup(fixture.asAnonymous())).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});

describe('updateThemeSetup', () => {
  test('normalizes and saves the input, audits the changed fields and publishes a company change', async () => {
    const company = await fixture.company();
    const ctx = await fixture.signedIn(company, [permission]);
    const events = fixture.services.events.subscribe('companyChanged', company.id);

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

  test('keeps omitted texts and clears null or blank ones', async () => {
    const ctx = await fixture.signedIn(await fixture.company(), [permission]);
    const texts = {
      tagline: ' Coaching  that lasts ',
      introduction: 'Two lines.\r\nHere is the second.',
      closedAccountMessage: 'So long.',
    };
    expect(await updateThemeSetup(ctx, { ...theme, ...texts, isSignUpOpen: false })).toMatchObject({
      tagline: 'Coaching that lasts',
      introduction: 'Two lines.\nHere is the second.',
      closedAccountMessage: 'So long.',
      isSignUpOpen: false,
    });

    await updateThemeSetup(ctx, { ...theme, tagline: null, closedAccountMessage: '  ', isSignUpOpen: null });
    expect(await themeSetup(ctx)).toMatchObject({
      tagline: null,
      introduction: 'Two lines.\nHere is the second.',
      closedAccountMessage: null,
      isSignUpOpen: false,
    });
  });

  test('adds no version and no audit event when nothing changes', async () => {
    const company = await fixture.company();
    const ctx = await fixture.signedIn(company, [permission]);
    await updateThemeSetup(ctx, theme);
    await updateThemeSetup(ctx, theme);
    expect(await themeVersions(ctx)).toHaveLength(1);
    expect(await auditOf(company)).toHaveLength(1);
  });

  test('requires MANAGE_WHITE_LABELLED_CUSTOMER', async () => {
    const company = await fixture.company();
    await expect(
      updateThemeSetup(await fixture.signedIn(company, ['MANAGE_SETTINGS']), theme),
    ).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
  });

  test('rejects a closed company', async () => {
    const company = await fixture.company({ status: 'Cancelled' });
    await expect(
      updateThemeSetup(await fixture.signedIn(company, [permission]), theme),
    ).rejects.toMatchObject({
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
    ['closedAccountMessage', { ...theme, closedAccountMessage: 'a'.repeat(501) }],
  ])('rejects an invalid %s: %j', async (field, input) => {
    const ctx = await fixture.signedIn(await fixture.company(), [permission]);
    await expect(updateThemeSetup(ctx, input)).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      details: { fields: { [field]: expect.stringMatching(/^(Enter |This field is required)/) } },
    });
  });
});

describe('removeLogo', () => {
  test('makes the brand incomplete and leaves the logo in the version history', async () => {
    const company = await fixture.company();
    const ctx = await fixture.signedIn(company, [permission]);
    await updateThemeSetup(ctx, theme);
    await uploadTestLogo(fixture, company, 'SquareLogo');
    await uploadTestLogo(fixture, company, 'FullLogo');
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
      { number: 1, changed: ['Title', 'Color'] },
    ]);
    expect((await auditOf(company)).at(-1)).toMatchObject({
      action: 'themeSetup.logoRemoved',
      changes: [{ field: 'fullLogo', after: null }],
    });
  });

  test('rejects an operator without the permission and a pending company', async () => {
    const company = await fixture.company();
    await expect(
      removeLogo(await fixture.signedIn(company, ['MANAGE_SETTINGS']), 'FullLogo'),
    ).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    const pending = await fixture.company({ status: 'Pending' });
    await expect(removeLogo(await fixture.signedIn(pending), 'FullLogo')).rejects.toMatchObject({
      code: 'COMPANY_PENDING',
    });
  });
});

describe('theme versions', () => {
  test('are listed newest first with author, time and changes, and are restored as a new version', async () => {
    const company = await fixture.company();
    const ctx = await fixture.signedIn(company, [permission]);
    await updateThemeSetup(ctx, theme);
    const { version: image } = await uploadTestLogo(fixture, company, 'SquareLogo');
    await removeLogo(ctx, 'SquareLogo');
    await updateThemeSetup(ctx, { title: 'Second', colour: '#000000', tagline: 'New' });

    const [newest] = await themeVersions(ctx);
    expect(newest).toMatchObject({
      number: 4,
      title: 'Second',
      changed: ['Title', 'Color', 'Tagline'],
      restoredFrom: null,
      savedByName: ctx.viewer?.name,
      savedAt: expect.any(Date),
    });

    const restored = await restoreThemeVersion(ctx, 2);
    expect(restored).toMatchObject({ title: 'Acme', colour: '#1A73E8', tagline: null });
    expect(restored.squareLogoUrl).toContain(image);
    expect(await currentLogo(ctx, 'SquareLogo')).toMatchObject({ id: image });
    expect(await themeVersions(ctx)).toMatchObject([
      { number: 5, restoredFrom: 2, changed: ['Title', 'Color', 'SquareLogo', 'Tagline'] },
      { number: 4 },
      { number: 3 },
      { number: 2 },
      { number: 1 },
    ]);
    expect((await auditOf(company)).at(-1)).toMatchObject({ action: 'themeSetup.restored' });
  });

  test('have consecutive numbers after concurrent saves', async () => {
    const ctx = await fixture.signedIn(await fixture.company(), [permission]);
    const titles = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'];
    await Promise.all(titles.map((title) => updateThemeSetup(ctx, { title, colour: '#112233' })));
    const versions = await themeVersions(ctx);
    expect(versions.map(({ number }) => number)).toEqual([6, 5, 4, 3, 2, 1]);
    expect((await themeSetup(ctx))?.title).toBe(versions[0]?.title);
  });

  test('include a brand that was saved before versions existed', async () => {
    const company = await fixture.company();
    const ctx = await fixture.signedIn(company, [permission]);
    await insertTheme(fixture.services.database, company, { title: 'Old', colour: '#112233' });
    await updateThemeSetup(ctx, theme);
    expect(await themeVersions(ctx)).toMatchObject([
      { number: 2, title: 'Acme', savedByName: ctx.viewer?.name },
      { number: 1, title: 'Old', savedByName: null },
    ]);
  });

  test('without a title and color are neither listed nor restored', async () => {
    const company = await fixture.company();
    const ctx = await fixture.signedIn(company, [permission]);
    await uploadTestLogo(fixture, company, 'SquareLogo');
    await updateThemeSetup(ctx, theme);
    expect((await themeVersions(ctx)).map(({ number }) => number)).toEqual([2]);
    await expect(restoreThemeVersion(ctx, 1)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(restoreThemeVersion(ctx, 99)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('require the permission and are hidden from other companies', async () => {
    const company = await fixture.company();
    await updateThemeSetup(await fixture.signedIn(company, [permission]), theme);
    const withoutPermission = await fixture.signedIn(company, ['MANAGE_SETTINGS']);
    await expect(themeVersions(withoutPermission)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(restoreThemeVersion(withoutPermission, 1)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const otherOperator = await fixture.signedIn(await fixture.company(), [permission]);
    expect(await themeVersions(otherOperator)).toEqual([]);
    await expect(restoreThemeVersion(otherOperator, 1)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('signed logo links', () => {
  const key = Buffer.alloc(32, 7);
  const logo = { company: newId(), kind: 'SquareLogo' as const, version: newId() };
  const noon = Date.UTC(2026, 0, 1, 12, 10);
  const hourMs = 3_600_000;
  const parseUrl = (url: string) => {
    const query = new URL(url, 'http://x').searchParams;
    return {
      link: { ...logo, expires: Number(query.get('expires')) },
      signature: query.get('signature') ?? '',
    };
  };

  test('stay the same until the next full hour and expire after 24 to 25 hours', () => {
    const url = signLogoLink(key, logo, noon);
    expect(signLogoLink(key, logo, noon + hourMs / 2)).toBe(url);
    expect(signLogoLink(key, logo, noon + hourMs)).not.toBe(url);

    const { link, signature } = parseUrl(url);
    expect(isSignedLogoLink([key], link, signature, noon + 24 * hourMs)).toBe(true);
    expect(isSignedLogoLink([key], link, signature, noon + 25 * hourMs)).toBe(false);
  });

  test.each([
    ['another company', { company: newId() }],
    ['another logo', { kind: 'FullLogo' as const }],
    ['another version', { version: newId() }],
    ['a later expiry', { expires: 9_999_999_999 }],
    ['a non-numeric expiry', { expires: Number.NaN }],
    ['a malformed company id', { company: "' or 1=1" }],
  ])('are invalid for %s', (_case, change) => {
    const { link, signature } = parseUrl(signLogoLink(key, logo, noon));
    expect(isSignedLogoLink([key], link, signature, noon)).toBe(true);
    expect(isSignedLogoLink([key], { ...link, ...change }, signature, noon)).toBe(false);
  });

  test('are invalid with another key or without a signature', () => {
    const { link, signature } = parseUrl(signLogoLink(key, logo, noon));
    expect(isSignedLogoLink([Buffer.alloc(32, 8)], link, signature, noon)).toBe(false);
    expect(isSignedLogoLink([key], link, '', noon)).toBe(false);
  });
});
