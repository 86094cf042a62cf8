import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { languages } from '../../../contract/languages';
import { joinLines } from '../../lib/contentFiles';
import { styledTexts } from '../../../contract/testing/styledTexts';
import { parseLegalDraft } from './input';
import { HtmlTooComplexError } from './parse';
import { requirePublishable, countWords } from './publishing';
import { sanitizeHtml } from './sanitize';
import { guideTemplates, isLegalPathname, legalPathnames, legalTemplate } from './templates';
import { attacks } from './testing/attacks';
import { findUnsafeMarkup } from './testing/findUnsafeMarkup';
import { renderContent } from './testing/renderContent';
import {
  emptyVariables,
  fillVariables,
  isWithinFilledLimit,
  unknownVariables,
  toVariableValues,
} from './variables';

describe('HTML sanitization', () => {
  const imagePath = '/images/01890a5d-ac96-774b-bcce-b302099a8057';

  const acme = {
    name: 'Acme <b>& Sons</b>',
    email: 'hello@acme.test',
    phone: null,
    country: 'DE',
    website: 'https://acme.test',
  };
  const values = toVariableValues(acme, null, '2026-01-31');

  test("leaves the editor's HTML unchanged", () => {
    const sanitized =
      '<h2>Title</h2><h3>Sub</h3><h4>Deeper</h4><p>A <strong>bold</strong> and <em>slanted</em> word<br>and a line.</p>' +
      '<ul><li><p>one</p><ul><li><p>inner</p></li></ul></li></ul><ol start="3"><li><p>three</p></li></ol>' +
      '<p>m<sup>2</sup>, H<sub>2</sub>O, <s>old</s></p><p dir="rtl">שלום</p><ol dir="ltr"><li dir="rtl"><p>א</p></li></ol>' +
      '<blockquote><p>quoted &amp; “safe” &lt;here&gt;</p></blockquote><hr>' +
      '<table><tbody><tr><th colspan="2"><p>head</p></th></tr><tr><td><p>a</p></td><td rowspan="2"><p>b</p></td></tr></tbody></table>' +
      `<img src="${imagePath}" alt="A &quot;view&quot;" width="800" height="600">` +
      '<p><a href="https://example.test/?a=1&amp;b=2" rel="noopener nofollow">out</a> ' +
      '<a href="mailto:{{email}}" rel="noopener nofollow">mail</a> <a href="tel:+123" rel="noopener nofollow">call</a> ' +
      '<a href="/guides/start" rel="noopener nofollow">guide</a> <a href="{{website}}" rel="noopener nofollow">site</a></p>';
    expect(sanitizeHtml(sanitized)).toBe(sanitized);
    expect(findUnsafeMarkup(sanitized)).toEqual([]);
  });

  test.each<[string, string, string]>([
    [
      'h1, b and i elements',
      '<h1>a</h1><p><b>b</b><i>c</i></p>',
      '<h2>a</h2><p><strong>b</strong><em>c</em></p>',
    ],
    [
      'style, class, id and data attributes',
      '<p style="color:red" class="x" id="y" data-z="1">a</p>',
      '<p>a</p>',
    ],
    ['del and strike elements', '<p><del>a</del> <strike>b</strike></p>', '<p><s>a</s> <s>b</s></p>'],
    [
      'invalid and automatic directions',
      '<p dir="RTL">a</p><p dir="auto">b</p><p dir="up">c</p><h1 dir="ltr">d</h1>',
      '<p dir="rtl">a</p><p>b</p><p>c</p><h2 dir="ltr">d</h2>',
    ],
    [
      'links without a scheme',
      '<a href="www.example.com/terms">a</a><a href="a@example.com">b</a><a href="example.com?x=1#y">c</a>',
      '<a href="https://www.example.com/terms" rel="noopener nofollow">a</a>' +
        '<a href="mailto:a@example.com" rel="noopener nofollow">b</a>' +
        '<a href="https://example.com/?x=1#y" rel="noopener nofollow">c</a>',
    ],
    [
      'links without a scheme and with a port',
      '<a href="shop.example.com:8443/start">a</a><a href="example.com:99999">b</a>',
      '<a href="https://shop.example.com:8443/start" rel="noopener nofollow">a</a>b',
    ],
    ['disallowed schemes', '<a href="vbscript:a.b">a</a><a href="x.y:z">b</a><a href="1.5">c</a>', 'abc'],
    ['disallowed elements around text', '<div><span>a</span> <font>b</font></div>', 'a b'],
    ['a link without an href', '<p><a name="x">a</a></p>', '<p>a</p>'],
    ['an image without a src', '<p>a<img alt="b"></p>', '<p>a</p>'],
    [
      'an address that is not normalized',
      '<a href=" HTTPS://Example.TEST ">a</a>',
      '<a href="https://example.test/" rel="noopener nofollow">a</a>',
    ],
    [
      'invalid numeric attributes',
      '<table><tbody><tr><td colspan="1e3" rowspan="-1">a</td></tr></tbody></table>',
      '<table><tbody><tr><td>a</td></tr></tbody></table>',
    ],
    ...styledTexts,
    ['a NUL character and a lone surrogate', 'a\0b\ud800c', 'abc'],
    ['an empty text', '', ''],
  ])('returns normalized HTML for %s', (_name, html, expected) => expect(sanitizeHtml(html)).toBe(expected));

  const styledSpan = '<span style="font:italic bold 1em a;text-decoration:line-through">a</span>';

  test.each<[string, string]>([
    ...styledTexts.map(([label, html]): [string, string] => [label, html]),
    ['formats at the deepest level', '<blockquote>'.repeat(57) + styledSpan],
    ['formats below the deepest level', '<blockquote>'.repeat(60) + styledSpan],
  ])('is idempotent for formats set by styles: %s', (_case, html) => {
    const sanitized = sanitizeHtml(html);
    expect(sanitizeHtml(sanitized)).toBe(sanitized);
  });

  test('for display, adds dir="auto" to blocks without a direction', () => {
    const list = '<ul><li><p>a</p></li></ul><table><tbody><tr><td>b</td></tr></tbody></table>';
    expect(
      renderContent(`<h2>T</h2><p dir="rtl">שלום</p>${list}<blockquote>c</blockquote><hr>`, values),
    ).toBe(
      '<h2 dir="auto">T</h2><p dir="rtl">שלום</p><ul dir="auto"><li dir="auto"><p dir="auto">a</p></li></ul>' +
        '<table dir="auto"><tbody><tr><td dir="auto">b</td></tr></tbody></table>' +
        '<blockquote dir="auto">c</blockquote><hr>',
    );
  });

  test('is tested with more than 200 attacks', () => expect(attacks.length).toBeGreaterThan(200));

  test.each(attacks.map(({ name, html }) => [name, html]))(
    'removes unsafe markup on write and on read: %s',
    (_name, html) => {
      const sanitized = sanitizeHtml(html);
      expect(findUnsafeMarkup(sanitized)).toEqual([]);
      expect(findUnsafeMarkup(sanitizeHtml(sanitized))).toEqual([]);
      // Texts that were stored before a rule existed are sanitized on read.
      expect(findUnsafeMarkup(renderContent(html, values))).toEqual([]);
    },
  );

  test.each(attacks.map(({ name, html }) => [name, html]))(
    'removes unsafe markup from variable values: %s',
    (_name, html) => {
      const attackValues = toVariableValues(
        { ...acme, name: html, email: html, website: html, phone: html },
        html,
        null,
      );
      const page =
        '<p>{{company}} {{title}} <a href="mailto:{{email}}">m</a><a href="{{website}}">w</a><a href="tel:{{phone}}">t</a></p>' +
        `<img src="${imagePath}" alt="{{company}}">`;
      expect(findUnsafeMarkup(renderContent(page, attackValues))).toEqual([]);
    },
  );

  test('removes unsafe markup from random combinations of attack fragments', () => {
    const pieces = fc.constantFrom(
      ...attacks.flatMap(({ html }) => html.split(/(?=[<>"'&/])/)),
      '{{company}}',
      '{{',
      '}}',
      '<table>',
      '<p>',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 30 }), (parts) => {
        const sanitized = sanitizeHtml(parts.join(''));
        expect(findUnsafeMarkup(sanitized)).toEqual([]);
        expect(findUnsafeMarkup(renderContent(sanitized, values))).toEqual([]);
      }),
      { numRuns: 3000 },
    );
  });

  test('rejects an overly complex legal draft with an error on `html`, and accepts 50 nested levels', async () => {
    const complexDraft = { title: 'Terms', html: '<div>'.repeat(600) };
    await expect(parseLegalDraft('company', complexDraft)).rejects.toMatchObject({
      details: {
        fields: { html: 'The formatting of this text is too complex. Paste it as plain text.' },
      },
    });
    const deepDraft = { title: 'Terms', html: `${'<blockquote>'.repeat(50)}<p>a</p>` };
    await expect(parseLegalDraft('company', deepDraft)).resolves.toMatchObject({ title: 'Terms' });
  });

  // The slow tests measure more inputs, up to the maximum size of a request.
  test.each([
    ['nested elements', '<b>'.repeat(60_000)],
    ['elements', '<p></p>'.repeat(50_001)],
    ['levels', '<div>'.repeat(101)],
    ['attributes of one tag', `<p${Array.from({ length: 2000 }, (_, index) => ` a${index}`).join('')}`],
  ])('rejects too many %s', (_name, html) => {
    expect(() => renderContent(html, values)).toThrow(HtmlTooComplexError);
  });
});

describe.each(languages)('templates in the language %s', (language) => {
  // The details that every company has after onboarding.
  const company = { name: 'Acme', email: 'hello@acme.test', phone: null, country: 'GB', website: null };
  const values = toVariableValues(company, 'Acme', '2026-01-31');

  const templates = [
    ...legalPathnames.map((pathname) => ({ pathname, ...legalTemplate(pathname, language) })),
    ...guideTemplates(language),
  ].map((template) => [template.pathname, template] as const);

  test('spec PEERS: include five legal pages and at least four guides', () => {
    expect(legalPathnames).toEqual([
      'privacy-policy',
      'terms-of-service',
      'cookie-policy',
      'refund-policy',
      'acceptable-use',
    ]);
    expect(guideTemplates(language).length).toBeGreaterThanOrEqual(4);
  });

  test('use every file of the default texts', () => {
    const filesIn = (folder: string) =>
      readdirSync(path.join(__dirname, 'defaults', language, folder)).sort();
    const fileNames = (names: readonly string[]) => names.map((name) => `${name}.html`).sort();
    expect(filesIn('legal')).toEqual(fileNames(legalPathnames));
    expect(filesIn('guides')).toEqual(fileNames(guideTemplates(language).map(({ pathname }) => pathname)));
  });

  const englishTexts = new Map<string, { html: string }>([
    ...legalPathnames.map((pathname) => [pathname, legalTemplate(pathname, 'en')] as const),
    ...guideTemplates('en').map((guide) => [guide.pathname, guide] as const),
  ]);
  const tagsOf = (html = '') => html.match(/<[a-z][^>]*>/g);
  const variablesOf = (html = '') => html.match(/\{\{\w+\}\}/g)?.sort();

  test.each(templates)(
    '%s has the elements, links and variables of the English text',
    (pathname, { html }) => {
      const english = englishTexts.get(pathname)?.html;
      expect(tagsOf(html)).toEqual(tagsOf(english));
      expect(variablesOf(html)).toEqual(variablesOf(english));
    },
  );

  test.each(templates)('the sanitizer leaves the file of %s unchanged', (pathname) => {
    const folder = isLegalPathname(pathname) ? 'legal' : 'guides';
    const file = path.join(__dirname, 'defaults', language, folder, `${pathname}.html`);
    const html = joinLines(readFileSync(file, 'utf8'));
    expect(sanitizeHtml(html).replaceAll(' rel="noopener nofollow"', '')).toBe(html);
  });

  test.each(templates)('%s can be published unchanged', (_pathname, { title, summary, html }) => {
    expect(sanitizeHtml(html)).toBe(html);
    expect(findUnsafeMarkup(html)).toEqual([]);
    expect(html).not.toMatch(/>\s+<|\[|Livery/);
    expect(unknownVariables(html)).toEqual([]);
    expect(emptyVariables(html, values)).toEqual([]);
    expect(title.length).toBeLessThanOrEqual(120);
    expect(summary.length).toBeLessThanOrEqual(200);
  });

  test.each([
    ['privacy-policy', 600],
    ['terms-of-service', 600],
    ['cookie-policy', 200],
    ['refund-policy', 200],
    ['acceptable-use', 200],
  ] as const)('%s has more than %i words', (pathname, minWords) => {
    expect(countWords(legalTemplate(pathname, language).html)).toBeGreaterThan(minWords);
  });
});

describe('variables', () => {
  const values = toVariableValues(
    {
      name: 'Acme & Sons',
      email: 'hello@acme.test',
      phone: null,
      country: 'DE',
      website: 'https://acme.test',
    },
    'Acme Portal',
    '2026-01-31',
  );

  test.each([
    ['{{company}}', 'Acme &amp; Sons'],
    ['{{ title }}', 'Acme Portal'],
    ['<a href="mailto:{{email}}">{{email}}</a>', '<a href="mailto:hello@acme.test">hello@acme.test</a>'],
    ['{{country}}, {{effectiveDate}}', 'Germany, January 31, 2026'],
    ['call {{phone}}.', 'call .'],
    ['{{nonsense}} {{Company}}', '{{nonsense}} {{Company}}'],
    ['{company}', '{company}'],
  ])('fillVariables renders %s as %s', (html, expected) =>
    expect(fillVariables(html, values)).toBe(expected),
  );

  test('the title defaults to the company name', () => {
    const { title } = toVariableValues(
      { name: 'Acme', email: 'a@b.test', phone: null, country: null, website: null },
      null,
      null,
    );
    expect(title).toBe('Acme');
  });

  test.each([
    ['<p>{{company}} and {{ email }}</p>', []],
    ['<p>{{compnay}} {{}} {{compnay}}</p>', ['{{compnay}}', '{{}}']],
    ['<p>{{constructor}}</p>', ['{{constructor}}']],
    ['<p>Dear {{company, hello</p>', ['{{company, hello']],
    ['<p>{{com<strong>pany}}</strong></p>', ['{{com', 'pany}}']],
    ['<p>{company} {{{company}}}</p>', []],
  ])('in %s, unknownVariables reports %j', (html, expected) =>
    expect(unknownVariables(html)).toEqual(expected),
  );

  test('unknownVariables reports at most ten variables', () => {
    expect(unknownVariables('{{a b}} '.repeat(3) + '{{'.repeat(100_000))).toEqual([
      '{{a b}}',
      ...Array.from({ length: 9 }, () => '{{'),
    ]);
  });

  test('requirePublishable rejects a text that exceeds 400,000 characters when its variables are filled in', () => {
    const longValues = { ...values, website: `https://acme.test/${'a'.repeat(382)}` };
    expect(isWithinFilledLimit('{{website}}'.repeat(1000), longValues)).toBe(true);
    expect(isWithinFilledLimit('{{website}}'.repeat(1001), longValues)).toBe(false);
    const html = '{{website}}'.repeat(1001);
    expect(() => requirePublishable({ title: 'Terms', summary: '', html }, longValues)).toThrow(
      expect.objectContaining({
        details: {
          fields: {
            html: expect.stringMatching(
              /^This text is longer than 400,000 .* variables are filled in/,
            ) as string,
          },
        },
      }) as Error,
    );
  });

  test('emptyVariables reports each variable without a value once', () => {
    expect(emptyVariables('{{phone}} {{company}} {{phone}} {{nonsense}}', values)).toEqual(['phone']);
  });
});
