import type { Context, LegalPage, PublishLegalPageInput } from '../../platform';
import { openFixture, type TestCompany, type Fixture } from '../../testing/fixture';
import { legalTemplate } from '../content/templates';
import { attacks } from '../content/testing/attacks';
import { findUnsafeMarkup } from '../content/testing/findUnsafeMarkup';
import {
  discardLegalDraft,
  legalPage,
  legalPages,
  legalVersion,
  publishLegalPage,
  restoreLegalVersion,
  saveLegalDraft,
  setLegalReviewDate,
} from './legal.service';
import { publishPortal } from '../../testing/factories/brand';

let fixture: Fixture;
beforeAll(async () => (fixture = await openFixture()));
afterAll(() => fixture.close());

const permission = 'MANAGE_WHITE_LABELLED_CUSTOMER';
const pathname = 'refund-policy';
const farFutureDay = '2999-01-31';
const dayFromToday = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const loadPage = async (ctx: Context): Promise<LegalPage> => {
  const page = (await legalPages(ctx)).find((candidate) => candidate.pathname === pathname);
  if (!page) throw new Error('The page is not listed.');
  return page;
};

/** Saves a draft with the current lock version, so that the save is never stale. */
async function saveDraft(ctx: Context, html: string, title = 'Refunds'): Promise<LegalPage> {
  const { lockVersion } = await loadPage(ctx);
  return saveLegalDraft(ctx, { pathname, lockVersion, title, html });
}

async function publish(ctx: Context, input: Partial<PublishLegalPageInput> = {}): Promise<LegalPage> {
  const { lockVersion } = await loadPage(ctx);
  return publishLegalPage(ctx, {
    ...{ pathname, lockVersion, effectiveOn: farFutureDay, note: null, requiresReacceptance: false },
    ...input,
  });
}

async function setUpEditor(overrides?: Parameters<Fixture['company']>[0]): Promise<[TestCompany, Context]> {
  const company = await fixture.company({ country: 'GB', ...overrides });
  return [company, await fixture.signedIn(company, [permission])];
}

const auditActionsOf = ({ id }: TestCompany): Promise<string[]> =>
  fixture.services.database.inCompany(id, async (db) => {
    const { rows } = await db.query<{ action: string }>(
      `select action from audit_events where company_id = $1 and target_type = 'LegalPage' order by id`,
      [id],
    );
    return rows.map(({ action }) => action);
  });

