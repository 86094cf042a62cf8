import type { Context } from '../../context';
import { newId } from '../../lib/ids';
import { formatMoney } from '../../lib/money';
import type { StartUpPackChoice, StartUpPackInstallation } from '../../schema.generated';
import { openWorld, type TestCompany, type World } from '../../testing/world';
import { updateThemeSetup } from '../branding/service';
import { createClientBillingPlan } from '../client-billing/create';
import { archiveClientBillingPlan } from '../client-billing/offer';
import { clientBillingPlans } from '../client-billing/service';
import { priceIn } from '../client-billing/templates';
import { planInput } from '../client-billing/testing/plans';
import { createClients, subscribe } from '../client-billing/testing/subscribers';
import { publishSnapshot, takeSnapshot } from '../deployments/snapshotSql';
import { saveLegalDraft } from '../legal/drafts';
import { legalPage } from '../legal/service';
import { marketingTemplate } from '../marketing-templates/service';
import { saveMarketingWords } from '../marketing-templates/save';
import { createQuickGuide } from '../quick-guides/create';
import { saveQuickGuideDraft } from '../quick-guides/drafts';
import { publishQuickGuide } from '../quick-guides/publish';
import { quickGuide, quickGuides } from '../quick-guides/service';
import { packNamed } from './catalogue/all';
import { installStartUpPack } from './install';
import { piecesOf } from './pieces/piecesOf';
import { resumeStartUpPacks, runStartUpPack } from './run';
import { previewStartUpPack, startUpPackInstallation, startUpPacks } from './service';
import { undoStartUpPack } from './undo';

let world: World;
beforeAll(async () => (world = await openWorld()));
afterAll(() => world.close());

const flag = 'MANAGE_WHITE_LABELLED_CUSTOMER';
const slug = 'web-agency';
const pack = packNamed(slug);
const guideKey = 'guide:ask-for-a-change';

interface Somebody {
  company: TestCompany;
  ctx: Context;
}

async function somebody(): Promise<Somebody> {
  const company = await world.company();
  return { company, ctx: await world.as(company, flag, 'MANAGE_PAYMENTS') };
}

type Choices = Readonly<Record<string, StartUpPackChoice>>;

/** Everything is added, but for what is chosen otherwise. */
const everything = (other: Choices = {}) =>
  piecesOf(pack).map(({ key }) => ({ key, choice: other[key] ?? ('Add' as const) }));

const only = (choices: Choices) => Object.entries(choices).map(([key, choice]) => ({ key, choice }));

async function run({ company, ctx }: Somebody, { id }: StartUpPackInstallation) {
  await runStartUpPack(world.services, { companyId: company.id, installationId: id });
  return startUpPackInstallation(ctx, id);
}

async function install(
  who: Somebody,
  choices: { key: string; choice: StartUpPackChoice }[] = everything(),
): Promise<StartUpPackInstallation> {
  const begun = await installStartUpPack(who.ctx, { slug, version: pack.version, choices }, newId());
  return run(who, begun);
}

const takeBack = async (who: Somebody, { id }: StartUpPackInstallation) =>
  run(who, await undoStartUpPack(who.ctx, id));

const outcomeOf = ({ results }: StartUpPackInstallation, key: string) =>
  results.find((result) => result.key === key);

async function standing({ ctx }: Somebody) {
  const [plans, guides] = [await clientBillingPlans(ctx), await quickGuides(ctx)];
  return {
    plans: plans.map(({ name, status }) => `${name} ${status}`).sort(),
    guides: guides.map(({ title, status }) => `${title} ${status}`).sort(),
    terms: (await legalPage(ctx, 'terms-of-service')).page.status,
    words: (await marketingTemplate(ctx, 'launch-post')).template.isEdited,
  };
}

