import sharp from 'sharp';
import type { Context } from '../../platform';
import { updateThemeSetup } from '../../brand/internals';
import { inLanguage } from '../../lib/i18n/i18n';
import { newId } from '../../lib/ids';
import { openFixture, type TestCompany, type Fixture } from '../../testing/fixture';
import { openMarketingFile } from './file.service';
import { readFileLink, signFileLink } from './link';
import { resetMarketingText, saveMarketingText, setMarketingFavorite } from './texts.service';
import { marketingFile, marketingTemplate, marketingTemplates } from './marketingTemplates.service';

let fixture: Fixture;
beforeAll(async () => (fixture = await openFixture()));
afterAll(() => fixture.close());

const slug = 'launch-post';

/** Creates an operator without permissions, because the screen requires none. */
async function setUpOperator(): Promise<[TestCompany, Context]> {
  const company = await fixture.company();
  return [company, await fixture.signedIn(company, [])];
}

const saveText = (ctx: Context, value: string, lockVersion = 0, key = 'headline') =>
  saveMarketingText(ctx, { slug, lockVersion, fields: [{ key, value }] });

const tokenIn = (url: string): string => new URL(url, 'http://x').searchParams.get('token') ?? '';

const openFile = (url: string, templateSlug = slug) =>
  openMarketingFile(fixture.services, templateSlug, tokenIn(url));

const headlineOf = async (ctx: Context) => (await marketingTemplate(ctx, slug)).fields[0]?.value;

describe('template texts', () => {
  test('are saved per company, audited and reset', async () => {
    const [company, ctx] = await setUpOperator();
    expect(await saveText(ctx, '  Own\n words ')).toMatchObject({
      ...{ lockVersion: 1, editedByName: ctx.viewer?.name, template: { isEdited: true } },
    });
    expect(await headlineOf(await fixture.signedIn(company, []))).toBe('Own words');
    expect(await headlineOf((await setUpOperator())[1])).toBe('{{title}} is now open');
    expect(await resetMarketingText(ctx, slug)).toMatchObject({
      lockVersion: 0,
      template: { isEdited: false },
    });
    const rows = await fixture.query(
      company,
      `select action, changes from audit_events where target_type = 'MarketingTemplate' order by id`,
    );
    const change = { field: 'Headline', before: '{{title}} is now open', after: 'Own words' };
    expect(rows).toEqual([
      { action: 'marketingTemplate.wordsSaved', changes: [change] },
      {
        action: 'marketingTemplate.wordsReset',
        changes: [{ ...change, before: change.after, after: change.before }],
      },
    ]);
  });

  test('stay English, while the template’s name and labels are in the reader’s language', async () => {
    const [, ctx] = await setUpOperator();
    const { template, fields } = await inLanguage('de', () => marketingTemplate(ctx, slug));
    expect(template.name).toBe('Post zum Start');
    expect(fields[0]).toMatchObject({ label: 'Überschrift', value: '{{title}} is now open' });
  });

  test('saveMarketingText rejects a stale save and ignores a repeated one', async () => {
    const [company, ctx] = await setUpOperator();
    const otherOperator = await fixture.signedIn(company, []);
    await saveText(ctx, 'First');
    expect(await saveText(ctx, 'First')).toMatchObject({ lockVersion: 1 });
    await expect(saveText(otherOperator, 'Second')).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringMatching(ctx.viewer?.name ?? '-'),
    });
  });

  test.each([
    ['fields.headline', 'headline', 'a'.repeat(71)],
    ['fields.headline', 'headline', 'Hello {{unknown}}'],
    ['fields', 'unknown', 'Hello'],
  ])('saveMarketingText rejects invalid input with an error on %s', async (field, key, value) => {
    const [, ctx] = await setUpOperator();
    await expect(saveText(ctx, value, 0, key)).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      details: { fields: { [field]: expect.any(String) } },
    });
  });
});

test('setMarketingFavorite stores favorites per operator', async () => {
  const [company, ctx] = await setUpOperator();
  expect(await setMarketingFavorite(ctx, slug, true)).toMatchObject({ isFavorite: true });
  const count = async (viewerContext: Context) =>
    (await marketingTemplates(viewerContext)).filter(({ isFavorite }) => isFavorite).length;
  expect(await count(ctx)).toBe(1);
  expect(await count(await fixture.signedIn(company, []))).toBe(0);
  expect(await setMarketingFavorite(ctx, slug, false)).toMatchObject({ isFavorite: false });
});

