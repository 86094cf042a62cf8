import { templateNamed } from '../../marketing-templates/templates/all';
import { formatMoney } from '../../../lib/money';
import { priceIn } from '../../client-billing/templates';
import { unknownVariables } from '../../content/variables';
import { sanitiseHtml } from '../../content/sanitise';
import { templateOf } from '../../content/templates';
import { wordsIn } from '../../content/words';
import { contrast } from '../../../lib/contrast';
import { joinLines } from '../../../lib/joinLines';
import { piecesOf } from '../pieces/piecesOf';
import { packs } from './all';

const everyCompanyHas = /\{\{(title|company|email|country|effectiveDate)\}\}/g;

describe.each(packs.map((pack) => [pack.slug, pack] as const))('the pack %s', (_slug, pack) => {
  test('has two to four plans that read well and cost something in every currency', () => {
    expect(pack.plans.length).toBeGreaterThanOrEqual(2);
    expect(pack.plans.length).toBeLessThanOrEqual(4);
    for (const plan of pack.plans) {
      expect(plan.name.length).toBeLessThanOrEqual(64);
      expect(plan.features.length).toBeLessThanOrEqual(12);
      expect(plan.features.every((feature) => feature.length <= 80)).toBe(true);
      for (const currency of ['USD', 'JPY', 'KWD', 'HUF']) {
        expect(formatMoney(priceIn(currency, plan.points), currency)).toMatch(/[1-9]/);
      }
    }
  });

  test.each(pack.guides.map((guide) => [guide.pathname, guide] as const))(
    'has a guide %s of 300 words and more, which the editor would write alike',
    (_pathname, { title, summary, html }) => {
      expect(wordsIn(html)).toBeGreaterThanOrEqual(300);
      expect(title.length).toBeLessThanOrEqual(120);
      expect(summary.length).toBeLessThanOrEqual(200);
      const written = joinLines(html).replaceAll('">', '" rel="noopener nofollow">');
      expect(sanitiseHtml(written)).toBe(written);
      expect(unknownVariables(html)).toEqual([]);
      expect(html.replace(everyCompanyHas, '')).not.toContain('{{');
    },
  );

  test('puts its sections into legal pages before the last one', () => {
    for (const { pathname, html } of pack.legal) {
      expect(templateOf(pathname).html).toContain('<h2>');
      expect(html.trim()).toMatch(/^<h2>/);
      expect(unknownVariables(html)).toEqual([]);
    }
  });

  test('has words for fields that their templates have, no longer than those take', () => {
    for (const { slug, words } of pack.words) {
      const { fields } = templateNamed(slug);
      for (const [key, value] of Object.entries(words)) {
        const field = fields.find((one) => one.key === key);
        expect(field).toBeDefined();
        expect(value.length).toBeLessThanOrEqual(field?.maxLength ?? 0);
      }
    }
  });

  test('suggests a colour that white text can be read on, and words that fit', () => {
    expect(pack.look.colour).toMatch(/^#[0-9A-F]{6}$/);
    expect(contrast(pack.look.colour, '#FFFFFF')).toBeGreaterThanOrEqual(4.5);
    expect(pack.look.tagline.length).toBeLessThanOrEqual(120);
    expect(pack.look.introduction.length).toBeLessThanOrEqual(500);
  });

  test('calls each thing by a key of its own', () => {
    const keys = piecesOf(pack).map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });
});

test('there are at least four packs, each for a trade of its own', () => {
  expect(packs.length).toBeGreaterThanOrEqual(4);
  expect(new Set(packs.map(({ slug }) => slug)).size).toBe(packs.length);
});
