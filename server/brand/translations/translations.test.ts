import type { ContentTranslationInput, Context } from '../../platform';
import { createClientBillingPlan } from '../../billing/internals';
import { updatePortalLanguages } from '../../company/internals';
import { type Fixture, openFixture, type TestCompany } from '../../testing/fixture';
import {
  insertImage,
  insertTheme,
  publishGuide,
  publishLegalVersion,
  publishPortal,
} from '../../testing/factories/brand';
import { planInput } from '../../testing/factories/plans';
import { newId } from '../../lib/ids';
import { updateThemeSetup } from '../branding/branding.service';
import { undeployedChanges } from '../deployments/deployments.service';
import {
  contentTranslation,
  contentTranslations,
  removeContentTranslation,
  saveContentTranslation,
} from './translations.service';

let fixture: Fixture;
beforeAll(async () => (fixture = await openFixture()));
afterAll(() => fixture.close());

const permission = 'MANAGE_WHITE_LABELLED_CUSTOMER';

type Key = Pick<ContentTranslationInput, 'kind' | 'key' | 'language'>;

const brand: Key = { kind: 'Brand', key: 'theme', language: 'de' };
const terms: Key = { kind: 'LegalPage', key: 'terms-of-service', language: 'de' };

/** A company with a brand, an English and a German portal, and an operator who edits its content. */
async function setUp(): Promise<[TestCompany, Context]> {
  const company = await fixture.company();
  await insertTheme(fixture.services.database, company, { title: 'Acme', tagline: 'Cleaner pools' });
  const admin = await fixture.signedIn(company);
  await updatePortalLanguages(admin, { defaultLanguage: 'en', portalLanguages: ['en', 'de'] });
  return [company, await fixture.signedIn(company, [permission])];
}

async function save(ctx: Context, key: Key, texts: Record<string, string>) {
  const { lockVersion, originalVersion } = await contentTranslation(ctx, key);
  const fields = Object.entries(texts).map(([name, value]) => ({ name, value }));
  return saveContentTranslation(ctx, { ...key, lockVersion, originalVersion, fields });
}

/** Returns the states of all items, such as `Acme de: Missing`. */
async function states(ctx: Context): Promise<string[]> {
  const { items } = await contentTranslations(ctx);
  return items.flatMap(({ title, translations }) =>
    translations.map(({ language, status }) => `${title} ${language}: ${status}`),
  );
}

async function addPlan(ctx: Context, details: Parameters<typeof planInput>[0]): Promise<Key> {
  const { id } = await createClientBillingPlan(ctx, planInput(details), newId());
  return { kind: 'Plan', key: id, language: 'de' };
}

const publishTerms = (company: TestCompany, number: number, html = '<p>Be kind.</p>') =>
  publishLegalVersion(fixture.services.database, company, {
    ...{ pathname: 'terms-of-service', title: 'Terms', html, effectiveOn: '2026-01-01', number },
  });

async function publishFirstSteps(company: TestCompany): Promise<Key> {
  await publishGuide(fixture.services.database, company, {
    ...{ pathname: 'first-steps', title: 'First steps', summary: 'Begin here', html: '<p>Hello</p>' },
  });
  const [guide] = await fixture.query<{ id: string }>(
    company,
    'select id from quick_guides where company_id = $1',
    [company.id],
  );
  return { kind: 'QuickGuide', key: String(guide?.id), language: 'de' };
}

