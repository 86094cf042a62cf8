import type { Context } from '../../context';
import type { LegalPage, PublishLegalPageInput } from '../../schema.generated';
import { openWorld, type TestCompany, type World } from '../../testing/world';
import { publishSnapshot, takeSnapshot } from '../deployments/snapshotSql';
import { templateOf } from '../content/templates';
import { attacks } from '../content/testing/attacks';
import { harmOf } from '../content/testing/harmOf';
import { discardLegalDraft, restoreLegalVersion, saveLegalDraft } from './drafts';
import { publishLegalPage, setLegalReviewDue } from './publish';
import { legalPage, legalPages, legalVersion } from './service';

let world: World;
beforeAll(async () => (world = await openWorld()));
afterAll(() => world.close());

const flag = 'MANAGE_WHITE_LABELLED_CUSTOMER';
const pathname = 'refund-policy';
const farDay = '2999-01-31';
const day = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const listed = async (ctx: Context): Promise<LegalPage> => {
  const page = (await legalPages(ctx)).find((one) => one.pathname === pathname);
  if (!page) throw new Error('The page is not listed.');
  return page;
};

/** Saved over whatever is there now. */
async function save(ctx: Context, html: string, title = 'Refunds'): Promise<LegalPage> {
  const { lockVersion } = await listed(ctx);
  return saveLegalDraft(ctx, { pathname, lockVersion, title, html });
}

async function publishNow(ctx: Context, input: Partial<PublishLegalPageInput> = {}): Promise<LegalPage> {
  const { lockVersion } = await listed(ctx);
  return publishLegalPage(ctx, {
    ...{ pathname, lockVersion, effectiveOn: farDay, note: null, requiresReacceptance: false },
    ...input,
  });
}

async function someone(overrides?: Parameters<World['company']>[0]): Promise<[TestCompany, Context]> {
  const company = await world.company({ country: 'GB', ...overrides });
  return [company, await world.as(company, flag)];
}

const deploy = ({ id }: TestCompany): Promise<void> =>
  world.services.database.inCompany(id, async (db) => publishSnapshot(db, id, await takeSnapshot(db, id)));

const actionsOf = ({ id }: TestCompany): Promise<string[]> =>
  world.services.database.inCompany(id, async (db) => {
    const { rows } = await db.query<{ action: string }>(
      `select action from audit_events where company_id = $1 and target_type = 'LegalPage' order by id`,
      [id],
    );
    return rows.map(({ action }) => action);
  });

