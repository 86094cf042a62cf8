import type { Context, StartUpPackInstallation } from '../../platform';
import {
  createQuickGuide,
  legalPage,
  publishQuickGuide,
  quickGuide,
  quickGuides,
  saveLegalDraft,
  saveQuickGuideDraft,
  updateThemeSetup,
} from '../../brand/internals';
import {
  archiveClientBillingPlan,
  clientBillingPlans,
  createClientBillingPlan,
  priceIn,
} from '../../billing/internals';
import { createClients, subscribe } from '../../billing/testing';
import { inLanguage } from '../../lib/i18n/i18n';
import { newId } from '../../lib/ids';
import { formatMoney } from '../../lib/money';
import type { StartUpPackChoice } from '../../../contract/enums';
import { openFixture, type TestCompany, type Fixture } from '../../testing/fixture';
import { marketingTemplate } from '../marketing-templates/marketingTemplates.service';
import { saveMarketingText } from '../marketing-templates/texts.service';
import { packNamed } from './catalog';
import { installStartUpPack, undoStartUpPack } from './install.service';
import { itemsOfPack, nameOfItem } from './packItems';
import { resumeStartUpPacks, runStartUpPack } from './run';
import { previewStartUpPack, startUpPackInstallation, startUpPacks } from './startUpPacks.service';
import { planInput } from '../../testing/factories/plans';
import { goLive, publishPortal } from '../../testing/factories/brand';

let fixture: Fixture;
beforeAll(async () => (fixture = await openFixture()));
afterAll(() => fixture.close());

const permission = 'MANAGE_WHITE_LABELLED_CUSTOMER';
const slug = 'web-agency';
const pack = packNamed(slug);
const { version } = pack;
const guideKey = 'guide:ask-for-a-change';

interface PackUser {
  company: TestCompany;
  ctx: Context;
}

async function createPackUser(): Promise<PackUser> {
  const company = await fixture.company();
  return { company, ctx: await fixture.signedIn(company, [permission, 'MANAGE_PAYMENTS']) };
}

type Choices = Readonly<Record<string, StartUpPackChoice>>;

/** Returns the choice `Add` for every item of the pack, except for the given choices. */
const chooseAll = (other: Choices = {}) =>
  itemsOfPack(pack).map(({ key }) => ({ key, choice: other[key] ?? ('Add' as const) }));

const chooseOnly = (choices: Choices) => Object.entries(choices).map(([key, choice]) => ({ key, choice }));

async function runInstallation({ company, ctx }: PackUser, { id }: StartUpPackInstallation) {
  await runStartUpPack(fixture.services, { companyId: company.id, installationId: id });
  return startUpPackInstallation(ctx, id);
}

async function install(
  user: PackUser,
  choices: { key: string; choice: StartUpPackChoice }[] = chooseAll(),
): Promise<StartUpPackInstallation> {
  const started = await installStartUpPack(user.ctx, { slug, version: pack.version, choices }, newId());
  return runInstallation(user, started);
}

const undo = async (user: PackUser, { id }: StartUpPackInstallation) =>
  runInstallation(user, await undoStartUpPack(user.ctx, id));

const outcomeOf = ({ results }: StartUpPackInstallation, key: string) =>
  results.find((result) => result.key === key);

async function loadContent({ ctx }: PackUser) {
  const [plans, guides] = [await clientBillingPlans(ctx), await quickGuides(ctx)];
  return {
    plans: plans.map(({ name, status }) => `${name} ${status}`).sort(),
    guides: guides.map(({ title, status }) => `${title} ${status}`).sort(),
    terms: (await legalPage(ctx, 'terms-of-service')).page.status,
    hasCustomTexts: (await marketingTemplate(ctx, 'launch-post')).template.isEdited,
  };
}