describe('legal pages before the first edit', () => {
  test('spec PEERS: are five templates that are not deployed', async () => {
    const [company, ctx] = await setUpEditor();
    const pages = await legalPages(ctx);
    expect(pages.map((page) => page.pathname)).toEqual([
      ...['privacy-policy', 'terms-of-service', 'cookie-policy', 'refund-policy', 'acceptable-use'],
    ]);
    for (const page of pages) {
      expect(page).toMatchObject({ status: 'Default', isTemplate: true, version: null, lockVersion: 1 });
    }
    await publishPortal(fixture, company.id);
    await expect(loadPage(ctx)).resolves.toMatchObject({ deployedVersion: null, isDeploymentPending: false });
  });

  test('have the template as their text and list the values of its variables', async () => {
    const [, ctx] = await setUpEditor({ name: 'Acme & Sons' });
    const { text, template, published, versions, variables, today } = await legalPage(ctx, pathname);
    expect(text).toEqual(legalTemplate(pathname, 'en'));
    expect(template).toEqual(text);
    expect(published).toBeNull();
    expect(versions).toEqual([]);
    const values = Object.fromEntries(variables.map(({ name, value }) => [name, value]));
    expect(values).toMatchObject({ company: 'Acme & Sons', phone: null, country: 'United Kingdom' });
    expect(today).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  test.each(['de', 'pt-BR', 'ar'] as const)('are in the company’s language: %s', async (language) => {
    const [company, ctx] = await setUpEditor();
    await fixture.query(
      company,
      'update companies set default_language = $2, portal_languages = array[$2] where id = $1',
      [company.id, language],
    );
    const { title, html } = legalTemplate(pathname, language);
    await expect(loadPage(ctx)).resolves.toMatchObject({ title });
    await expect(legalPage(ctx, pathname)).resolves.toMatchObject({
      text: { title, html },
      template: { title, html },
    });
    await saveDraft(ctx, '<p>Draft</p>');
    const { lockVersion } = await loadPage(ctx);
    await expect(restoreLegalVersion(ctx, pathname, lockVersion, null)).resolves.toMatchObject({
      page: { hasDraft: false, title },
    });
  });

  test.each(['privacy', 'constructor', '', '../x'])(
    'legalPage and saveLegalDraft throw NOT_FOUND for the page %j',
    async (unknownPathname) => {
      const [, ctx] = await setUpEditor();
      await expect(legalPage(ctx, unknownPathname)).rejects.toMatchObject({ code: 'NOT_FOUND' });
      const input = { pathname: unknownPathname, lockVersion: 1, title: 'T', html: '' };
      await expect(saveLegalDraft(ctx, input)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    },
  );
});

describe('saveLegalDraft', () => {
  test('saves a draft for one company and notifies open consoles', async () => {
    const [company, ctx] = await setUpEditor();
    const events = fixture.services.events.subscribe('companyChanged', company.id);
    const page = await saveDraft(ctx, '<p>Mine</p>', '  My   refunds ');
    expect(page).toMatchObject({ title: 'My refunds', status: 'Draft', hasDraft: true, lockVersion: 2 });
    expect((await events.next()).value).toMatchObject({ companyId: company.id });
    await events.return?.();
    expect((await legalPage(ctx, pathname)).text).toMatchObject({ html: '<p>Mine</p>' });
    const [, otherEditor] = await setUpEditor();
    await expect(loadPage(otherEditor)).resolves.toMatchObject({ status: 'Default' });
  });

  test('writes one audit event per editing session of an operator', async () => {
    const [company, ctx] = await setUpEditor();
    const events = fixture.services.events.subscribe('companyChanged', company.id);
    for (const word of ['one', 'two', 'three']) {
      await saveDraft(ctx, `<p>${word}</p>`);
      // Open consoles receive an event for each save.
      expect((await events.next()).value).toMatchObject({ companyId: company.id });
    }
    await events.return?.();
    expect(await auditActionsOf(company)).toEqual(['legalPage.draftSaved']);
    await saveDraft(await fixture.signedIn(company, [permission]), '<p>by another operator</p>');
    expect(await auditActionsOf(company)).toEqual(['legalPage.draftSaved', 'legalPage.draftSaved']);
  });

  test('removes the draft when the text equals the template', async () => {
    const [, ctx] = await setUpEditor();
    await saveDraft(ctx, '<p>Mine</p>');
    const { title, html } = legalTemplate(pathname, 'en');
    await expect(saveDraft(ctx, html, title)).resolves.toMatchObject({ status: 'Default', hasDraft: false });
  });

  test('rejects stale changes and names the last editor, but accepts a repeated save', async () => {
    const [company, ann] = await setUpEditor();
    const ben = await fixture.signedIn(company, [permission]);
    const { lockVersion } = await loadPage(ann);
    const input = { pathname, lockVersion, title: 'Refunds' };
    await saveLegalDraft(ann, { ...input, html: '<p>Ann</p>' });

    const staleSave = saveLegalDraft(ben, { ...input, html: '<p>Ben</p>' });
    await expect(staleSave).rejects.toMatchObject({
      code: 'CONFLICT',
      details: { conflict: { kind: 'Stale', changedBy: ann.viewer?.name, changedAt: expect.any(Date) } },
    });
    for (const staleCall of [
      () => publish(ben, { lockVersion }),
      () => restoreLegalVersion(ben, pathname, lockVersion, null),
      () => discardLegalDraft(ben, pathname, lockVersion),
    ]) {
      await expect(staleCall()).rejects.toMatchObject({ code: 'CONFLICT' });
    }
    expect((await legalPage(ben, pathname)).text.html).toBe('<p>Ann</p>');
    // A retry with the same text, such as after a lost response, is not another change.
    await expect(saveLegalDraft(ann, { ...input, html: '<p>Ann</p>' })).resolves.toMatchObject({
      lockVersion: lockVersion + 1,
    });
  });

  test('accepts only one of two concurrent saves', async () => {
    const [company, ann] = await setUpEditor();
    const ben = await fixture.signedIn(company, [permission]);
    const results = await Promise.allSettled(
      [ann, ben].map((ctx, index) =>
        saveLegalDraft(ctx, { pathname, lockVersion: 1, title: 'Refunds', html: `<p>${index}</p>` }),
      ),
    );
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test.each([
    ['title', { title: ' ', html: '' }, 'This field is required.'],
    ['title', { title: 'a'.repeat(121), html: '' }, 'Enter at most 120 characters.'],
    ['html', { title: 'T', html: 'a'.repeat(200_001) }, expect.stringMatching(/at most 200,000/)],
  ])('rejects an invalid %s', async (field, text, message) => {
    const [, ctx] = await setUpEditor();
    await expect(saveLegalDraft(ctx, { pathname, lockVersion: 1, ...text })).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      details: { fields: { [field]: message } },
    });
  });

  test('accepts a text of 200,000 characters', async () => {
    const [, ctx] = await setUpEditor();
    const html = `<p>${'a'.repeat(199_993)}</p>`;
    await expect(saveDraft(ctx, html)).resolves.toMatchObject({ hasDraft: true });
  });

  test('sanitizes all known attacks on write and on read', async () => {
    const [company, ctx] = await setUpEditor();
    const allAttacks = attacks.map(({ html }) => html).join('\n');
    await saveDraft(ctx, `<p>a</p>${allAttacks}`);
    expect(findUnsafeMarkup((await legalPage(ctx, pathname)).text.html)).toEqual([]);

    const { id } = company;
    await fixture.services.database.inCompany(id, (db) =>
      db.query('update legal_pages set draft_html = $2 where company_id = $1', [
        id,
        allAttacks.replaceAll('\0', ''),
      ]),
    );
    expect(findUnsafeMarkup((await legalPage(ctx, pathname)).text.html)).toEqual([]);
  });
});

describe('publishLegalPage', () => {
  test('creates a version that clients see after the next deployment', async () => {
    const [company, ctx] = await setUpEditor();
    await saveDraft(ctx, '<p>First of {{company}}</p>');
    const page = await publish(ctx, { note: ' New ', requiresReacceptance: true, reviewDueOn: farFutureDay });
    expect(page).toMatchObject({
      ...{ status: 'Published', version: 1, hasDraft: false, isTemplate: false, acceptedCount: 0 },
      ...{
        effectiveOn: farFutureDay,
        reviewDueOn: farFutureDay,
        deployedVersion: null,
        isDeploymentPending: true,
      },
    });
    await publishPortal(fixture, company.id);
    await expect(loadPage(ctx)).resolves.toMatchObject({ deployedVersion: 1, isDeploymentPending: false });

    await saveDraft(ctx, '<p>Second</p>');
    await publish(ctx);
    await expect(loadPage(ctx)).resolves.toMatchObject({
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
    expect(await auditActionsOf(company)).toEqual([
      ...['legalPage.draftSaved', 'legalPage.published', 'legalPage.draftSaved', 'legalPage.published'],
    ]);
  });

  test('creates a version whose acceptances are counted', async () => {
    const [company, ctx] = await setUpEditor();
    await publish(ctx, { requiresReacceptance: true });
    const clients = [await fixture.client(company), await fixture.client(company)];
    await fixture.inCompany(company, async (db) => {
      for (const { id } of clients) {
        await db.query(
          `insert into legal_acceptances (company_id, pathname, version, client_id) values ($1, $2, 1, $3)`,
          [company.id, pathname, id],
        );
      }
    });
    await expect(loadPage(ctx)).resolves.toMatchObject({ acceptedCount: 2 });
  });

  test('publishes the unchanged template once', async () => {
    const [, ctx] = await setUpEditor();
    await expect(publish(ctx)).resolves.toMatchObject({ version: 1, isTemplate: false });
    await expect(publish(ctx)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'Nothing has changed since version 1 was published.',
    });
  });

  test.each([
    ['an empty text', '<p> </p>', 'Add some text before you publish.'],
    [
      'an unknown variable',
      '<p>{{compnay}}</p>',
      'Unknown variable: {{compnay}}. Correct the text before you publish.',
    ],
    [
      'an incomplete variable',
      '<p>{{company</p>',
      'Unknown variable: {{company. Correct the text before you publish.',
    ],
    [
      'a variable without a value',
      '<p>{{phone}} {{website}}</p>',
      'The variables {{phone}}, {{website}} have no values. Complete your company profile or remove them from the text.',
    ],
  ])('rejects %s', async (_case, html, message) => {
    const [, ctx] = await setUpEditor();
    await saveDraft(ctx, html);
    await expect(publish(ctx)).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      details: { fields: { html: message } },
    });
    await expect(loadPage(ctx)).resolves.toMatchObject({ version: null, hasDraft: true });
  });

  test.each([
    ['effectiveOn', { effectiveOn: dayFromToday(-2) }],
    ['reviewDueOn', { reviewDueOn: dayFromToday(-2) }],
    ['note', { note: 'a'.repeat(201) }],
  ])('rejects an invalid %s', async (field, input) => {
    const [, ctx] = await setUpEditor();
    await expect(publish(ctx, input)).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      details: { fields: { [field]: expect.any(String) } },
    });
  });

  test('accepts today as the effective date', async () => {
    const [, ctx] = await setUpEditor();
    const { today } = await legalPage(ctx, pathname);
    await expect(publish(ctx, { effectiveOn: today })).resolves.toMatchObject({ effectiveOn: today });
  });

  test('spec PEERS: creates a version that the application cannot change or delete', async () => {
    const [company, ctx] = await setUpEditor();
    await publish(ctx);
    for (const statement of [
      "update legal_page_versions set html = 'x'",
      'delete from legal_page_versions',
    ]) {
      const execution = fixture.inCompany(company, (db) => db.query(statement));
      await expect(execution).rejects.toMatchObject({ code: '42501' });
    }
  });
});