describe('what is there before anything is written', () => {
  test('spec PEERS: five pages, each with a template that clients do not see', async () => {
    const [company, ctx] = await someone();
    const pages = await legalPages(ctx);
    expect(pages.map((page) => page.pathname)).toEqual([
      ...['privacy-policy', 'terms-of-service', 'cookie-policy', 'refund-policy', 'acceptable-use'],
    ]);
    for (const page of pages) {
      expect(page).toMatchObject({ status: 'Default', isTemplate: true, version: null, lockVersion: 1 });
    }
    await deploy(company);
    await expect(listed(ctx)).resolves.toMatchObject({ deployedVersion: null, isDeploymentPending: false });
  });

  test('an editor begins with the template, and with what its variables stand for', async () => {
    const [, ctx] = await someone({ name: 'Acme & Sons' });
    const { text, template, published, versions, variables, today } = await legalPage(ctx, pathname);
    expect(text).toEqual(templateOf(pathname));
    expect(template).toEqual(text);
    expect(published).toBeNull();
    expect(versions).toEqual([]);
    const values = Object.fromEntries(variables.map(({ name, value }) => [name, value]));
    expect(values).toMatchObject({ company: 'Acme & Sons', phone: null, country: 'United Kingdom' });
    expect(today).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  test.each(['privacy', 'constructor', '', '../x'])('NOT_FOUND for the page %j', async (other) => {
    const [, ctx] = await someone();
    await expect(legalPage(ctx, other)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const input = { pathname: other, lockVersion: 1, title: 'T', html: '' };
    await expect(saveLegalDraft(ctx, input)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('drafts', () => {
  test('a draft is kept, seen by nobody else, and told to open consoles', async () => {
    const [company, ctx] = await someone();
    const events = world.services.events.subscribe('companyChanged', company.id);
    const page = await save(ctx, '<p>Mine</p>', '  My   refunds ');
    expect(page).toMatchObject({ title: 'My refunds', status: 'Draft', hasDraft: true, lockVersion: 2 });
    expect((await events.next()).value).toMatchObject({ companyId: company.id });
    await events.return?.();
    expect((await legalPage(ctx, pathname)).text).toMatchObject({ html: '<p>Mine</p>' });
    const [, stranger] = await someone();
    await expect(listed(stranger)).resolves.toMatchObject({ status: 'Default' });
  });

  test('a sitting is one entry of the record, however often it saves itself', async () => {
    const [company, ctx] = await someone();
    const events = world.services.events.subscribe('companyChanged', company.id);
    for (const word of ['one', 'two', 'three']) {
      await save(ctx, `<p>${word}</p>`);
      // Whoever else has it open sees each of them.
      expect((await events.next()).value).toMatchObject({ companyId: company.id });
    }
    await events.return?.();
    expect(await actionsOf(company)).toEqual(['legalPage.draftSaved']);
    await save(await world.as(company, flag), '<p>by somebody else</p>');
    expect(await actionsOf(company)).toEqual(['legalPage.draftSaved', 'legalPage.draftSaved']);
  });

  test('the words of the template leave no draft', async () => {
    const [, ctx] = await someone();
    await save(ctx, '<p>Mine</p>');
    const { title, html } = templateOf(pathname);
    await expect(save(ctx, html, title)).resolves.toMatchObject({ status: 'Default', hasDraft: false });
  });

  test('two editors at once: the second is told by whom and when, and nothing is written over', async () => {
    const [company, ann] = await someone();
    const ben = await world.as(company, flag);
    const { lockVersion } = await listed(ann);
    const input = { pathname, lockVersion, title: 'Refunds' };
    await saveLegalDraft(ann, { ...input, html: '<p>Ann</p>' });

    const second = saveLegalDraft(ben, { ...input, html: '<p>Ben</p>' });
    await expect(second).rejects.toMatchObject({
      code: 'CONFLICT',
      details: { conflict: { kind: 'Stale', changedBy: ann.viewer?.name, changedAt: expect.any(Date) } },
    });
    for (const late of [
      () => publishNow(ben, { lockVersion }),
      () => restoreLegalVersion(ben, pathname, lockVersion, null),
      () => discardLegalDraft(ben, pathname, lockVersion),
    ]) {
      await expect(late()).rejects.toMatchObject({ code: 'CONFLICT' });
    }
    expect((await legalPage(ben, pathname)).text.html).toBe('<p>Ann</p>');
    // An answer that was lost: the same words once more are no second change.
    await expect(saveLegalDraft(ann, { ...input, html: '<p>Ann</p>' })).resolves.toMatchObject({
      lockVersion: lockVersion + 1,
    });
  });

  test('two who save in the same moment: one of them is told', async () => {
    const [company, ann] = await someone();
    const ben = await world.as(company, flag);
    const both = await Promise.allSettled(
      [ann, ben].map((ctx, index) =>
        saveLegalDraft(ctx, { pathname, lockVersion: 1, title: 'Refunds', html: `<p>${index}</p>` }),
      ),
    );
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test.each([
    ['title', { title: ' ', html: '' }, 'Type a title.'],
    ['title', { title: 'a'.repeat(121), html: '' }, 'Type a title of 120 characters at most.'],
    ['html', { title: 'T', html: 'a'.repeat(200_001) }, expect.stringMatching(/longer than 200,000/)],
  ])('refuses a wrong %s', async (field, text, message) => {
    const [, ctx] = await someone();
    await expect(saveLegalDraft(ctx, { pathname, lockVersion: 1, ...text })).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      details: { fields: { [field]: message } },
    });
  });

  test('200,000 characters are kept', async () => {
    const [, ctx] = await someone();
    const html = `<p>${'a'.repeat(199_993)}</p>`;
    await expect(save(ctx, html)).resolves.toMatchObject({ hasDraft: true });
  });

  test('all attacks at once are harmless when written, and again when read', async () => {
    const [company, ctx] = await someone();
    const everything = attacks.map(({ html }) => html).join('\n');
    await save(ctx, `<p>a</p>${everything}`);
    expect(harmOf((await legalPage(ctx, pathname)).text.html)).toEqual([]);

    const { id } = company;
    await world.services.database.inCompany(id, (db) =>
      db.query('update legal_pages set draft_html = $2 where company_id = $1', [
        id,
        everything.replaceAll('\0', ''),
      ]),
    );
    expect(harmOf((await legalPage(ctx, pathname)).text.html)).toEqual([]);
  });
});

describe('publishing', () => {
  test('makes a version with its day and note, which the next deployment brings to clients', async () => {
    const [company, ctx] = await someone();
    await save(ctx, '<p>First of {{company}}</p>');
    const page = await publishNow(ctx, { note: ' New ', requiresReacceptance: true, reviewDueOn: farDay });
    expect(page).toMatchObject({
      ...{ status: 'Published', version: 1, hasDraft: false, isTemplate: false, acceptedCount: 0 },
      ...{ effectiveOn: farDay, reviewDueOn: farDay, deployedVersion: null, isDeploymentPending: true },
    });
    await deploy(company);
    await expect(listed(ctx)).resolves.toMatchObject({ deployedVersion: 1, isDeploymentPending: false });

    await save(ctx, '<p>Second</p>');
    await publishNow(ctx);
    await expect(listed(ctx)).resolves.toMatchObject({
      version: 2,
      deployedVersion: 1,
      isDeploymentPending: true,
    });
    const { versions } = await legalPage(ctx, pathname);
    expect(versions).toMatchObject([
      { number: 2, isDeployed: false, note: null, acceptedCount: null },
      { number: 1, isDeployed: true, note: 'New', acceptedCount: 0, publishedBy: ctx.viewer?.name },
    ]);
    expect(await legalVersion(ctx, pathname, 1)).toMatchObject({ html: '<p>First of {{company}}</p>' });
    await expect(legalVersion(ctx, pathname, 3)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await actionsOf(company)).toEqual([
      ...['legalPage.draftSaved', 'legalPage.published', 'legalPage.draftSaved', 'legalPage.published'],
    ]);
  });

  test('counts the clients who accepted it', async () => {
    const [company, ctx] = await someone();
    await publishNow(ctx, { requiresReacceptance: true });
    const clients = [await world.client(company), await world.client(company)];
    await world.services.database.inCompany(company.id, async (db) => {
      for (const { id } of clients) {
        await db.query(
          `insert into legal_acceptances (company_id, pathname, version, client_id) values ($1, $2, 1, $3)`,
          [company.id, pathname, id],
        );
      }
    });
    await expect(listed(ctx)).resolves.toMatchObject({ acceptedCount: 2 });
  });

  test('the template can be published as it is, once somebody has checked it', async () => {
    const [, ctx] = await someone();
    await expect(publishNow(ctx)).resolves.toMatchObject({ version: 1, isTemplate: false });
    await expect(publishNow(ctx)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'Nothing has changed since version 1 was published.',
    });
  });

  test.each([
    ['nothing to read', '<p> </p>', 'There is nothing to read yet. Write something first.'],
    [
      'an unknown variable',
      '<p>{{compnay}}</p>',
      'There is no variable {{compnay}}. Correct it before you publish.',
    ],
    ['half a variable', '<p>{{company</p>', 'There is no variable {{company. Correct it before you publish.'],
    [
      'a variable without a value',
      '<p>{{phone}} {{website}}</p>',
      'Nothing is known to put in place of {{phone}}, {{website}}. Add it to your company profile, or take it out of the text.',
    ],
  ])('refuses %s', async (_what, html, message) => {
    const [, ctx] = await someone();
    await save(ctx, html);
    await expect(publishNow(ctx)).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      details: { fields: { html: message } },
    });
    await expect(listed(ctx)).resolves.toMatchObject({ version: null, hasDraft: true });
  });

  test.each([
    ['effectiveOn', { effectiveOn: day(-2) }],
    ['reviewDueOn', { reviewDueOn: day(-2) }],
    ['note', { note: 'a'.repeat(201) }],
  ])('refuses a wrong %s', async (field, input) => {
    const [, ctx] = await someone();
    await expect(publishNow(ctx, input)).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      details: { fields: { [field]: expect.any(String) } },
    });
  });

  test('takes effect today at the earliest, by the company’s own clock', async () => {
    const [, ctx] = await someone();
    const { today } = await legalPage(ctx, pathname);
    await expect(publishNow(ctx, { effectiveOn: today })).resolves.toMatchObject({ effectiveOn: today });
  });

  test('spec PEERS: a published version is immutable: the application may not change it', async () => {
    const [company, ctx] = await someone();
    await publishNow(ctx);
    for (const change of ["update legal_page_versions set html = 'x'", 'delete from legal_page_versions']) {
      const changing = world.services.database.inCompany(company.id, (db) => db.query(change));
      await expect(changing).rejects.toMatchObject({ code: '42501' });
    }
  });
});

describe('going back', () => {
  test('an earlier version becomes the draft, and the version after the last', async () => {
    const [, ctx] = await someone();
    for (const word of ['One', 'Two']) {
      await save(ctx, `<p>${word}</p>`);
      await publishNow(ctx);
    }
    const { lockVersion } = await listed(ctx);
    const { page, text } = await restoreLegalVersion(ctx, pathname, lockVersion, 1);
    expect(page).toMatchObject({ status: 'Published', hasDraft: true, version: 2 });
    expect(text.html).toBe('<p>One</p>');
    await expect(publishNow(ctx)).resolves.toMatchObject({ version: 3 });
    expect((await legalPage(ctx, pathname)).versions[0]).toMatchObject({ number: 3, restoredFrom: 1 });
    const none = restoreLegalVersion(ctx, pathname, page.lockVersion + 1, 9);
    await expect(none).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('the template comes back as a draft; a draft is discarded for what is published', async () => {
    const [company, ctx] = await someone();
    await save(ctx, '<p>Mine</p>');
    const published = await publishNow(ctx);
    const { page } = await restoreLegalVersion(ctx, pathname, published.lockVersion, null);
    expect(page).toMatchObject({ hasDraft: true, title: templateOf(pathname).title });
    const after = await discardLegalDraft(ctx, pathname, page.lockVersion);
    expect(after.page.hasDraft).toBe(false);
    expect(after.text.html).toBe('<p>Mine</p>');
    expect(await actionsOf(company)).toEqual([
      ...['legalPage.draftSaved', 'legalPage.published', 'legalPage.versionRestored'],
      'legalPage.draftDiscarded',
    ]);
  });

  test('the day of the next look is set, and taken away', async () => {
    const [, ctx] = await someone();
    await expect(setLegalReviewDue(ctx, pathname, farDay)).resolves.toMatchObject({ reviewDueOn: farDay });
    await expect(setLegalReviewDue(ctx, pathname, null)).resolves.toMatchObject({ reviewDueOn: null });
    await expect(setLegalReviewDue(ctx, pathname, day(-2))).rejects.toMatchObject({
      details: { fields: { reviewDueOn: 'Choose today or a later day.' } },
    });
  });
});

test.each<[string, (ctx: Context) => Promise<unknown>]>([
  ['legalPages', legalPages],
  ['legalPage', (ctx) => legalPage(ctx, pathname)],
  ['legalVersion', (ctx) => legalVersion(ctx, pathname, 1)],
  ['saveLegalDraft', (ctx) => saveLegalDraft(ctx, { pathname, lockVersion: 1, title: 'T', html: '' })],
  [
    'publishLegalPage',
    (ctx) =>
      publishLegalPage(ctx, { pathname, lockVersion: 1, effectiveOn: farDay, requiresReacceptance: false }),
  ],
  ['restoreLegalVersion', (ctx) => restoreLegalVersion(ctx, pathname, 1, null)],
  ['discardLegalDraft', (ctx) => discardLegalDraft(ctx, pathname, 1)],
  ['setLegalReviewDue', (ctx) => setLegalReviewDue(ctx, pathname, null)],
])('%s is refused without the flag', async (_name, call) => {
  const ctx = await world.as(await world.company(), 'MANAGE_SETTINGS', 'MANAGE_DASHBOARD');
  await expect(call(ctx)).rejects.toMatchObject({ code: 'FORBIDDEN' });
});
