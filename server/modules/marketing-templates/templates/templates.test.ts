import { contrast } from '../../../lib/contrast';
import type { MarketingIdentity } from '../brand';
import { pagesOf } from '../file';
import { toHtml } from '../mail/html';
import { layoutText } from '../scene/layoutText';
import { widthOf } from '../scene/fonts';
import { paletteOf } from '../scene/palette';
import { toPdf } from '../scene/pdf';
import { toPng } from '../scene/png';
import { toSvg } from '../scene/svg';
import type { Page, TextNode } from '../scene/scene';
import { wordsFor, type Words } from '../words';
import sharp from 'sharp';
import { templates } from './all';
import { isWritten, type Template } from './template';

const colours = ['#000000', '#FFFFFF', '#FFE600', '#0B6796', '#808080', '#FF00FF', '#00FF66', '#7F0000'];

const longTitle = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunter';

const identityWith = (own: Partial<MarketingIdentity> = {}): MarketingIdentity => {
  const colour = own.colour ?? '#0B6796';
  return {
    ...{ title: 'Northwind', company: 'Northwind Ltd', email: 'hello@northwind.test', colour },
    ...{ palette: paletteOf(colour), fullLogo: null, squareLogo: null, stamp: 'x' },
    ...{ link: 'https://northwind.livery.test', address: 'northwind.livery.test' },
    ...own,
  };
};

const textsOf = (pages: readonly Page[]): TextNode[] =>
  pages.flatMap(({ nodes }) => nodes.filter((node) => node.kind === 'text'));

const longest = (template: Template): Words =>
  Object.fromEntries(template.fields.map(({ key, maxLength }) => [key, 'W'.repeat(maxLength)]));

const written = templates.filter(isWritten);
const each = templates.map((template) => [template.slug, template] as const);

test('there are at least twelve, over all six categories, each under a name of its own', () => {
  expect(templates.length).toBeGreaterThanOrEqual(12);
  expect(new Set(templates.map(({ category }) => category)).size).toBe(6);
  expect(new Set(templates.map(({ slug }) => slug)).size).toBe(templates.length);
});

describe.each(each)('%s', (_slug, template) => {
  test.each(colours)('can be read with the brand colour %s', (colour) => {
    for (const { text, colour: ink, on } of textsOf(pagesOf(template, {}, identityWith({ colour })))) {
      expect([text, contrast(ink, on) >= 4.5]).toEqual([text, true]);
    }
  });

  test.each([
    ['a title of 60 letters without a space', {}, { title: longTitle.slice(0, 60) }],
    ['the longest words that its fields take', longest(template), {}],
    [
      'an email address in place of a link',
      {},
      { link: null, address: `${'a'.repeat(64)}@${'b'.repeat(60)}.test` },
    ],
  ])('keeps %s inside of its boxes, and these inside of its page', (_case, words, own) => {
    for (const page of pagesOf(template, words, identityWith(own))) {
      for (const node of textsOf([page])) {
        const { lines, font, size, height } = layoutText(node);
        expect(height).toBeLessThanOrEqual(node.height + size);
        for (const line of lines) {
          expect(widthOf(line.text, font) * size).toBeLessThanOrEqual(node.width * 1.01);
          expect(line.baseline).toBeLessThanOrEqual(page.height);
        }
        expect(node.x).toBeGreaterThanOrEqual(0);
        expect(node.x + node.width).toBeLessThanOrEqual(page.width + 0.01);
      }
    }
  });

  test('has as many pages as it says, of the size it says, and loads nothing', () => {
    const pages = pagesOf(template, {}, identityWith());
    expect(pages).toHaveLength(isWritten(template) ? 1 : template.pages);
    for (const page of pages) {
      expect(page.width).toBe(template.width);
      if (!isWritten(template)) expect(page.height).toBe(template.height);
      const svg = toSvg(page);
      expect(svg).not.toMatch(/href="(?!data:)|url\(|<text|<script/);
    }
  });

  test('leaves no variable unfilled', () => {
    const words = wordsFor(template, {}, identityWith());
    for (const { key } of template.fields) expect(words(key)).not.toMatch(/\{\{|\}\}/);
  });
});

test('a picture has the size that is asked for', async () => {
  const [page] = pagesOf(
    templates.find(({ slug }) => slug === 'banner-ad')!,
    {},
    identityWith(),
  );
  const { width, height, format } = await sharp(await toPng(page!, 728)).metadata();
  expect({ width, height, format }).toEqual({ width: 728, height: 90, format: 'png' });
});

test('a PDF has a page for each, and its text is text', async () => {
  const deck = templates.find(({ slug }) => slug === 'introduction-deck')!;
  const pdf = (await toPdf(pagesOf(deck, {}, identityWith()), deck.name, 'Northwind')).toString('latin1');
  expect(pdf.startsWith('%PDF-')).toBe(true);
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(4);
  expect(pdf).toContain('/ToUnicode');
});

describe.each(written.map((template) => [template.slug, template] as const))(
  'the HTML of %s',
  (_slug, template) => {
    const attack = '"><script>alert(1)</script><img src=x onerror=alert(1)>';

    test('takes words for words, names its logo and loads nothing', async () => {
      const logo = await sharp({ create: { width: 900, height: 300, channels: 4, background: '#123456' } })
        .png()
        .toBuffer();
      const identity = identityWith({ title: attack, fullLogo: logo });
      const own = Object.fromEntries(template.fields.map(({ key }) => [key, attack]));
      const content = { words: wordsFor(template, own, identity), identity };
      const html = await toHtml(
        template.blocks(content),
        template.category,
        content.words('subject'),
        identity,
      );
      expect(html).not.toMatch(/<script|<img src=x|<link|<style|url\(|@import/);
      expect(html.match(/src="(?!data:image\/png)/)).toBeNull();
      expect(html).toContain(`alt="&quot;&gt;&lt;script&gt;`);
      expect(html).toContain('href="https://northwind.livery.test"');
    });

    test('gives each text the direction of its own letters', async () => {
      const identity = identityWith({ title: 'נורת׳ווינד' });
      const words = wordsFor(template, {}, identity);
      const html = await toHtml(template.blocks({ words, identity }), template.category, 'x', identity);
      expect(html).not.toMatch(/<(p|h1|ul)(?! dir="auto")|<td align="left"(?! style="text-align:start")/);
      expect(html).not.toMatch(
        /(?<!<div dir="auto"><table [^>]*><tr>)<td bgcolor="[^"]*" style="border-radius/,
      );
    });
  },
);

test('a word that is too long for its line is cut, and what does not fit ends with a sign of it', () => {
  const node: TextNode = {
    ...{ kind: 'text', text: 'A'.repeat(500), x: 0, y: 0, width: 100, height: 40, size: 20, least: 10 },
    ...{ colour: '#000000', on: '#ffffff' },
  };
  const { lines, size } = layoutText(node);
  expect(size).toBe(10);
  expect(lines.at(-1)?.text.endsWith('…')).toBe(true);
});
