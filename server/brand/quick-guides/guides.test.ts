import sharp from 'sharp';
import type { Context, QuickGuide } from '../../platform';
import { newId } from '../../lib/ids';
import { openFixture, type TestCompany, type Fixture } from '../../testing/fixture';
import { guideTemplates } from '../content/templates';
import {
  discardQuickGuideDraft,
  publishQuickGuide,
  quickGuide,
  quickGuides,
  quickGuideVersion,
  restoreQuickGuideVersion,
  saveQuickGuideDraft,
} from './guides.service';
import { isSignedImageQuery, signImageQuery } from './imageLinks';
import { guideImage, uploadGuideImage } from './images.service';
import {
  addStarterGuides,
  archiveQuickGuide,
  createQuickGuide,
  deleteQuickGuide,
  duplicateQuickGuide,
  reorderQuickGuides,
  restoreQuickGuide,
  setQuickGuideAudience,
} from './manage.service';
import { freePathname } from './pathname';
import { insertImage, publishPortal } from '../../testing/factories/brand';

let fixture: Fixture;
beforeAll(async () => (fixture = await openFixture()));
afterAll(() => fixture.close());

const permission = 'MANAGE_WHITE_LABELLED_CUSTOMER';

async function createCompanyWithEditor(): Promise<[TestCompany, Context]> {
  const company = await fixture.company();
  return [company, await fixture.signedIn(company, [permission])];
}

const create = (ctx: Context, title = 'First steps') => createQuickGuide(ctx, title, newId());

const save = (ctx: Context, { id, lockVersion }: QuickGuide, html: string): Promise<QuickGuide> =>
  saveQuickGuideDraft(ctx, { id, lockVersion, title: 'First steps', summary: 'How to begin', html });

async function createPublished(ctx: Context, html = '<p>Words</p>'): Promise<QuickGuide> {
  const { id, lockVersion } = await save(ctx, await create(ctx), html);
  return publishQuickGuide(ctx, { id, lockVersion });
}

const titles = async (ctx: Context): Promise<string[]> => (await quickGuides(ctx)).map(({ title }) => title);

