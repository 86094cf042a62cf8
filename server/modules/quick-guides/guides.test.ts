import sharp from 'sharp';
import type { Context } from '../../context';
import { newId } from '../../lib/ids';
import type { QuickGuide } from '../../schema.generated';
import { insertPlan } from '../../testing/insertPlan';
import { openWorld, type TestCompany, type World } from '../../testing/world';
import { guideTemplates } from '../content/templates';
import { publishSnapshot, takeSnapshot } from '../deployments/snapshotSql';
import { addStarterGuides, createQuickGuide, duplicateQuickGuide } from './create';
import { discardQuickGuideDraft, restoreQuickGuideVersion, saveQuickGuideDraft } from './drafts';
import { isSignedImageQuery, signImageQuery } from './imageLinks';
import { guideImage, uploadGuideImage } from './images';
import {
  archiveQuickGuide,
  deleteQuickGuide,
  orderQuickGuides,
  restoreQuickGuide,
  setQuickGuideAudience,
} from './list';
import { freePathname } from './pathname';
import { publishQuickGuide } from './publish';
import { quickGuide, quickGuides, quickGuideVersion } from './service';

let world: World;
beforeAll(async () => (world = await openWorld()));
afterAll(() => world.close());

const flag = 'MANAGE_WHITE_LABELLED_CUSTOMER';

async function someone(): Promise<[TestCompany, Context]> {
  const company = await world.company();
  return [company, await world.as(company, flag)];
}

const create = (ctx: Context, title = 'First steps') => createQuickGuide(ctx, title, newId());

const save = (ctx: Context, { id, lockVersion }: QuickGuide, html: string): Promise<QuickGuide> =>
  saveQuickGuideDraft(ctx, { id, lockVersion, title: 'First steps', summary: 'How to begin', html });

async function published(ctx: Context, html = '<p>Words</p>'): Promise<QuickGuide> {
  const { id, lockVersion } = await save(ctx, await create(ctx), html);
  return publishQuickGuide(ctx, { id, lockVersion });
}

const titles = async (ctx: Context): Promise<string[]> => (await quickGuides(ctx)).map(({ title }) => title);

const deploy = ({ id }: TestCompany): Promise<void> =>
  world.services.database.inCompany(id, async (db) => publishSnapshot(db, id, await takeSnapshot(db, id)));

