import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findTemplate } from '../marketing-templates/templates';
import { formatMoney } from '../../lib/money';
import { legalTemplate } from '../../brand';
import { countWords, sanitizeHtml, unknownVariables } from '../../brand/internals';
import { priceIn } from '../../billing/internals';
import { contrastRatio } from '../../../contract/colors';
import { joinLines } from '../../lib/contentFiles';
import { packs } from './catalog';
import { itemsOfPack } from './packItems';

const catalog = path.join(__dirname, 'catalog');

const alwaysSetVariables = /\{\{(title|company|email|country|effectiveDate)\}\}/g;

describe.each(packs().map((pack) => [pack.slug, pack] as const))('start-up pack %s', (slug, pack) => {
  test('has two to four plans with prices above zero', () => {
    expect(pack.plans.length).toBeGreaterThanOrEqual(2);
    expect(pack.plans.length).toBeLessThanOrEqual(4);
    for (const plan of pack.plans) {
      for (const currency of ['USD', 'JPY', 'KWD', 'HUF']) {
        expect(formatMoney(priceIn(currency, plan.points), currency)).toMatch(/[1-9]/);
      }
    }
  });

  test.each(pack.guides.map((guide) => [guide.pathname, guide] as const))(
    'has a guide %s of at least 300 words that passes the sanitizer unchanged',
    (pathname, { html }) => {
      expect(countWords(html)).toBeGreaterThanOrEqual(300);
      const file = path.join(catalog, slug, 'guides', `${pathname}.html`);
      const editorHtml = joinLines(readFileSync(file, 'utf8')).replaceAll('">', '" rel="noopener nofollow">');
      expect(sanitizeHtml(editorHtml)).toBe(editorHtml);
      expect(unknownVariables(html)).toEqual([]);
      expect(html.replace(alwaysSetVariables, '')).not.toContain('{{');
    },
  );

  test('adds sections to legal pages whose templates have sections', () => {
    for (const { pathname, html } of pack.legal) {
      expect(legalTemplate(pathname, 'en').html).toContain('<h2>');
      expect(html.trim()).toMatch(/^<h2>/);
      expect(unknownVariables(html)).toEqual([]);
    }
  });

  test('fills only existing template fields, within their maximum lengths', () => {
    for (const { slug, texts } of pack.templateTexts) {
      const { fields } = findTemplate(slug);
      for (const [key, value] of Object.entries(texts)) {
        const field = fields.find((candidate) => candidate.key === key);
        expect(field).toBeDefined();
        expect(value.length).toBeLessThanOrEqual(field?.maxLength ?? 0);
      }
    }
  });

  test('has an uppercase color that contrasts with white text', () => {
    expect(pack.brand.colour).toMatch(/^#[0-9A-F]{6}$/);
    expect(contrastRatio(pack.brand.colour, '#FFFFFF')).toBeGreaterThanOrEqual(4.5);
  });

  test.each([
    ['guides', pack.guides],
    ['legal', pack.legal],
  ])('lists every file of its folder %s', (folder, texts) => {
    const files = texts.map(({ pathname }) => `${pathname}.html`);
    expect(readdirSync(path.join(catalog, slug, folder)).sort()).toEqual(files.sort());
  });

  test('gives each item a unique key', () => {
    const keys = itemsOfPack(pack).map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });
});

test('the catalog has at least four packs with unique slugs, and lists every folder', () => {
  const slugs = packs().map(({ slug }) => slug);
  expect(slugs.length).toBeGreaterThanOrEqual(4);
  expect(new Set(slugs).size).toBe(slugs.length);
  const folders = readdirSync(catalog, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).sort()).toEqual([...slugs].sort());
});