describe('start-up pack service', () => {
  test('lists packs for every operator, and requires MANAGE_WHITE_LABELLED_CUSTOMER to preview or install them', async () => {
    const company = await fixture.company();
    const operatorContext = await fixture.signedIn(company, []);
    const listedPacks = await startUpPacks(operatorContext);
    expect(listedPacks.map(({ price }) => price)).toEqual(listedPacks.map(() => 0));
    expect(listedPacks.find((candidate) => candidate.slug === slug)).toMatchObject({
      name: 'Web agency',
      installation: null,
    });
    const input = { slug, version, choices: chooseAll() };
    await expect(previewStartUpPack(operatorContext, slug)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(installStartUpPack(operatorContext, input, newId())).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
  });

  test('previews a pack without conflicts for a new company and adds nothing', async () => {
    const { ctx } = await createPackUser();
    const { items } = await previewStartUpPack(ctx, slug);
    expect(items.filter(({ conflict }) => conflict !== null)).toEqual([]);
    expect(items.every(({ choices }) => choices[0] === 'Add')).toBe(true);
    const [plan] = pack.plans;
    const planItem = items.find(({ name }) => name === plan?.name);
    expect(planItem?.detail).toContain(formatMoney(priceIn('USD', plan?.points ?? 0), 'USD'));
    expect(await clientBillingPlans(ctx)).toEqual([]);
  });

  test('previews the language of the pack and that of the content', async () => {
    const { company, ctx } = await createPackUser();
    await fixture.query(company, "update companies set content_language = 'de' where id = $1", [company.id]);
    await expect(previewStartUpPack(ctx, slug)).resolves.toMatchObject({
      language: 'en',
      contentLanguage: 'de',
    });
  });

  test('adds active plans, published guides, legal drafts, brand texts and template texts', async () => {
    const user = await createPackUser();
    await updateThemeSetup(user.ctx, { title: 'Mine', colour: '#112233' });
    const installed = await install(user, chooseAll({ 'theme:colour': 'Replace' }));
    expect(installed).toMatchObject({ status: 'Finished', canUndo: true, isUpdateAvailable: false });
    expect(installed.done).toBe(installed.total);
    expect(await loadContent(user)).toMatchObject({
      plans: ['Growth Partner Active', 'Website Care Active', 'Website Care Plus Active'],
      terms: 'Draft',
      hasCustomTexts: true,
    });
    const guides = await quickGuides(user.ctx);
    expect(guides.map(({ status }) => status)).toEqual(pack.guides.map(() => 'Published'));
    const { text } = await legalPage(user.ctx, 'terms-of-service');
    expect(text.html).toMatch(/Website care.*Contact us/s);
    const rows = await fixture.query(
      user.company,
      'select colour, tagline from theme_setups where company_id = $1',
      [user.company.id],
    );
    expect(rows).toEqual([{ colour: pack.brand.colour, tagline: pack.brand.tagline }]);
    const [auditEvent] = await actionsOf(user.company);
    expect(auditEvent).toEqual({ action: 'startUpPack.started', actor: 'Operator' });
  });

  test('deduplicates by idempotency key, and rejects a parallel, repeated or stale installation', async () => {
    const user = await createPackUser();
    const key = newId();
    const input = { slug, version, choices: chooseAll() };
    const first = await installStartUpPack(user.ctx, input, key);
    expect(await installStartUpPack(user.ctx, input, key)).toMatchObject({ id: first.id });
    const other = {
      slug: 'consultancy',
      version: packNamed('consultancy').version,
      choices: chooseOnly({ 'theme:colour': 'Add' }),
    };
    await expect(installStartUpPack(user.ctx, other, newId())).rejects.toMatchObject({ code: 'CONFLICT' });
    await runInstallation(user, first);
    await expect(installStartUpPack(user.ctx, input, newId())).rejects.toMatchObject({
      message: expect.stringMatching('already installed'),
    });
    await expect(installStartUpPack(user.ctx, { ...other, version: 99 }, newId())).rejects.toMatchObject({
      message: expect.stringMatching('newer version'),
    });
  });

  test.each([
    ['without items', []],
    ['of an unknown item', chooseOnly({ 'plan:unknown': 'Add' })],
  ])('rejects an installation %s', async (_case, choices) => {
    const { ctx } = await createPackUser();
    await expect(installStartUpPack(ctx, { slug, version, choices }, newId())).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      details: { fields: { choices: expect.any(String) } },
    });
  });

  test('returns NOT_FOUND for an installation of another company', async () => {
    const user = await createPackUser();
    const { id } = await install(user, chooseOnly({ 'theme:colour': 'Add' }));
    const { ctx } = await createPackUser();
    await expect(undoStartUpPack(ctx, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(startUpPackInstallation(ctx, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('names packs and their templates in the reader’s language, and content in its own', async () => {
    const { ctx } = await createPackUser();
    const [first] = (await inLanguage('de', () => startUpPacks(ctx))).filter((one) => one.slug === slug);
    expect(first).toMatchObject({ name: 'Webagentur', industry: 'Design und Technologie' });
    expect(first?.contents).toContainEqual({ kind: 'Template', name: 'Post zum Start' });
    expect(first?.contents).toContainEqual({ kind: 'QuickGuide', name: pack.guides[0]?.title });
  });

  test('names an installed template by its current name', () => {
    expect(nameOfItem({ key: 'words:launch-post', name: 'Former name' })).toBe('Launch post');
    expect(nameOfItem({ key: 'words:removed', name: 'Former name' })).toBe('Former name');
  });

  test('reports that an update is available when the pack has a newer version', async () => {
    const user = await createPackUser();
    const { id } = await install(user, chooseOnly({ 'theme:colour': 'Add' }));
    jest.replaceProperty(pack, 'version', version + 1);
    expect(await startUpPackInstallation(user.ctx, id)).toMatchObject({ version, isUpdateAvailable: true });
    jest.restoreAllMocks();
  });
});

async function actionsOf({ id }: TestCompany) {
  const { rows } = await fixture.services.database.inCompany(id, (db) =>
    db.query<{ action: string; actor: string }>(
      `select action, actor_type as actor from audit_events where action like 'startUpPack.%' order by id`,
    ),
  );
  return rows;
}

/** Creates a company whose plan, guide, legal draft, color and template texts conflict with the pack. */
async function createUserWithConflicts(): Promise<PackUser & { planId: string; guideId: string }> {
  const user = await createPackUser();
  const { ctx } = user;
  await updateThemeSetup(ctx, { title: 'Mine', colour: '#112233' });
  const plan = await createClientBillingPlan(ctx, planInput({ name: 'website care' }), newId());
  const guide = await createQuickGuide(ctx, 'Ask for a change', newId());
  const text = { title: 'Ask for a change', summary: '', html: '<p>Own words</p>' };
  const saved = await saveQuickGuideDraft(ctx, { id: guide.id, lockVersion: guide.lockVersion, ...text });
  await publishQuickGuide(ctx, { id: guide.id, lockVersion: saved.lockVersion });
  const terms = { pathname: 'terms-of-service', lockVersion: 1, title: 'Own terms', html: '<p>Own</p>' };
  await saveLegalDraft(ctx, terms);
  const fields = [{ key: 'headline', value: 'Own headline' }];
  await saveMarketingText(ctx, { slug: 'launch-post', lockVersion: 0, fields });
  return { ...user, planId: plan.id, guideId: guide.id };
}

const conflictingKeys = [
  'plan:website-care',
  guideKey,
  'legal:terms-of-service',
  'theme:colour',
  'words:launch-post',
];

describe('start-up pack with conflicts', () => {
  test('previews each conflict with Skip as the first choice', async () => {
    const { ctx } = await createUserWithConflicts();
    const { items } = await previewStartUpPack(ctx, slug);
    const conflictingItems = items.filter(({ conflict }) => conflict !== null);
    expect(conflictingItems.map(({ key }) => key)).toEqual(conflictingKeys);
    expect(conflictingItems.map(({ choices }) => choices[0])).toEqual(conflictingKeys.map(() => 'Skip'));
  });

  test('refuses to overwrite existing content for the choice Add', async () => {
    const user = await createUserWithConflicts();
    const installed = await install(user);
    for (const key of conflictingKeys)
      expect(outcomeOf(installed, key)).toMatchObject({ outcome: 'Refused' });
    expect((await quickGuide(user.ctx, 'ask-for-a-change')).text.html).toBe('<p>Own words</p>');
  });

  test("adds the pack's plan and guide next to the existing ones for the choice KeepBoth", async () => {
    const user = await createUserWithConflicts();
    await install(user, chooseOnly({ 'plan:website-care': 'KeepBoth', [guideKey]: 'KeepBoth' }));
    expect(await loadContent(user)).toMatchObject({
      plans: ['Website Care (Web agency) Active', 'website care Active'],
      guides: ['Ask for a change Published', 'How to ask for a change to your website Published'],
    });
  });

  test('replaces existing content for the choice Replace, and restores it when the pack is undone', async () => {
    const user = await createUserWithConflicts();
    const before = await loadContent(user);
    const replaced = Object.fromEntries(conflictingKeys.map((key) => [key, 'Replace' as const]));
    const installed = await install(user, chooseOnly(replaced));
    expect(installed.results.filter(({ outcome }) => outcome === 'Replaced')).toHaveLength(
      conflictingKeys.length,
    );
    expect((await loadContent(user)).plans).toEqual(['Website Care Active', 'website care Archived']);

    const undone = await undo(user, installed);
    expect(undone).toMatchObject({ status: 'Undone', canUndo: false, undoneByName: user.ctx.viewer?.name });
    expect(await loadContent(user)).toEqual(before);
    expect((await quickGuide(user.ctx, 'ask-for-a-change')).text.html).toBe('<p>Own words</p>');
    expect((await legalPage(user.ctx, 'terms-of-service')).text.title).toBe('Own terms');
    const { fields } = await marketingTemplate(user.ctx, 'launch-post');
    expect(fields.find(({ key }) => key === 'headline')?.value).toBe('Own headline');
  });
});

describe('undoStartUpPack', () => {
  test('removes every added item that was not changed', async () => {
    const user = await createPackUser();
    const before = await loadContent(user);
    const undone = await undo(user, await install(user));
    expect(undone.results.filter(({ outcome }) => outcome !== 'Reversed')).toEqual([]);
    expect(await loadContent(user)).toEqual(before);
    expect(
      (await startUpPacks(user.ctx)).find((candidate) => candidate.slug === slug)?.installation,
    ).toBeNull();
    expect((await actionsOf(user.company)).map(({ action }) => action)).toEqual([
      'startUpPack.started',
      'startUpPack.finished',
      'startUpPack.undoStarted',
      'startUpPack.undone',
    ]);
    await expect(undoStartUpPack(user.ctx, undone.id)).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  test('retains items that were changed after the installation, with the reason', async () => {
    const user = await createPackUser();
    const { ctx, company } = user;
    const installed = await install(user);
    const [plan] = (await clientBillingPlans(ctx)).filter(({ name }) => name === 'Website Care');
    await archiveClientBillingPlan(ctx, plan?.id ?? '');
    const [guide] = await quickGuides(ctx);
    const text = { title: 'Changed', summary: '', html: '<p>Changed</p>' };
    await saveQuickGuideDraft(ctx, { id: guide?.id ?? '', lockVersion: guide?.lockVersion ?? 0, ...text });
    const fields = [{ key: 'headline', value: 'Changed' }];
    await saveMarketingText(ctx, { slug: 'launch-post', lockVersion: 1, fields });
    await fixture.query(company, `update theme_setups set colour = '#000000' where company_id = $1`, [
      company.id,
    ]);
    const undone = await undo(user, installed);
    const retained = undone.results.filter(({ outcome }) => outcome === 'Retained');
    expect(retained.map(({ key }) => key)).toEqual([
      'plan:website-care',
      guideKey,
      'theme:colour',
      'words:launch-post',
    ]);
    expect(retained.map(({ note }) => note)).toEqual(
      retained.map(() => 'You changed it after the installation.'),
    );
  });

  test('retains a plan that a client has subscribed to', async () => {
    const user = await createPackUser();
    const installed = await install(user, chooseOnly({ 'plan:website-care': 'Add' }));
    const [plan] = await clientBillingPlans(user.ctx);
    await createClients({ fixture, ...user }, 1, subscribe(plan?.id ?? ''));
    const undone = await undo(user, installed);
    expect(outcomeOf(undone, 'plan:website-care')).toMatchObject({
      outcome: 'Retained',
      note: expect.stringMatching('Clients have used it'),
    });
  });

  test('retains the only active plan of a live company', async () => {
    const user = await createPackUser();
    const installed = await install(user, chooseOnly({ 'plan:website-care': 'Add' }));
    await goLive(fixture, user.company);
    const undone = await undo(user, installed);
    expect(outcomeOf(undone, 'plan:website-care')).toMatchObject({
      outcome: 'Retained',
      note: expect.stringMatching('only active plan'),
    });
    expect(await clientBillingPlans(user.ctx)).toMatchObject([{ name: 'Website Care', status: 'Active' }]);
  });

  test('archives a guide that an earlier deployment published', async () => {
    const user = await createPackUser();
    const installed = await install(user, chooseOnly({ [guideKey]: 'Add' }));
    await publishPortal(fixture, user.company.id);
    await undo(user, installed);
    expect((await quickGuides(user.ctx)).map(({ status }) => status)).toEqual(['Archived']);
  });

  test('rejects an undo after 30 days', async () => {
    const user = await createPackUser();
    const { id } = await install(user, chooseOnly({ 'theme:colour': 'Add' }));
    await fixture.query(
      user.company,
      `update start_up_pack_installations set created_at = now() - interval '31 days' where id = $1`,
      [id],
    );
    expect((await startUpPackInstallation(user.ctx, id)).canUndo).toBe(false);
    await expect(undoStartUpPack(user.ctx, id)).rejects.toMatchObject({
      message: expect.stringMatching('30 days'),
    });
  });
});

test('an installation is shown in the language of its reader', async () => {
  const user = await createUserWithConflicts();
  const { company, ctx } = user;
  const { id } = await inLanguage('fr', () =>
    install(user, chooseOnly({ 'theme:colour': 'Add', 'theme:welcome': 'Add', [guideKey]: 'KeepBoth' })),
  );
  const read = async () => {
    const { results } = await startUpPackInstallation(ctx, id);
    const [guide] = (await quickGuides(ctx)).filter(({ pathname }) => pathname !== 'ask-for-a-change');
    return {
      results: results.flatMap(({ name, note }) => (note === null ? [] : [{ name, note }])),
      versionNote: (await quickGuide(ctx, guide?.pathname ?? '')).versions[0]?.note,
    };
  };
  expect(await read()).toEqual({
    results: [
      {
        name: 'Color',
        note: 'Your current color is #112233. This item changed after you previewed the pack.',
      },
    ],
    versionNote: 'From the pack Web agency',
  });
  expect(await inLanguage('de', read)).toEqual({
    results: [{ name: 'Farbe', note: expect.stringMatching(/^Ihre aktuelle Farbe ist #112233\. /) }],
    versionNote: 'From the pack Web agency',
  });

  await fixture.query(
    company,
    `update start_up_pack_items set note = 'You changed it.' where installation_id = $1 and note is not null`,
    [id],
  );
  expect(await inLanguage('de', read)).toMatchObject({ results: [{ note: 'You changed it.' }] });
});

test('an interrupted pack installation resumes at its next item without creating duplicates', async () => {
  const user = await createPackUser();
  const { company, ctx } = user;
  const started = await installStartUpPack(ctx, { slug, version, choices: chooseAll() }, newId());
  const { database, jobs } = fixture.services;
  let remainingTransactions = 3;
  const crashingServices = {
    ...fixture.services,
    database: {
      ...database,
      inCompany: (async (id, work) => {
        remainingTransactions -= 1;
        if (remainingTransactions < 0) throw new Error('killed');
        return database.inCompany(id, work);
      }) as typeof database.inCompany,
    },
  };
  await expect(
    runStartUpPack(crashingServices, { companyId: company.id, installationId: started.id }),
  ).rejects.toThrow('killed');
  expect(await startUpPackInstallation(ctx, started.id)).toMatchObject({ status: 'Running', done: 3 });

  await database.query(`delete from pgboss.job where name = 'run-start-up-pack'`);
  await resumeStartUpPacks(fixture.services);
  const unfinishedJobs = await jobs.unfinished('run-start-up-pack');
  expect(unfinishedJobs).toContainEqual({ companyId: company.id, installationId: started.id });
  expect(await runInstallation(user, started)).toMatchObject({ status: 'Finished' });
  expect(await clientBillingPlans(ctx)).toHaveLength(pack.plans.length);
  expect(await quickGuides(ctx)).toHaveLength(pack.guides.length);
});
