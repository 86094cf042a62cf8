import { readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { contrastRatio } from '../../../contract/colors';
import type { MarketingIdentity } from './brand';
import { toPng, toSvg } from './canvas/image';
import { layoutText, lineRuns, textWidth } from './canvas/layoutText';
import { paletteOf } from './canvas/palette';
import { toPdf } from './canvas/pdf';
import type { Page, TextNode } from './canvas/scene';
import { toHtml } from './email/html';
import { createContent, type FieldTexts } from './fieldTexts';
import { drawTemplate } from './file.service';
import { findTemplate, isBlockTemplate, pageCountOf, templates, type Template } from './templates';

const colours = ['#000000', '#FFFFFF', '#FFE600', '#0B6796', '#808080', '#FF00FF', '#00FF66', '#7F0000'];

const longTitle = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunter';

const createIdentity = (overrides: Partial<MarketingIdentity> = {}): MarketingIdentity => {
  const colour = overrides.colour ?? '#0B6796';
  return {
    ...{ title: 'Northwind', company: 'Northwind Ltd', email: 'hello@northwind.test', colour },
    ...{ palette: paletteOf(colour), fullLogo: null, squareLogo: null, stamp: 'x' },
    ...{ link: 'https://northwind.livery.test', address: 'northwind.livery.test' },
    ...overrides,
  };
};

const draw = (template: Template, texts: FieldTexts, identity: MarketingIdentity): Page[] =>
  drawTemplate(template, createContent(template, texts, identity));

const textNodes = (pages: readonly Page[]): TextNode[] =>
  pages.flatMap(({ nodes }) => nodes.filter((node) => node.kind === 'text'));

const longestTexts = (template: Template): FieldTexts =>
  Object.fromEntries(template.fields.map(({ key, maxLength }) => [key, 'W'.repeat(maxLength)]));

const blockTemplates = templates().filter(isBlockTemplate);
const templateCases = templates().map((template) => [template.slug, template] as const);

test('the gallery has at least twelve templates with unique slugs in all six categories', () => {
  const slugs = templates().map(({ slug }) => slug);
  expect(slugs.length).toBeGreaterThanOrEqual(12);
  expect(new Set(templates().map(({ category }) => category)).size).toBe(6);
  expect(new Set(slugs).size).toBe(slugs.length);
});

test('the gallery lists every file of its folder', () => {
  const files = ['order', ...templates().map(({ slug }) => slug)].map((name) => `${name}.json`);
  expect(readdirSync(path.join(__dirname, 'templates')).sort()).toEqual(files.sort());
});

describe.each(templateCases)('%s', (_slug, template) => {
  test.each(colours)('has a text contrast of at least 4.5 with the brand color %s', (colour) => {
    for (const { text, colour: textColor, on } of textNodes(draw(template, {}, createIdentity({ colour })))) {
      expect([text, contrastRatio(textColor, on) >= 4.5]).toEqual([text, true]);
    }
  });

  test.each([
    ['a title of 60 letters without a space', {}, { title: longTitle.slice(0, 60) }],
    ['the longest texts of its fields', longestTexts(template), {}],
    [
      'an email address in place of a link',
      {},
      { link: null, address: `${'a'.repeat(64)}@${'b'.repeat(60)}.test` },
    ],
  ])('fits %s into its boxes and the boxes into the page', (_case, texts, overrides) => {
    for (const page of draw(template, texts, createIdentity(overrides))) {
      for (const node of textNodes([page])) {
        const { lines, font, size, height } = layoutText(node);
        expect(height).toBeLessThanOrEqual(node.height + size);
        for (const line of lines) {
          expect(textWidth(line.text, font) * size).toBeLessThanOrEqual(node.width * 1.01);
          expect(line.baseline).toBeLessThanOrEqual(page.height);
        }
        expect(node.x).toBeGreaterThanOrEqual(0);
        expect(node.x + node.width).toBeLessThanOrEqual(page.width + 0.01);
      }
    }
  });

  test('draws the declared number and size of pages without external resources', () => {
    const pages = draw(template, {}, createIdentity());
    expect(pages).toHaveLength(pageCountOf(template));
    for (const page of pages) {
      expect(page.width).toBe(template.width);
      if (!isBlockTemplate(template)) expect(page.height).toBe(template.height);
      const svg = toSvg(page);
      expect(svg).not.toMatch(/href="(?!data:)|url\(|<text|<script/);
    }
  });

  test('fills in all variables', () => {
    const nodes = textNodes(draw(template, {}, createIdentity()));
    expect(nodes).not.toEqual([]);
    for (const { text } of nodes) expect(text).not.toMatch(/\{\{|\}\}/);
  });
});

test('toPng returns an image of the requested width', async () => {
  const [page] = draw(findTemplate('banner-ad'), {}, createIdentity());
  const { width, height, format } = await sharp(await toPng(page!, 728)).metadata();
  expect({ width, height, format }).toEqual({ width: 728, height: 90, format: 'png' });
});

test('toPdf writes one PDF page per slide with real text', async () => {
  const deck = findTemplate('introduction-deck');
  const pdf = (await toPdf(draw(deck, {}, createIdentity()), deck.name, 'Northwind')).toString('latin1');
  expect(pdf.startsWith('%PDF-')).toBe(true);
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(4);
  expect(pdf).toContain('/ToUnicode');
});

describe.each(blockTemplates.map((template) => [template.slug, template] as const))(
  'HTML of %s',
  (_slug, template) => {
    const attack = '"><script>alert(1)</script><img src=x onerror=alert(1)>';

    test('escapes texts, gives the logo an alternative text and loads no external resources', async () => {
      const logo = await sharp({ create: { width: 900, height: 300, channels: 4, background: '#123456' } })
        .png()
        .toBuffer();
      const identity = createIdentity({ title: attack, fullLogo: logo });
      const overrides = Object.fromEntries(template.fields.map(({ key }) => [key, attack]));
      const html = await toHtml(template, createContent(template, overrides, identity));
      expect(html).not.toMatch(/<script|<img src=x|<link|<style|url\(|@import/);
      expect(html.match(/src="(?!data:image\/png)/)).toBeNull();
      expect(html).toContain(`alt="&quot;&gt;&lt;script&gt;`);
      expect(html).toContain('href="https://northwind.livery.test"');
    });

    test('sets the direction of each text automatically', async () => {
      const identity = createIdentity({ title: 'נורת׳ווינד' });
      const html = await toHtml(template, createContent(template, {}, identity));
      expect(html).not.toMatch(/<(p|h1|ul)(?! dir="auto")|<td align="left"(?! style="text-align:start")/);
      expect(html).not.toMatch(
        /(?<!<div dir="auto"><table [^>]*><tr>)<td bgcolor="[^"]*" style="border-radius/,
      );
    });
  },
);

test('layoutText shrinks an overlong text to its minimum size and truncates it with an ellipsis', () => {
  const node: TextNode = {
    ...{ kind: 'text', text: 'A'.repeat(500), x: 0, y: 0, width: 100, height: 40, size: 20, minSize: 10 },
    ...{ colour: '#000000', on: '#ffffff' },
  };
  const { lines, size } = layoutText(node);
  expect(size).toBe(10);
  expect(lines.at(-1)?.text.endsWith('…')).toBe(true);
});

test('lineRuns places the runs of a right-to-left line from left to right', () => {
  const layout = layoutText({
    ...{ kind: 'text', text: 'נור (Nord)', x: 10, y: 0, width: 400, height: 40, size: 20 },
    ...{ colour: '#000000', on: '#ffffff' },
  });
  const runs = layout.lines.flatMap((line) => lineRuns(line, layout));
  expect(runs.map(({ text }) => text)).toEqual(['(', 'Nord', 'נור )']);
  expect(runs[0]?.x).toBe(10);
  expect(runs[1]?.x).toBeLessThan(runs[2]?.x ?? 0);
});