describe('restoring versions and setting the review date', () => {
  test('restoreLegalVersion restores an earlier version as a draft that becomes the next version', async () => {
    const [, ctx] = await setUpEditor();
    for (const word of ['One', 'Two']) {
      await saveDraft(ctx, `<p>${word}</p>`);
      await publish(ctx);
    }
    const { lockVersion } = await loadPage(ctx);
    const { page, text } = await restoreLegalVersion(ctx, pathname, lockVersion, 1);
    expect(page).toMatchObject({ status: 'Published', hasDraft: true, version: 2 });
    expect(text.html).toBe('<p>One</p>');
    await expect(publish(ctx)).resolves.toMatchObject({ version: 3 });
    expect((await legalPage(ctx, pathname)).versions[0]).toMatchObject({ number: 3, restoredFrom: 1 });
    const missingVersion = restoreLegalVersion(ctx, pathname, page.lockVersion + 1, 9);
    await expect(missingVersion).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('restoreLegalVersion restores the template as a draft, and discardLegalDraft returns to the published text', async () => {
    const [company, ctx] = await setUpEditor();
    await saveDraft(ctx, '<p>Mine</p>');
    const published = await publish(ctx);
    const { page } = await restoreLegalVersion(ctx, pathname, published.lockVersion, null);
    expect(page).toMatchObject({ hasDraft: true, title: legalTemplate(pathname, 'en').title });
    const discarded = await discardLegalDraft(ctx, pathname, page.lockVersion);
    expect(discarded.page.hasDraft).toBe(false);
    expect(discarded.text.html).toBe('<p>Mine</p>');
    expect(await auditActionsOf(company)).toEqual([
      ...['legalPage.draftSaved', 'legalPage.published', 'legalPage.versionRestored'],
      'legalPage.draftDiscarded',
    ]);
  });

  test('setLegalReviewDate sets and clears the review date and rejects a past day', async () => {
    const [, ctx] = await setUpEditor();
    await expect(setLegalReviewDate(ctx, pathname, farFutureDay)).resolves.toMatchObject({
      reviewDueOn: farFutureDay,
    });
    await expect(setLegalReviewDate(ctx, pathname, null)).resolves.toMatchObject({ reviewDueOn: null });
    await expect(setLegalReviewDate(ctx, pathname, dayFromToday(-2))).rejects.toMatchObject({
      details: { fields: { reviewDueOn: 'Choose today or a later date.' } },
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
      publishLegalPage(ctx, {
        pathname,
        lockVersion: 1,
        effectiveOn: farFutureDay,
        requiresReacceptance: false,
      }),
  ],
  ['restoreLegalVersion', (ctx) => restoreLegalVersion(ctx, pathname, 1, null)],
  ['discardLegalDraft', (ctx) => discardLegalDraft(ctx, pathname, 1)],
  ['setLegalReviewDate', (ctx) => setLegalReviewDate(ctx, pathname, null)],
])('%s rejects an operator without MANAGE_WHITE_LABELLED_CUSTOMER', async (_name, call) => {
  const ctx = await fixture.signedIn(await fixture.company(), ['MANAGE_SETTINGS', 'MANAGE_DASHBOARD']);
  await expect(call(ctx)).rejects.toMatchObject({ code: 'FORBIDDEN' });
});