describe('marketing file', () => {
  test('has a preview image and a download in each format', async () => {
    const [, ctx] = await setUpOperator();
    const templates = await marketingTemplates(ctx);
    for (const { slug: templateSlug, previewUrl, formats, width } of templates.filter(
      (_template, index) => index % 5 === 0,
    )) {
      const preview = await openFile(previewUrl, templateSlug);
      expect(preview).toMatchObject({ type: 'image/png', fileName: null });
      expect((await sharp(Buffer.from(preview.body)).metadata()).width).toBe(640);
      for (const format of formats) {
        const { body, fileName } = await openFile(
          (await marketingFile(ctx, { slug: templateSlug, format })).url,
          templateSlug,
        );
        expect(fileName).toMatch(new RegExp(`\\.${format}$`, 'i'));
        if (format === 'Pdf') expect(body.toString('latin1')).toMatch(/^%PDF/);
        if (format === 'Html') expect(body).toMatch(/^<!doctype html>/);
        if (format === 'Png')
          expect((await sharp(Buffer.from(body)).metadata()).width).toBeGreaterThanOrEqual(width);
      }
    }
  });

  test('uses the current brand, and the texts of the request without saving them', async () => {
    const [company, ctx] = await setUpOperator();
    const emailHtml = async (fields?: { key: string; value: string }[]) =>
      String(
        (
          await openFile(
            (await marketingFile(ctx, { slug: 'welcome-email', format: 'Html', ...(fields && { fields }) }))
              .url,
            'welcome-email',
          )
        ).body,
      );
    expect(await emailHtml()).toContain(company.name);
    await updateThemeSetup(await fixture.signedIn(company), { title: 'Bluebird & Co', colour: '#7F0000' });
    expect(await emailHtml()).toContain('Bluebird &amp; Co');
    expect(await emailHtml()).toContain('#7f0000');
    expect(await emailHtml([{ key: 'headline', value: 'Tried <out>' }])).toContain('Tried &lt;out&gt;');
    expect(await emailHtml()).toContain('Good to have you with us');
  });

  test('marketingFile rejects unknown templates, formats and pages, and callers who are not signed in', async () => {
    const [, ctx] = await setUpOperator();
    await expect(marketingFile(ctx, { slug, format: 'Html' })).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
    });
    await expect(marketingFile(ctx, { slug, page: 2 })).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
    await expect(marketingFile(ctx, { slug: 'nothing' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(marketingFile(fixture.asAnonymous(), { slug })).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    });
  });
});

describe('marketing file link', () => {
  const key = Buffer.alloc(32, 7);
  const file = { company: newId(), slug, format: 'Png' as const, page: 1, words: {}, stamp: 'x' };
  const nowMs = Date.UTC(2026, 0, 1, 12, 10);
  const hour = 3_600_000;

  test('stays the same within an hour and expires after a day', () => {
    const { url } = signFileLink(key, file, nowMs);
    expect(signFileLink(key, file, nowMs + hour / 2).url).toBe(url);
    expect(readFileLink([key], tokenIn(url), nowMs + 24 * hour)).toMatchObject(file);
    expect(readFileLink([key], tokenIn(url), nowMs + 25 * hour)).toBeNull();
  });

  test('is rejected with another key, changed claims, no signature or another template', async () => {
    const token = tokenIn(signFileLink(key, file, nowMs).url);
    const [payload, signature] = token.split('.');
    const forged = Buffer.from(
      JSON.stringify({ ...file, company: newId(), expires: 9_999_999_999 }),
    ).toString('base64url');
    expect(readFileLink([Buffer.alloc(32, 8)], token, nowMs)).toBeNull();
    expect(readFileLink([key], `${forged}.${signature}`, nowMs)).toBeNull();
    expect(readFileLink([key], `${payload}.`, nowMs)).toBeNull();
    expect(readFileLink([key], '', nowMs)).toBeNull();
    const [, ctx] = await setUpOperator();
    const { url } = await marketingFile(ctx, { slug });
    await expect(openFile(url, 'tip-post')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