describe('a pack', () => {
  test('is seen by any operator, and installed by those who may set up what clients see', async () => {
    const company = await world.company();
    const anybody = await world.as(company);
    const shown = await startUpPacks(anybody);
    expect(shown.map(({ price }) => price)).toEqual(shown.map(() => 0));
    expect(shown.find((one) => one.slug === slug)).toMatchObject({ name: 'Web agency', installation: null });
    const input = { slug, version: 1, choices: everything() };
    await expect(previewStartUpPack(anybody, slug)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(installStartUpPack(anybody, input, newId())).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  test('is looked at before anything is added: nothing stands in the way of a new company', async () => {
    const { ctx } = await somebody();
    const { items } = await previewStartUpPack(ctx, slug);
    expect(items.filter(({ conflict }) => conflict !== null)).toEqual([]);
    expect(items.every(({ choices }) => choices[0] === 'Add')).toBe(true);
    const [plan] = pack.plans;
    const told = items.find(({ name }) => name === plan?.name);
    expect(told?.detail).toContain(formatMoney(priceIn('USD', plan?.points ?? 0), 'USD'));
    expect(await clientBillingPlans(ctx)).toEqual([]);
  });

  test('adds active plans, published guides, legal drafts, a look and words', async () => {
    const who = await somebody();
    await updateThemeSetup(who.ctx, { title: 'Mine', colour: '#112233' });
    const installed = await install(who, everything({ 'theme:colour': 'Replace' }));
    expect(installed).toMatchObject({ status: 'Finished', canUndo: true, isUpdateAvailable: false });
    expect(installed.done).toBe(installed.total);
    expect(await standing(who)).toMatchObject({
      plans: ['Growth Partner Active', 'Website Care Active', 'Website Care Plus Active'],
      terms: 'Draft',
      words: true,
    });
    const guides = await quickGuides(who.ctx);
    expect(guides.map(({ status }) => status)).toEqual(pack.guides.map(() => 'Published'));
    const { text } = await legalPage(who.ctx, 'terms-of-service');
    expect(text.html).toMatch(/Care of websites.*How to reach us/s);
    const { rows } = await world.services.database.inCompany(who.company.id, (db) =>
      db.query('select colour, tagline from theme_setups where company_id = $1', [who.company.id]),
    );
    expect(rows).toEqual([{ colour: pack.look.colour, tagline: pack.look.tagline }]);
    const [audit] = await actionsOf(who.company);
    expect(audit).toEqual({ action: 'startUpPack.started', actor: 'Operator' });
  });

  test('is installed once a press, one at a time, and not twice in the same version', async () => {
    const who = await somebody();
    const key = newId();
    const input = { slug, version: 1, choices: everything() };
    const first = await installStartUpPack(who.ctx, input, key);
    expect(await installStartUpPack(who.ctx, input, key)).toMatchObject({ id: first.id });
    const other = { slug: 'consultancy', version: 1, choices: only({ 'theme:colour': 'Add' }) };
    await expect(installStartUpPack(who.ctx, other, newId())).rejects.toMatchObject({ code: 'CONFLICT' });
    await run(who, first);
    await expect(installStartUpPack(who.ctx, input, newId())).rejects.toMatchObject({
      message: expect.stringMatching('installed already'),
    });
    await expect(installStartUpPack(who.ctx, { ...other, version: 99 }, newId())).rejects.toMatchObject({
      message: expect.stringMatching('newer version'),
    });
  });

  test.each([
    ['nothing', []],
    ['what it does not hold', only({ 'plan:nobody': 'Add' })],
  ])('refuses a choice of %s', async (_case, choices) => {
    const { ctx } = await somebody();
    await expect(installStartUpPack(ctx, { slug, version: 1, choices }, newId())).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      details: { fields: { choices: expect.any(String) } },
    });
  });

  test("is another company's business as little as anything else", async () => {
    const who = await somebody();
    const { id } = await install(who, only({ 'theme:colour': 'Add' }));
    const { ctx } = await somebody();
    await expect(undoStartUpPack(ctx, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(startUpPackInstallation(ctx, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('that has a newer version says so', async () => {
    const who = await somebody();
    const { id } = await install(who, only({ 'theme:colour': 'Add' }));
    await world.services.database.inCompany(who.company.id, (db) =>
      db.query('update start_up_pack_installations set version = 0 + 1 where id = $1', [id]),
    );
    jest.replaceProperty(pack, 'version', 2);
    expect(await startUpPackInstallation(who.ctx, id)).toMatchObject({ version: 1, isUpdateAvailable: true });
    jest.restoreAllMocks();
  });
});

async function actionsOf({ id }: TestCompany) {
  const { rows } = await world.services.database.inCompany(id, (db) =>
    db.query<{ action: string; actor: string }>(
      `select action, actor_type as actor from audit_events where action like 'startUpPack.%' order by id`,
    ),
  );
  return rows;
}

/** With a plan, a guide, a legal draft and words of the same names as the pack's. */
async function withOwn(): Promise<Somebody & { planId: string; guideId: string }> {
  const who = await somebody();
  const { ctx } = who;
  await updateThemeSetup(ctx, { title: 'Mine', colour: '#112233' });
  const plan = await createClientBillingPlan(ctx, planInput({ name: 'website care' }), newId());
  const guide = await createQuickGuide(ctx, 'Ask for a change', newId());
  const text = { title: 'Ask for a change', summary: '', html: '<p>Own words</p>' };
  const saved = await saveQuickGuideDraft(ctx, { id: guide.id, lockVersion: guide.lockVersion, ...text });
  await publishQuickGuide(ctx, { id: guide.id, lockVersion: saved.lockVersion });
  const terms = { pathname: 'terms-of-service', lockVersion: 1, title: 'Own terms', html: '<p>Own</p>' };
  await saveLegalDraft(ctx, terms);
  const words = [{ key: 'headline', value: 'Own headline' }];
  await saveMarketingWords(ctx, { slug: 'launch-post', lockVersion: 0, words });
  return { ...who, planId: plan.id, guideId: guide.id };
}

const conflicting = [
  'plan:website-care',
  guideKey,
  'legal:terms-of-service',
  'theme:colour',
  'words:launch-post',
];

describe('what stands there already', () => {
  test('is named beforehand, with skipping it as the usual choice', async () => {
    const { ctx } = await withOwn();
    const { items } = await previewStartUpPack(ctx, slug);
    const found = items.filter(({ conflict }) => conflict !== null);
    expect(found.map(({ key }) => key)).toEqual(conflicting);
    expect(found.map(({ choices }) => choices[0])).toEqual(conflicting.map(() => 'Skip'));
  });

  test('is never written over without that being chosen', async () => {
    const who = await withOwn();
    const installed = await install(who);
    for (const key of conflicting) expect(outcomeOf(installed, key)).toMatchObject({ outcome: 'Refused' });
    expect((await quickGuide(who.ctx, 'ask-for-a-change')).text.html).toBe('<p>Own words</p>');
  });

  test('stands beside the new one where both are kept', async () => {
    const who = await withOwn();
    await install(who, only({ 'plan:website-care': 'KeepBoth', [guideKey]: 'KeepBoth' }));
    expect(await standing(who)).toMatchObject({
      plans: ['Website Care (Web agency) Active', 'website care Active'],
      guides: ['Ask for a change Published', 'How to ask for a change to your website Published'],
    });
  });

  test('is replaced where that is chosen, and comes back when the pack is taken back', async () => {
    const who = await withOwn();
    const before = await standing(who);
    const replaced = Object.fromEntries(conflicting.map((key) => [key, 'Replace' as const]));
    const installed = await install(who, only(replaced));
    expect(installed.results.filter(({ outcome }) => outcome === 'Replaced')).toHaveLength(
      conflicting.length,
    );
    expect((await standing(who)).plans).toEqual(['Website Care Active', 'website care Archived']);

    const undone = await takeBack(who, installed);
    expect(undone).toMatchObject({ status: 'Undone', canUndo: false, undoneByName: who.ctx.viewer?.name });
    expect(await standing(who)).toEqual(before);
    expect((await quickGuide(who.ctx, 'ask-for-a-change')).text.html).toBe('<p>Own words</p>');
    expect((await legalPage(who.ctx, 'terms-of-service')).text.title).toBe('Own terms');
    const { fields } = await marketingTemplate(who.ctx, 'launch-post');
    expect(fields.find(({ key }) => key === 'headline')?.value).toBe('Own headline');
  });
});

describe('taking a pack back', () => {
  test('removes all that it added where nobody has touched that', async () => {
    const who = await somebody();
    const before = await standing(who);
    const undone = await takeBack(who, await install(who));
    expect(undone.results.filter(({ outcome }) => outcome !== 'TakenBack')).toEqual([]);
    expect(await standing(who)).toEqual(before);
    expect((await startUpPacks(who.ctx)).find((one) => one.slug === slug)?.installation).toBeNull();
    expect((await actionsOf(who.company)).map(({ action }) => action)).toEqual([
      'startUpPack.started',
      'startUpPack.finished',
      'startUpPack.undoStarted',
      'startUpPack.undone',
    ]);
    await expect(undoStartUpPack(who.ctx, undone.id)).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  test('leaves what was changed since, and says why', async () => {
    const who = await somebody();
    const { ctx, company } = who;
    const installed = await install(who);
    const [plan] = (await clientBillingPlans(ctx)).filter(({ name }) => name === 'Website Care');
    await archiveClientBillingPlan(ctx, plan?.id ?? '');
    const [guide] = await quickGuides(ctx);
    const text = { title: 'Changed', summary: '', html: '<p>Changed</p>' };
    await saveQuickGuideDraft(ctx, { id: guide?.id ?? '', lockVersion: guide?.lockVersion ?? 0, ...text });
    const words = [{ key: 'headline', value: 'Changed' }];
    await saveMarketingWords(ctx, { slug: 'launch-post', lockVersion: 1, words });
    await world.services.database.inCompany(company.id, (db) =>
      db.query(`update theme_setups set colour = '#000000' where company_id = $1`, [company.id]),
    );
    const undone = await takeBack(who, installed);
    const left = undone.results.filter(({ outcome }) => outcome === 'Left');
    expect(left.map(({ key }) => key)).toEqual([
      'plan:website-care',
      guideKey,
      'theme:colour',
      'words:launch-post',
    ]);
    expect(left.map(({ note }) => note)).toEqual(left.map(() => 'It was changed since.'));
  });

  test('keeps a plan that a client has had', async () => {
    const who = await somebody();
    const installed = await install(who, only({ 'plan:website-care': 'Add' }));
    const [plan] = await clientBillingPlans(who.ctx);
    await createClients({ fixture: world, ...who }, 1, subscribe(plan?.id ?? ''));
    const undone = await takeBack(who, installed);
    expect(outcomeOf(undone, 'plan:website-care')).toMatchObject({
      outcome: 'Left',
      note: expect.stringMatching('client has had it'),
    });
  });

  test('archives a guide that an earlier deployment shows', async () => {
    const who = await somebody();
    const installed = await install(who, only({ [guideKey]: 'Add' }));
    const { id } = who.company;
    await world.services.database.inCompany(id, async (db) =>
      publishSnapshot(db, id, await takeSnapshot(db, id)),
    );
    await takeBack(who, installed);
    expect((await quickGuides(who.ctx)).map(({ status }) => status)).toEqual(['Archived']);
  });

  test('is over after 30 days', async () => {
    const who = await somebody();
    const { id } = await install(who, only({ 'theme:colour': 'Add' }));
    await world.services.database.inCompany(who.company.id, (db) =>
      db.query(
        `update start_up_pack_installations set created_at = now() - interval '31 days' where id = $1`,
        [id],
      ),
    );
    expect((await startUpPackInstallation(who.ctx, id)).canUndo).toBe(false);
    await expect(undoStartUpPack(who.ctx, id)).rejects.toMatchObject({
      message: expect.stringMatching('30 days'),
    });
  });
});

test('an installation that a dead process has left is taken on from where it is, and doubles nothing', async () => {
  const who = await somebody();
  const { company, ctx } = who;
  const begun = await installStartUpPack(ctx, { slug, version: 1, choices: everything() }, newId());
  const { database, jobs } = world.services;
  let left = 3;
  const dying = {
    ...world.services,
    database: {
      ...database,
      inCompany: (async (id, work) => {
        left -= 1;
        if (left < 0) throw new Error('killed');
        return database.inCompany(id, work);
      }) as typeof database.inCompany,
    },
  };
  await expect(runStartUpPack(dying, { companyId: company.id, installationId: begun.id })).rejects.toThrow(
    'killed',
  );
  expect(await startUpPackInstallation(ctx, begun.id)).toMatchObject({ status: 'Running', done: 3 });

  await database.query(`delete from pgboss.job where name = 'run-start-up-pack'`);
  await resumeStartUpPacks(world.services);
  const waiting = await jobs.unfinished('run-start-up-pack');
  expect(waiting).toContainEqual({ companyId: company.id, installationId: begun.id });
  expect(await run(who, begun)).toMatchObject({ status: 'Finished' });
  expect(await clientBillingPlans(ctx)).toHaveLength(pack.plans.length);
  expect(await quickGuides(ctx)).toHaveLength(pack.guides.length);
});