describe('quick guide editing', () => {
  test('rejects more than 500 guides', async () => {
    const [company, ctx] = await createCompanyWithEditor();
    const guide = await create(ctx);
    await fixture.query(
      company,
      `insert into quick_guides (company_id, id, pathname, position)
         select $1, gen_random_uuid(), 'guide-' || place, place from generate_series(2, 499) place`,
      [company.id],
    );
    await duplicateQuickGuide(ctx, guide.id, newId());
    const limitError = {
      code: 'CONFLICT',
      message: 'You can have at most 500 guides. Delete one to add another.',
    };
    await expect(create(ctx)).rejects.toMatchObject(limitError);
    await expect(addStarterGuides(ctx)).rejects.toMatchObject(limitError);
  });

  test('creates an empty draft with a pathname from its title, once per idempotency key', async () => {
    const [, ctx] = await createCompanyWithEditor();
    const key = newId();
    const guide = await createQuickGuide(ctx, '  Übung  macht Meister! ', key);
    expect(guide).toMatchObject({
      ...{ title: 'Übung macht Meister!', pathname: 'ubung-macht-meister', status: 'Draft', order: 1 },
      ...{ version: null, planIds: null, hasDraft: true, isDeploymentPending: false },
    });
    await expect(createQuickGuide(ctx, '  Übung  macht Meister! ', key)).resolves.toMatchObject({
      id: guide.id,
    });
    await expect(create(ctx, 'Übung macht Meister')).resolves.toMatchObject({
      pathname: 'ubung-macht-meister-2',
    });
    await expect(create(ctx, ' ')).rejects.toMatchObject({
      details: { fields: { title: 'This field is required.' } },
    });
  });

  test('keeps the published text during an edit until version 2 is published', async () => {
    const [company, ctx] = await createCompanyWithEditor();
    const guide = await createPublished(ctx);
    expect(guide).toMatchObject({
      status: 'Published',
      version: 1,
      hasDraft: false,
      isDeploymentPending: true,
    });
    await publishPortal(fixture, company.id);
    const { pathname } = guide;
    const deployed = { deployedVersion: 1, deployedPathname: 'first-steps', isDeploymentPending: false };
    await expect(quickGuides(ctx)).resolves.toMatchObject([deployed]);

    const second = await save(ctx, guide, '<p>Other words</p>');
    expect(second).toMatchObject({ status: 'Published', hasDraft: true, isDeploymentPending: false });
    const detail = await quickGuide(ctx, pathname);
    expect(detail.text.html).toBe('<p>Other words</p>');
    expect(detail.published?.html).toBe('<p>Words</p>');
    await publishQuickGuide(ctx, { id: guide.id, lockVersion: second.lockVersion, note: 'Better' });
    expect((await quickGuide(ctx, pathname)).versions).toMatchObject([
      { number: 2, note: 'Better', isDeployed: false },
      { number: 1, note: null, isDeployed: true },
    ]);
    await expect(quickGuideVersion(ctx, guide.id, 1)).resolves.toMatchObject({ html: '<p>Words</p>' });
  });

  test('restores an earlier version as a draft and discards only drafts of published guides', async () => {
    const [, ctx] = await createCompanyWithEditor();
    const first = await createPublished(ctx, '<p>One</p>');
    const saved = await save(ctx, first, '<p>Two</p>');
    const second = await publishQuickGuide(ctx, { id: first.id, lockVersion: saved.lockVersion });
    const restored = await restoreQuickGuideVersion(ctx, first.id, second.lockVersion, 1);
    expect(restored.text.html).toBe('<p>One</p>');
    const discarded = await discardQuickGuideDraft(ctx, first.id, restored.guide.lockVersion);
    expect(discarded).toMatchObject({ guide: { hasDraft: false }, text: { html: '<p>Two</p>' } });
    const unpublished = await create(ctx, 'Fresh');
    await expect(discardQuickGuideDraft(ctx, unpublished.id, unpublished.lockVersion)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'Fresh was never published. Delete it instead.',
    });
  });

  test('returns a guide unchanged whose draft is already discarded', async () => {
    const [, ctx] = await createCompanyWithEditor();
    const published = await createPublished(ctx, '<p>One</p>');
    const { lockVersion } = await save(ctx, published, '<p>Two</p>');
    const { guide } = await discardQuickGuideDraft(ctx, published.id, lockVersion);
    const repeated = await discardQuickGuideDraft(ctx, published.id, lockVersion);
    expect(repeated).toMatchObject({ guide, text: { html: '<p>One</p>' } });
  });

  test('rejects a stale save or publication and names the other editor', async () => {
    const [company, ann] = await createCompanyWithEditor();
    const ben = await fixture.signedIn(company, [permission]);
    const guide = await create(ann);
    await save(ann, guide, '<p>Ann</p>');
    for (const staleChange of [() => save(ben, guide, '<p>Ben</p>'), () => publishQuickGuide(ben, guide)]) {
      await expect(staleChange()).rejects.toMatchObject({
        code: 'CONFLICT',
        details: { conflict: { kind: 'Stale', changedBy: ann.viewer?.name } },
      });
    }
    expect((await quickGuide(ben, guide.pathname)).text.html).toBe('<p>Ann</p>');
  });

  test.each([
    ['an empty text', '', /^Add some text/],
    ['an effective date', '<p>{{effectiveDate}}</p>', /\{\{effectiveDate\}\}/],
    ['a missing image', `<img src="/images/${newId()}" alt="">`, /^1 image no longer exists\./],
  ])('rejects publishing a guide with %s', async (_case, html, message) => {
    const [, ctx] = await createCompanyWithEditor();
    const guide = await save(ctx, await create(ctx), html);
    await expect(publishQuickGuide(ctx, guide)).rejects.toMatchObject({
      details: { fields: { html: expect.stringMatching(message) } },
    });
  });

  test('duplicates a guide as a draft with its audience', async () => {
    const [company, ctx] = await createCompanyWithEditor();
    const { id: planId } = await fixture.plan(company);
    const { id } = await createPublished(ctx);
    await setQuickGuideAudience(ctx, id, [planId]);
    await expect(duplicateQuickGuide(ctx, id, newId())).resolves.toMatchObject({
      ...{ title: 'First steps (copy)', pathname: 'first-steps-copy', status: 'Draft', planIds: [planId] },
      ...{ order: 2, summary: 'How to begin' },
    });
  });
});