describe('a guide', () => {
  test('is one of 500 at most', async () => {
    const [company, ctx] = await someone();
    const guide = await create(ctx);
    await world.services.database.inCompany(company.id, (db) =>
      db.query(
        `insert into quick_guides (company_id, id, pathname, position)
         select $1, gen_random_uuid(), 'guide-' || place, place from generate_series(2, 499) place`,
        [company.id],
      ),
    );
    await duplicateQuickGuide(ctx, guide.id, newId());
    const oneMore = { code: 'CONFLICT', message: 'You have 500 guides. Delete one to add another.' };
    await expect(create(ctx)).rejects.toMatchObject(oneMore);
    await expect(addStarterGuides(ctx)).rejects.toMatchObject(oneMore);
  });

  test('is created empty, its address made from its title, once a press', async () => {
    const [, ctx] = await someone();
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
    await expect(create(ctx, ' ')).rejects.toMatchObject({ details: { fields: { title: 'Type a title.' } } });
  });

  test('is written, published, changed and published again', async () => {
    const [company, ctx] = await someone();
    const guide = await published(ctx);
    expect(guide).toMatchObject({
      status: 'Published',
      version: 1,
      hasDraft: false,
      isDeploymentPending: true,
    });
    await deploy(company);
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

  test('goes back to an earlier version, and discards what is not published', async () => {
    const [, ctx] = await someone();
    const one = await published(ctx, '<p>One</p>');
    const saved = await save(ctx, one, '<p>Two</p>');
    const two = await publishQuickGuide(ctx, { id: one.id, lockVersion: saved.lockVersion });
    const restored = await restoreQuickGuideVersion(ctx, one.id, two.lockVersion, 1);
    expect(restored.text.html).toBe('<p>One</p>');
    const discarded = await discardQuickGuideDraft(ctx, one.id, restored.guide.lockVersion);
    expect(discarded).toMatchObject({ guide: { hasDraft: false }, text: { html: '<p>Two</p>' } });
    const fresh = await create(ctx, 'Fresh');
    await expect(discardQuickGuideDraft(ctx, fresh.id, fresh.lockVersion)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'Fresh was never published. Delete it instead.',
    });
  });

  test('two editors at once: the second is told', async () => {
    const [company, ann] = await someone();
    const ben = await world.as(company, flag);
    const guide = await create(ann);
    await save(ann, guide, '<p>Ann</p>');
    for (const late of [() => save(ben, guide, '<p>Ben</p>'), () => publishQuickGuide(ben, guide)]) {
      await expect(late()).rejects.toMatchObject({
        code: 'CONFLICT',
        details: { conflict: { kind: 'Stale', changedBy: ann.viewer?.name } },
      });
    }
    expect((await quickGuide(ben, guide.pathname)).text.html).toBe('<p>Ann</p>');
  });

  test.each([
    ['nothing to read', '', /nothing to read/],
    ['an effective date, which guides have none of', '<p>{{effectiveDate}}</p>', /\{\{effectiveDate\}\}/],
    ['a picture that is not there', `<img src="/images/${newId()}" alt="">`, /^A picture is no longer there/],
  ])('is not published with %s', async (_what, html, message) => {
    const [, ctx] = await someone();
    const guide = await save(ctx, await create(ctx), html);
    await expect(publishQuickGuide(ctx, guide)).rejects.toMatchObject({
      details: { fields: { html: expect.stringMatching(message) } },
    });
  });

  test('is copied with its audience, as a draft', async () => {
    const [company, ctx] = await someone();
    const { id: planId } = await insertPlan(world.services.database, company);
    const { id } = await published(ctx);
    await setQuickGuideAudience(ctx, id, [planId]);
    await expect(duplicateQuickGuide(ctx, id, newId())).resolves.toMatchObject({
      ...{ title: 'First steps (copy)', pathname: 'first-steps-copy', status: 'Draft', planIds: [planId] },
      ...{ order: 2, summary: 'How to begin' },
    });
  });
});

describe('the list', () => {
  test('the starter guides come once, as drafts', async () => {
    const [, ctx] = await someone();
    await create(ctx, 'Getting help');
    const added = await addStarterGuides(ctx);
    expect(added).toHaveLength(guideTemplates().length);
    expect(added.every(({ status }) => status === 'Draft')).toBe(true);
    expect(await addStarterGuides(ctx)).toHaveLength(guideTemplates().length);
    for (const { id, lockVersion } of added.slice(1)) {
      await expect(publishQuickGuide(ctx, { id, lockVersion })).resolves.toMatchObject({ version: 1 });
    }
  });

  test('is put in order, all of it or not at all', async () => {
    const [, ctx] = await someone();
    const [a, b, c] = [await create(ctx, 'A'), await create(ctx, 'B'), await create(ctx, 'C')];
    await orderQuickGuides(ctx, [c.id, a.id, b.id]);
    expect(await titles(ctx)).toEqual(['C', 'A', 'B']);
    await expect(orderQuickGuides(ctx, [a.id, b.id])).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(orderQuickGuides(ctx, [a.id, a.id, b.id])).rejects.toMatchObject({ code: 'CONFLICT' });
    await archiveQuickGuide(ctx, c.id);
    await orderQuickGuides(ctx, [b.id, a.id]);
    expect(await titles(ctx)).toEqual(['B', 'A', 'C']);
    await restoreQuickGuide(ctx, c.id);
    await expect(quickGuides(ctx)).resolves.toMatchObject([
      {},
      {},
      { title: 'C', status: 'Draft', order: 3 },
    ]);
  });

  test('an archived guide leaves the client dashboard with the next deployment, and can come back', async () => {
    const [company, ctx] = await someone();
    const { id, lockVersion } = await published(ctx);
    await deploy(company);
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

  test('only a guide that was never published is deleted', async () => {
    const [, ctx] = await someone();
    const { id } = await published(ctx);
    await expect(deleteQuickGuide(ctx, id)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'Clients may have read First steps, so it can only be archived.',
    });
    const draft = await create(ctx, 'Draft');
    await expect(deleteQuickGuide(ctx, draft.id)).resolves.toBe(true);
    expect(await titles(ctx)).toEqual(['First steps']);
  });

  test('an audience of plans is one that deploying brings to clients', async () => {
    const [company, ctx] = await someone();
    const { id: planId } = await insertPlan(world.services.database, company);
    const { id } = await published(ctx);
    await deploy(company);
    await expect(setQuickGuideAudience(ctx, id, [planId])).resolves.toMatchObject({
      ...{ planIds: [planId], isDeploymentPending: true },
    });
    await expect(setQuickGuideAudience(ctx, id, null)).resolves.toMatchObject({
      ...{ planIds: null, isDeploymentPending: false },
    });
    await expect(setQuickGuideAudience(ctx, id, [])).rejects.toMatchObject({
      details: { fields: { planIds: 'Choose a plan, or everybody.' } },
    });
    const theirs = await insertPlan(world.services.database, await world.company());
    for (const plan of [theirs.id, newId(), 'nonsense']) {
      await expect(setQuickGuideAudience(ctx, id, [plan])).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
  });
});

describe('pictures', () => {
  const aPicture = () =>
    sharp({ create: { width: 40, height: 20, channels: 3, background: '#ff0000' } })
      .png()
      .toBuffer();

  test('are kept, published with, and shown to the company alone', async () => {
    const [company, ctx] = await someone();
    const { version, width, height } = await uploadGuideImage(ctx, aPicture);
    expect({ width, height }).toEqual({ width: 40, height: 20 });
    await expect(guideImage(world.services, company.id, version)).resolves.toMatchObject({ id: version });
    const guide = await published(ctx, `<img src="/images/${version}" alt="A red field">`);
    expect(guide.version).toBe(1);
    const [other] = await someone();
    for (const [id, picture] of [
      [other.id, version],
      [company.id, newId()],
      [company.id, 'nonsense'],
    ] as const) {
      await expect(guideImage(world.services, id, picture)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
  });

  test('a logo is none of them', async () => {
    const [company] = await someone();
    const id = newId();
    await world.services.database.inCompany(company.id, (db) =>
      db.query(
        `insert into images (company_id, id, kind, png, width, height) values ($1, $2, 'FullLogo', '', 1, 1)`,
        [company.id, id],
      ),
    );
    await expect(guideImage(world.services, company.id, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('are not taken from whoever lacks the flag, nor is the file read', async () => {
    const ctx = await world.as(await world.company(), 'MANAGE_SETTINGS');
    const read = jest.fn(aPicture);
    await expect(uploadGuideImage(ctx, read)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(read).not.toHaveBeenCalled();
  });

  test('are opened by a link for a day, the same all through an hour, of one company under one key', () => {
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
])('%s is found at an address of its own', (title, taken, pathname) => {
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
  ['orderQuickGuides', (ctx, id) => orderQuickGuides(ctx, [id])],
  ['setQuickGuideAudience', (ctx, id) => setQuickGuideAudience(ctx, id, null)],
  ['archiveQuickGuide', archiveQuickGuide],
  ['restoreQuickGuide', restoreQuickGuide],
  ['deleteQuickGuide', deleteQuickGuide],
])('%s needs the flag, and finds no guide of another company', async (_name, call) => {
  const [company, owner] = await someone();
  const { id } = await create(owner);
  const without = await world.as(company, 'MANAGE_SETTINGS');
  await expect(call(without, id)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  const [, stranger] = await someone();
  for (const theirs of [id, newId(), 'nonsense', '']) {
    await expect(call(stranger, theirs)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  }
});
