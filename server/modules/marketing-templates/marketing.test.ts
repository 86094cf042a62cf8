import sharp from 'sharp';
import type { Context } from '../../context';
import { newId } from '../../lib/ids';
import { openWorld, type TestCompany, type World } from '../../testing/world';
import { updateThemeSetup } from '../branding/service';
import { openMarketingFile } from './file';
import { readFileLink, signFileLink } from './link';
import { resetMarketingWords, saveMarketingWords, setMarketingFavourite } from './save';
import { marketingFile, marketingTemplate, marketingTemplates } from './service';

let world: World;
beforeAll(async () => (world = await openWorld()));
afterAll(() => world.close());

const slug = 'launch-post';

/** An operator without any flag: the screen is open to everybody. */
async function somebody(): Promise<[TestCompany, Context]> {
  const company = await world.company();
  return [company, await world.as(company)];
}

const save = (ctx: Context, value: string, lockVersion = 0, key = 'headline') =>
  saveMarketingWords(ctx, { slug, lockVersion, words: [{ key, value }] });

const tokenIn = (url: string): string => new URL(url, 'http://x').searchParams.get('token') ?? '';

const open = (url: string, of = slug) => openMarketingFile(world.services, of, tokenIn(url));

const headlineOf = async (ctx: Context) => (await marketingTemplate(ctx, slug)).fields[0]?.value;

describe('the words of a template', () => {
  test("are the company's own once somebody has saved them, and go back", async () => {
    const [company, ctx] = await somebody();
    expect(await save(ctx, '  Own\n words ')).toMatchObject({
      ...{ lockVersion: 1, editedByName: ctx.viewer?.name, template: { isEdited: true } },
    });
    expect(await headlineOf(await world.as(company))).toBe('Own words');
    expect(await headlineOf((await somebody())[1])).toBe('{{title}} is open');
    expect(await resetMarketingWords(ctx, slug)).toMatchObject({
      lockVersion: 0,
      template: { isEdited: false },
    });
    const { rows } = await world.services.database.inCompany(company.id, (db) =>
      db.query(
        `select action, changes from audit_events where target_type = 'MarketingTemplate' order by id`,
      ),
    );
    const change = { field: 'Headline', before: '{{title}} is open', after: 'Own words' };
    expect(rows).toEqual([
      { action: 'marketingTemplate.wordsSaved', changes: [change] },
      {
        action: 'marketingTemplate.wordsReset',
        changes: [{ ...change, before: change.after, after: change.before }],
      },
    ]);
  });

  test('are not written over by who has not seen them, and saved once however often', async () => {
    const [company, ctx] = await somebody();
    const other = await world.as(company);
    await save(ctx, 'First');
    expect(await save(ctx, 'First')).toMatchObject({ lockVersion: 1 });
    await expect(save(other, 'Second')).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringMatching(ctx.viewer?.name ?? '-'),
    });
  });

  test.each([
    ['words.headline', 'headline', 'a'.repeat(71)],
    ['words.headline', 'headline', 'Hello {{nobody}}'],
    ['words', 'unknown', 'Hello'],
  ])('are refused by naming %s', async (field, key, value) => {
    const [, ctx] = await somebody();
    await expect(save(ctx, value, 0, key)).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      details: { fields: { [field]: expect.any(String) } },
    });
  });
});

test("favourites are each operator's own", async () => {
  const [company, ctx] = await somebody();
  expect(await setMarketingFavourite(ctx, slug, true)).toMatchObject({ isFavourite: true });
  const count = async (one: Context) =>
    (await marketingTemplates(one)).filter(({ isFavourite }) => isFavourite).length;
  expect(await count(ctx)).toBe(1);
  expect(await count(await world.as(company))).toBe(0);
  expect(await setMarketingFavourite(ctx, slug, false)).toMatchObject({ isFavourite: false });
});

describe('a file', () => {
  test('is a picture to look at, and what its kind is downloaded as', async () => {
    const [, ctx] = await somebody();
    const templates = await marketingTemplates(ctx);
    for (const { slug: of, previewUrl, formats, width } of templates.filter((_one, at) => at % 5 === 0)) {
      const shown = await open(previewUrl, of);
      expect(shown).toMatchObject({ type: 'image/png', fileName: null });
      expect((await sharp(Buffer.from(shown.body)).metadata()).width).toBe(640);
      for (const format of formats) {
        const { body, fileName } = await open((await marketingFile(ctx, { slug: of, format })).url, of);
        expect(fileName).toMatch(new RegExp(`\\.${format}$`, 'i'));
        if (format === 'Pdf') expect(body.toString('latin1')).toMatch(/^%PDF/);
        if (format === 'Html') expect(body).toMatch(/^<!doctype html>/);
        if (format === 'Png')
          expect((await sharp(Buffer.from(body)).metadata()).width).toBeGreaterThanOrEqual(width);
      }
    }
  });

  test('shows the brand and the words as they are, and those that are tried out', async () => {
    const [company, ctx] = await somebody();
    const mail = async (words?: { key: string; value: string }[]) =>
      String(
        (
          await open(
            (await marketingFile(ctx, { slug: 'welcome-email', format: 'Html', ...(words && { words }) }))
              .url,
            'welcome-email',
          )
        ).body,
      );
    expect(await mail()).toContain(company.name);
    await updateThemeSetup(await world.asAdmin(company), { title: 'Bluebird & Co', colour: '#7F0000' });
    expect(await mail()).toContain('Bluebird &amp; Co');
    expect(await mail()).toContain('#7f0000');
    expect(await mail([{ key: 'headline', value: 'Tried <out>' }])).toContain('Tried &lt;out&gt;');
    expect(await mail()).toContain('Good to have you with us');
  });

  test('of a format or a page that there is not is refused', async () => {
    const [, ctx] = await somebody();
    await expect(marketingFile(ctx, { slug, format: 'Html' })).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
    });
    await expect(marketingFile(ctx, { slug, page: 2 })).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
    await expect(marketingFile(ctx, { slug: 'nothing' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(marketingFile(world.asNobody(), { slug })).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    });
  });
});

describe('a link', () => {
  const key = Buffer.alloc(32, 7);
  const file = { company: newId(), slug, format: 'Png' as const, page: 1, words: {}, stamp: 'x' };
  const noon = Date.UTC(2026, 0, 1, 12, 10);
  const hour = 3_600_000;

  test('is the same within the hour, and holds for a day', () => {
    const { url } = signFileLink(key, file, noon);
    expect(signFileLink(key, file, noon + hour / 2).url).toBe(url);
    expect(readFileLink([key], tokenIn(url), noon + 24 * hour)).toMatchObject(file);
    expect(readFileLink([key], tokenIn(url), noon + 25 * hour)).toBeNull();
  });

  test('opens nothing under another key, with other claims, without a signature, or for another template', async () => {
    const token = tokenIn(signFileLink(key, file, noon).url);
    const [payload, signature] = token.split('.');
    const forged = Buffer.from(
      JSON.stringify({ ...file, company: newId(), expires: 9_999_999_999 }),
    ).toString('base64url');
    expect(readFileLink([Buffer.alloc(32, 8)], token, noon)).toBeNull();
    expect(readFileLink([key], `${forged}.${signature}`, noon)).toBeNull();
    expect(readFileLink([key], `${payload}.`, noon)).toBeNull();
    expect(readFileLink([key], '', noon)).toBeNull();
    const [, ctx] = await somebody();
    const { url } = await marketingFile(ctx, { slug });
    await expect(open(url, 'tip-post')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