describe('guide list', () => {
  test('adds the missing starter guides once, as drafts', async () => {
    const [, ctx] = await createCompanyWithEditor();
    await create(ctx, 'Getting help');
    const added = await addStarterGuides(ctx);
    expect(added).toHaveLength(guideTemplates('en').length);
    expect(added.every(({ status }) => status === 'Draft')).toBe(true);
    expect(await addStarterGuides(ctx)).toHaveLength(guideTemplates('en').length);
    for (const { id, lockVersion } of added.slice(1)) {
      await expect(publishQuickGuide(ctx, { id, lockVersion })).resolves.toMatchObject({ version: 1 });
    }
  });

  test('adds the starter guides in the company’s language', async () => {
    const [company, ctx] = await createCompanyWithEditor();
    await fixture.query(
      company,
      `update companies set default_language = 'de', portal_languages = '{de}' where id = $1`,
      [company.id],
    );
    const added = await addStarterGuides(ctx);
    expect(added.map(({ title }) => title)).toEqual(guideTemplates('de').map(({ title }) => title));
  });

  test('reorders only if the ids are exactly those of all active guides', async () => {
    const [, ctx] = await createCompanyWithEditor();
    const [a, b, c] = [await create(ctx, 'A'), await create(ctx, 'B'), await create(ctx, 'C')];
    await reorderQuickGuides(ctx, [c.id, a.id, b.id]);
    expect(await titles(ctx)).toEqual(['C', 'A', 'B']);
    await expect(reorderQuickGuides(ctx, [a.id, b.id])).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(reorderQuickGuides(ctx, [a.id, a.id, b.id])).rejects.toMatchObject({ code: 'CONFLICT' });
    await archiveQuickGuide(ctx, c.id);
    await reorderQuickGuides(ctx, [b.id, a.id]);
    expect(await titles(ctx)).toEqual(['B', 'A', 'C']);
    await restoreQuickGuide(ctx, c.id);
    await expect(quickGuides(ctx)).resolves.toMatchObject([
      {},
      {},
      { title: 'C', status: 'Draft', order: 3 },
    ]);
  });

  test('flags an archived guide for the next deployment until it is restored', async () => {
    const [company, ctx] = await createCompanyWithEditor();
    const { id, lockVersion } = await createPublished(ctx);
    await publishPortal(fixture, company.id);
    await expect(archiveQuickGuide(ctx, id)).resolves.toMatchObject({
      ...{ status: 'Archived', deployedVersion: 1, isDeploymentPending: true },
    });
    await expect(publishQuickGuide(ctx, { id, lockVersion })).rejects.toMatchObject({
      message: 'First steps is archived. Restore it first.',
    });
    await expect(restoreQuickGuide(ctx, id)).resolves.toMatchObject({
      ...{ status: 'Published', isDeploymentPending: false },
    });
  });

  test('deletes only guides that were never published', async () => {
    const [, ctx] = await createCompanyWithEditor();
    const { id } = await createPublished(ctx);
    await expect(deleteQuickGuide(ctx, id)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'Clients may have read First steps, so you can’t delete it. Archive it instead.',
    });
    const draft = await create(ctx, 'Draft');
    await expect(deleteQuickGuide(ctx, draft.id)).resolves.toBe(true);
    expect(await titles(ctx)).toEqual(['First steps']);
  });

  test('flags an audience change for deployment, and rejects empty audiences and unknown plans', async () => {
    const [company, ctx] = await createCompanyWithEditor();
    const { id: planId } = await fixture.plan(company);
    const { id } = await createPublished(ctx);
    await publishPortal(fixture, company.id);
    await expect(setQuickGuideAudience(ctx, id, [planId])).resolves.toMatchObject({
      ...{ planIds: [planId], isDeploymentPending: true },
    });
    await expect(setQuickGuideAudience(ctx, id, null)).resolves.toMatchObject({
      ...{ planIds: null, isDeploymentPending: false },
    });
    await expect(setQuickGuideAudience(ctx, id, [])).rejects.toMatchObject({
      details: { fields: { planIds: 'Choose at least one plan, or all clients.' } },
    });
    const foreign = await fixture.plan(await fixture.company());
    for (const plan of [foreign.id, newId(), 'nonsense']) {
      await expect(setQuickGuideAudience(ctx, id, [plan])).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
  });
});