describe('contentTranslations', () => {
  test('lists the texts of the next deployment and private plans, for each language but the original', async () => {
    const [company, ctx] = await setUp();
    await addPlan(ctx, { name: 'Public' });
    await addPlan(ctx, { name: 'Private', isPublic: false });
    await fixture.plan(company, { name: 'Archived', status: 'Archived' });
    await publishFirstSteps(company);
    await publishTerms(company, 1);
    const { contentLanguage, languages } = await contentTranslations(ctx);
    expect({ contentLanguage, languages }).toEqual({ contentLanguage: 'en', languages: ['de'] });
    expect(await states(ctx)).toEqual([
      ...['Acme de: Missing', 'Public de: Missing', 'Private de: Missing'],
      ...['First steps de: Missing', 'Terms de: Missing'],
    ]);
    expect((await undeployedChanges(ctx)).openTranslations).toBe(4);
  });

  test('omits a brand without texts', async () => {
    const [, ctx] = await setUp();
    await updateThemeSetup(ctx, { title: 'Acme', colour: '#112233', tagline: '' });
    expect(await states(ctx)).toEqual([]);
  });

  test('has no language for a portal in the language of its content', async () => {
    const [company, ctx] = await setUp();
    await updatePortalLanguages(await fixture.signedIn(company), {
      ...{ defaultLanguage: 'de', portalLanguages: ['de'], contentLanguage: 'de' },
    });
    expect(await contentTranslations(ctx)).toMatchObject({ contentLanguage: 'de', languages: [] });
    expect((await undeployedChanges(ctx)).openTranslations).toBe(0);
    await expect(contentTranslation(ctx, brand)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('keeps the language of the content when only the default language changes', async () => {
    const [company, ctx] = await setUp();
    await updatePortalLanguages(await fixture.signedIn(company), {
      ...{ defaultLanguage: 'de', portalLanguages: ['de', 'ar'] },
    });
    expect(await contentTranslations(ctx)).toMatchObject({ contentLanguage: 'en', languages: ['de', 'ar'] });
  });
});

describe('saveContentTranslation', () => {
  test('makes an item Incomplete, then Complete, and Outdated when the original changes', async () => {
    const [, ctx] = await setUp();
    const theme = { title: 'Acme', colour: '#112233', tagline: 'Cleaner pools' };
    await updateThemeSetup(ctx, { ...theme, introduction: 'We clean.' });
    await save(ctx, brand, { tagline: 'Sauberere Pools' });
    expect(await states(ctx)).toEqual(['Acme de: Incomplete']);
    await save(ctx, brand, { tagline: 'Sauberere Pools', introduction: 'Wir reinigen.' });
    expect(await states(ctx)).toEqual(['Acme de: Complete']);

    await updateThemeSetup(ctx, { ...theme, introduction: 'We clean all day.' });
    expect(await states(ctx)).toEqual(['Acme de: Outdated']);
    // The same texts confirm that the translation still fits.
    await save(ctx, brand, { tagline: 'Sauberere Pools', introduction: 'Wir reinigen.' });
    expect(await states(ctx)).toEqual(['Acme de: Complete']);
    expect((await undeployedChanges(ctx)).openTranslations).toBe(0);
  });

  test('normalizes the texts of a plan and returns its features one per line', async () => {
    const [, ctx] = await setUp();
    const key = await addPlan(ctx, { name: 'Basic', description: 'Weekly', features: ['One', 'Two'] });
    const { fields, status } = await save(ctx, key, {
      ...{ name: ' Basis ', description: 'Wöchentlich', features: ' Eins \n\nZwei' },
    });
    expect(status).toBe('Complete');
    expect(fields).toEqual([
      { name: 'name', original: 'Basic', translation: 'Basis' },
      { name: 'description', original: 'Weekly', translation: 'Wöchentlich' },
      { name: 'features', original: 'One\nTwo', translation: 'Eins\nZwei' },
    ]);
  });

  test('sanitizes the HTML of a guide and shows it beside the original', async () => {
    const [company, ctx] = await setUp();
    const key = await publishFirstSteps(company);
    const { fields, imageQuery, variables } = await save(ctx, key, {
      ...{ title: 'Erste Schritte', summary: 'Hier beginnen' },
      html: '<p onclick="x()">Hallo {{company}}</p><script>1</script>',
    });
    expect(fields).toContainEqual({
      ...{ name: 'html', original: '<p>Hello</p>', translation: '<p>Hallo {{company}}</p>' },
    });
    expect(imageQuery).toContain('signature=');
    expect(variables.map(({ name }) => name)).toContain('company');
  });

  test.each([
    [{ html: '<p>{{unknown}}</p>' }, 'html'],
    [{ html: '<p>Text</p>', title: 'Für {{company}}' }, 'title'],
    [{ html: '<p><img src="/images/0190b6f1-5f5a-7c3e-8d2b-1a2b3c4d5e6f"></p>' }, 'html'],
    [{ title: 'T'.repeat(121) }, 'title'],
    [{ html: 'x'.repeat(200_001) }, 'html'],
  ])('rejects a guide with the texts %#', async (texts, field) => {
    const [company, ctx] = await setUp();
    const key = await publishFirstSteps(company);
    await expect(save(ctx, key, texts)).rejects.toMatchObject({
      ...{ code: 'BAD_USER_INPUT', details: { fields: { [field]: expect.any(String) } } },
    });
  });

  test('treats HTML without text as no translation', async () => {
    const [company, ctx] = await setUp();
    const key = await publishFirstSteps(company);
    const { status } = await save(ctx, key, {
      ...{ title: 'Erste Schritte', summary: 'Hier beginnen', html: '<p> </p><h2></h2>' },
    });
    expect(status).toBe('Incomplete');
  });

  test('stores no version if nothing is translated, and none that nothing refers to', async () => {
    const [company, ctx] = await setUp();
    const guide = await publishFirstSteps(company);
    const versions = () =>
      fixture.query(
        company,
        'select version, is_current from content_translations where company_id = $1 order by version',
        [company.id],
      );
    expect(await save(ctx, guide, {})).toMatchObject({ lockVersion: 0, status: 'Missing' });
    expect(await versions()).toEqual([]);
    await save(ctx, guide, { html: '<p>Eins</p>' });
    await save(ctx, guide, { html: '<p>Zwei</p>' });
    expect(await versions()).toEqual([{ version: 2, is_current: true }]);
    await publishPortal(fixture, company.id);
    await save(ctx, guide, { html: '<p>Drei</p>' });
    expect(await versions()).toEqual([
      { version: 2, is_current: false },
      { version: 3, is_current: true },
    ]);
  });

  test('does not accept a version of a legal page that is not published', async () => {
    const [company, ctx] = await setUp();
    await publishTerms(company, 1);
    const { lockVersion } = await contentTranslation(ctx, terms);
    const fields = [{ name: 'title', value: 'Bedingungen' }];
    await saveContentTranslation(ctx, { ...terms, lockVersion, originalVersion: '2', fields });
    await publishTerms(company, 2);
    expect(await states(ctx)).toContain('Terms de: Outdated');
  });

  test.each([
    [{ tagline: 'T'.repeat(121) }, 'tagline'],
    [{ headline: 'Unknown' }, 'headline'],
    [{ introduction: 'The original has no introduction.' }, 'introduction'],
  ])('rejects a brand with the texts %#', async (texts, field) => {
    const [, ctx] = await setUp();
    await expect(save(ctx, brand, texts)).rejects.toMatchObject({
      ...{ code: 'BAD_USER_INPUT', details: { fields: { [field]: expect.any(String) } } },
    });
  });

  test.each([
    [['F'.repeat(81)], 'a feature of 81 characters'],
    [Array.from({ length: 13 }, (_, index) => `Feature ${index}`), '13 features'],
  ])('rejects a plan with too long features %#', async (features) => {
    const [, ctx] = await setUp();
    const key = await addPlan(ctx, { features: ['One'] });
    await expect(save(ctx, key, { features: features.join('\n') })).rejects.toMatchObject({
      details: { fields: { features: expect.any(String) } },
    });
  });

  test('rejects stale changes, but accepts a repeated save', async () => {
    const [company, ann] = await setUp();
    const ben = await fixture.signedIn(company, [permission]);
    const { originalVersion } = await contentTranslation(ann, brand);
    const input = { ...brand, lockVersion: 0, originalVersion };
    const fields = [{ name: 'tagline', value: 'Anns' }];
    await saveContentTranslation(ann, { ...input, fields });
    await expect(
      saveContentTranslation(ben, { ...input, fields: [{ name: 'tagline', value: 'Bens' }] }),
    ).rejects.toMatchObject({
      code: 'CONFLICT',
      details: { conflict: { kind: 'Stale', changedBy: ann.viewer?.name } },
    });
    await expect(saveContentTranslation(ann, { ...input, fields })).resolves.toMatchObject({
      lockVersion: 1,
    });
  });

  test('accepts only one of two concurrent saves', async () => {
    const [, ctx] = await setUp();
    const { originalVersion } = await contentTranslation(ctx, brand);
    const results = await Promise.allSettled(
      ['A', 'B'].map((value) =>
        saveContentTranslation(ctx, {
          ...{ ...brand, lockVersion: 0, originalVersion },
          fields: [{ name: 'tagline', value }],
        }),
      ),
    );
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('is Outdated if the original changed while it was translated', async () => {
    const [, ctx] = await setUp();
    const { originalVersion } = await contentTranslation(ctx, brand);
    await updateThemeSetup(ctx, { title: 'Acme', colour: '#112233', tagline: 'Cleaner pools, daily' });
    const fields = [{ name: 'tagline', value: 'Sauberere Pools' }];
    await saveContentTranslation(ctx, { ...brand, lockVersion: 0, originalVersion, fields });
    expect(await states(ctx)).toEqual(['Acme de: Outdated']);
  });

  test('audits the texts with their language, and HTML by its number of words', async () => {
    const [company, ctx] = await setUp();
    await publishTerms(company, 1);
    await save(ctx, terms, { title: 'Bedingungen', html: '<p>Seien Sie nett.</p>' });
    const events = await fixture.query(
      company,
      `select action, target_label as title, changes from audit_events
       where company_id = $1 and target_type = 'ContentTranslation'`,
      [company.id],
    );
    expect(events).toEqual([
      {
        action: 'contentTranslation.saved',
        title: 'Terms',
        changes: [
          { field: 'title', language: 'de', before: null, after: 'Bedingungen' },
          { field: 'words', language: 'de', before: null, after: 3 },
        ],
      },
    ]);
  });

  test.each(['NOT_FOUND'])(
    'throws %s for an item of another company and for an unknown language',
    async (code) => {
      const [company] = await setUp();
      const [, stranger] = await setUp();
      const plan = await fixture.plan(company);
      for (const key of [
        { ...brand, kind: 'Plan', key: plan.id },
        { ...brand, language: 'ja' },
        { ...brand, key: 'other' },
      ] satisfies Key[]) {
        await expect(contentTranslation(stranger, key)).rejects.toMatchObject({ code });
        await expect(
          saveContentTranslation(stranger, { ...key, lockVersion: 0, originalVersion: '', fields: [] }),
        ).rejects.toMatchObject({ code });
      }
    },
  );
});

test('removeContentTranslation removes the texts and counts as a change', async () => {
  const [, ctx] = await setUp();
  const { lockVersion } = await save(ctx, brand, { tagline: 'Sauberere Pools' });
  const removed = await removeContentTranslation(ctx, { ...brand, lockVersion });
  expect(removed).toMatchObject({ status: 'Missing', lockVersion: 2, fields: [{ translation: '' }] });
  await expect(
    saveContentTranslation(ctx, {
      ...{ ...brand, lockVersion, originalVersion: removed.originalVersion },
      fields: [{ name: 'tagline', value: 'Neu' }],
    }),
  ).rejects.toMatchObject({ code: 'CONFLICT' });
});

describe('a deployment', () => {
  test('publishes translations, which undeployed changes name with their language', async () => {
    const [company, ctx] = await setUp();
    await publishPortal(fixture, company.id);
    await save(ctx, brand, { tagline: 'Sauberere Pools' });
    expect((await undeployedChanges(ctx)).items).toMatchObject([
      {
        ...{ area: 'Branding', kind: 'Changed' },
        fields: [{ field: 'tagline', language: 'de', before: null, after: 'Sauberere Pools' }],
      },
    ]);
    await publishPortal(fixture, company.id);
    expect((await undeployedChanges(ctx)).items).toEqual([]);
  });

  test('omits the translation of an earlier version of a legal page, but not of a guide', async () => {
    const [company, ctx] = await setUp();
    await publishTerms(company, 1);
    const guide = await publishFirstSteps(company);
    await save(ctx, terms, { title: 'Bedingungen', html: '<p>Nett sein.</p>' });
    await save(ctx, guide, { title: 'Erste Schritte', html: '<p>Hallo</p>' });
    await publishTerms(company, 2, '<p>Be very kind.</p>');
    await fixture.query(
      company,
      `with added as (
         insert into quick_guide_versions (company_id, guide_id, number, title, summary, html)
         values ($1, $2, 2, 'First steps', '', '<p>Hello again</p>')
       )
       update quick_guides set published_version = 2 where company_id = $1 and id = $2`,
      [company.id, guide.key],
    );
    expect(await states(ctx)).toEqual(
      expect.arrayContaining(['First steps de: Outdated', 'Terms de: Outdated']),
    );
    const translated = await fixture.query<{ area: string }>(
      company,
      `select area from portal_content where company_id = $1 and content ? 'translations'`,
      [company.id],
    );
    expect(translated).toEqual([{ area: 'QuickGuide' }]);
  });

  test('counts no private plans among the open translations', async () => {
    const [, ctx] = await setUp();
    await addPlan(ctx, { name: 'Private', isPublic: false });
    expect(await states(ctx)).toContain('Private de: Missing');
    expect((await undeployedChanges(ctx)).openTranslations).toBe(1);
  });

  test('keeps images that only a translation shows', async () => {
    const [company, ctx] = await setUp();
    const key = await publishFirstSteps(company);
    const image = await insertImage(fixture.services.database, company, 'GuideImage');
    const { fields } = await save(ctx, key, { html: `<p><img src="/images/${image}" alt="Bild"></p>` });
    expect(fields.find(({ name }) => name === 'html')?.translation).toContain(image);
  });
});