describe('guide images', () => {
  const createPng = () =>
    sharp({ create: { width: 40, height: 20, channels: 3, background: '#ff0000' } })
      .png()
      .toBuffer();

  test('are found only for the company that uploaded them', async () => {
    const [company, ctx] = await createCompanyWithEditor();
    const { version, width, height } = await uploadGuideImage(ctx, createPng);
    expect({ width, height }).toEqual({ width: 40, height: 20 });
    await expect(guideImage(fixture.services, company.id, version)).resolves.toMatchObject({ id: version });
    const guide = await createPublished(ctx, `<img src="/images/${version}" alt="A red field">`);
    expect(guide.version).toBe(1);
    const [other] = await createCompanyWithEditor();
    for (const [id, picture] of [
      [other.id, version],
      [company.id, newId()],
      [company.id, 'nonsense'],
    ] as const) {
      await expect(guideImage(fixture.services, id, picture)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
  });

  test('exclude logos', async () => {
    const [company] = await createCompanyWithEditor();
    const id = await insertImage(fixture.services.database, company, 'FullLogo');
    await expect(guideImage(fixture.services, company.id, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('are not read from an upload without MANAGE_WHITE_LABELLED_CUSTOMER', async () => {
    const ctx = await fixture.signedIn(await fixture.company(), ['MANAGE_SETTINGS']);
    const readFile = jest.fn(createPng);
    await expect(uploadGuideImage(ctx, readFile)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(readFile).not.toHaveBeenCalled();
  });

  test('have signed links for one company, stable for an hour and valid for a day', () => {
    const key = Buffer.alloc(32, 7);
    const company = newId();
    const noon = Date.UTC(2026, 0, 1, 12, 10);
    const hour = 3_600_000;
    const query = new URLSearchParams(signImageQuery(key, company, noon));
    expect(signImageQuery(key, company, noon + hour / 2)).toBe(query.toString());
    const access = { company, expires: Number(query.get('expires')) };
    const signature = query.get('signature') ?? '';
    expect(isSignedImageQuery([key], access, signature, noon + 24 * hour)).toBe(true);
    expect(isSignedImageQuery([key], access, signature, noon + 25 * hour)).toBe(false);
    expect(isSignedImageQuery([key], { ...access, company: newId() }, signature, noon)).toBe(false);
    expect(isSignedImageQuery([key], { ...access, expires: 9_999_999_999 }, signature, noon)).toBe(false);
    expect(isSignedImageQuery([key], { ...access, company: 'x' }, signature, noon)).toBe(false);
    expect(isSignedImageQuery([Buffer.alloc(32, 8)], access, signature, noon)).toBe(false);
    expect(isSignedImageQuery([key], access, '', noon)).toBe(false);
  });
});

test.each([
  ['Getting started', [], 'getting-started'],
  ['Getting started', ['getting-started', 'getting-started-2'], 'getting-started-3'],
  ['What’s new?', [], 'whats-new'],
  ['日本語', [], 'guide'],
  ['日本語', ['guide'], 'guide-2'],
  ['a'.repeat(120), [], 'a'.repeat(80)],
  ['a'.repeat(120), ['a'.repeat(80)], `${'a'.repeat(78)}-2`],
])('freePathname(%j, %j) returns %j', (title, taken, pathname) => {
  expect(freePathname(title, new Set(taken))).toBe(pathname);
});

test.each<[string, (ctx: Context, id: string) => Promise<unknown>]>([
  ['quickGuideVersion', (ctx, id) => quickGuideVersion(ctx, id, 1)],
  [
    'saveQuickGuideDraft',
    (ctx, id) => saveQuickGuideDraft(ctx, { id, lockVersion: 1, title: 'T', summary: '', html: '' }),
  ],
  ['publishQuickGuide', (ctx, id) => publishQuickGuide(ctx, { id, lockVersion: 1 })],
  ['restoreQuickGuideVersion', (ctx, id) => restoreQuickGuideVersion(ctx, id, 1, 1)],
  ['discardQuickGuideDraft', (ctx, id) => discardQuickGuideDraft(ctx, id, 1)],
  ['duplicateQuickGuide', (ctx, id) => duplicateQuickGuide(ctx, id, newId())],
  ['reorderQuickGuides', (ctx, id) => reorderQuickGuides(ctx, [id])],
  ['setQuickGuideAudience', (ctx, id) => setQuickGuideAudience(ctx, id, null)],
  ['archiveQuickGuide', archiveQuickGuide],
  ['restoreQuickGuide', restoreQuickGuide],
  ['deleteQuickGuide', deleteQuickGuide],
])(
  '%s requires MANAGE_WHITE_LABELLED_CUSTOMER and returns NOT_FOUND for guides of other companies',
  async (_name, call) => {
    const [company, owner] = await createCompanyWithEditor();
    const { id } = await create(owner);
    const unauthorized = await fixture.signedIn(company, ['MANAGE_SETTINGS']);
    await expect(call(unauthorized, id)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const [, otherOperator] = await createCompanyWithEditor();
    for (const foreign of [id, newId(), 'nonsense', '']) {
      await expect(call(otherOperator, foreign)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
  },
);
