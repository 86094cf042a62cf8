import fc from 'fast-check';
import { styledTexts } from '../../../contract/testing/styledTexts';
import { readLegalDraft } from './input';
import { TooComplex } from './parse';
import { refuseUnfinished } from './readiness';
import { sanitiseHtml } from './sanitise';
import { guideTemplates, legalPathnames, templateOf } from './templates';
import { attacks } from './testing/attacks';
import { harmOf } from './testing/harmOf';
import { renderContent } from './testing/renderContent';
import { emptyVariables, fillVariables, fitsFilled, unknownVariables, valuesOf } from './variables';
import { wordsIn } from './words';

describe('sanitise', () => {
  const picture = '/images/01890a5d-ac96-774b-bcce-b302099a8057';

  const acme = {
    name: 'Acme <b>& Sons</b>',
    email: 'hello@acme.test',
    phone: null,
    country: 'DE',
    website: 'https://acme.test',
  };
  const values = valuesOf(acme, null, '2026-01-31');

  test('what the editor writes stays as it is, and sanitising twice changes nothing more', () => {
    const written =
      '<h2>Title</h2><h3>Sub</h3><h4>Deeper</h4><p>A <strong>bold</strong> and <em>slanted</em> word<br>and a line.</p>' +
      '<ul><li><p>one</p><ul><li><p>inner</p></li></ul></li></ul><ol start="3"><li><p>three</p></li></ol>' +
      '<p>m<sup>2</sup>, H<sub>2</sub>O, <s>old</s></p><p dir="rtl">שלום</p><ol dir="ltr"><li dir="rtl"><p>א</p></li></ol>' +
      '<blockquote><p>quoted &amp; “safe” &lt;here&gt;</p></blockquote><hr>' +
      '<table><tbody><tr><th colspan="2"><p>head</p></th></tr><tr><td><p>a</p></td><td rowspan="2"><p>b</p></td></tr></tbody></table>' +
      `<img src="${picture}" alt="A &quot;view&quot;" width="800" height="600">` +
      '<p><a href="https://example.test/?a=1&amp;b=2" rel="noopener nofollow">out</a> ' +
      '<a href="mailto:{{email}}" rel="noopener nofollow">mail</a> <a href="tel:+123" rel="noopener nofollow">call</a> ' +
      '<a href="/guides/start" rel="noopener nofollow">guide</a> <a href="{{website}}" rel="noopener nofollow">site</a></p>';
    expect(sanitiseHtml(written)).toBe(written);
    expect(harmOf(written)).toEqual([]);
  });

  test.each<[string, string, string]>([
    [
      'words that other editors use',
      '<h1>a</h1><p><b>b</b><i>c</i></p>',
      '<h2>a</h2><p><strong>b</strong><em>c</em></p>',
    ],
    ['styles, names and classes', '<p style="color:red" class="x" id="y" data-z="1">a</p>', '<p>a</p>'],
    [
      'struck-out words of other editors',
      '<p><del>a</del> <strike>b</strike></p>',
      '<p><s>a</s> <s>b</s></p>',
    ],
    [
      'directions that are none, and the automatic one',
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
    [
      'schemes that no link may have',
      '<a href="vbscript:a.b">a</a><a href="x.y:z">b</a><a href="1.5">c</a>',
      'abc',
    ],
    ['elements around words', '<div><span>a</span> <font>b</font></div>', 'a b'],
    ['a link without an address', '<p><a name="x">a</a></p>', '<p>a</p>'],
    ['a picture without one', '<p>a<img alt="b"></p>', '<p>a</p>'],
    [
      'an address that needs its normal form',
      '<a href=" HTTPS://Example.TEST ">a</a>',
      '<a href="https://example.test/" rel="noopener nofollow">a</a>',
    ],
    [
      'numbers that are none',
      '<table><tbody><tr><td colspan="1e3" rowspan="-1">a</td></tr></tbody></table>',
      '<table><tbody><tr><td>a</td></tr></tbody></table>',
    ],
    ...styledTexts,
    ['a NUL and half a character', 'a\0b\ud800c', 'abc'],
    ['nothing', '', ''],
  ])('%s', (_name, html, expected) => expect(sanitiseHtml(html)).toBe(expected));

  const manyFormats = '<span style="font:italic bold 1em a;text-decoration:line-through">a</span>';

  test.each<[string, string]>([
    ...styledTexts.map(([what, html]): [string, string] => [what, html]),
    ['formats at the deepest level', '<blockquote>'.repeat(57) + manyFormats],
    ['formats below the deepest level', '<blockquote>'.repeat(60) + manyFormats],
  ])('writes formats given by style once and for all: %s', (_what, html) => {
    const written = sanitiseHtml(html);
    expect(sanitiseHtml(written)).toBe(written);
  });

  test('on pages every block has a direction, its own or an automatic one', () => {
    const list = '<ul><li><p>a</p></li></ul><table><tbody><tr><td>b</td></tr></tbody></table>';
    expect(
      renderContent(`<h2>T</h2><p dir="rtl">שלום</p>${list}<blockquote>c</blockquote><hr>`, values),
    ).toBe(
      '<h2 dir="auto">T</h2><p dir="rtl">שלום</p><ul dir="auto"><li dir="auto"><p dir="auto">a</p></li></ul>' +
        '<table dir="auto"><tbody><tr><td dir="auto">b</td></tr></tbody></table>' +
        '<blockquote dir="auto">c</blockquote><hr>',
    );
  });

  test('there are attacks enough', () => expect(attacks.length).toBeGreaterThan(200));

  test.each(attacks.map(({ name, html }) => [name, html]))(
    'on write, on read and twice: %s',
    (_name, html) => {
      const written = sanitiseHtml(html);
      expect(harmOf(written)).toEqual([]);
      expect(harmOf(sanitiseHtml(written))).toEqual([]);
      // What was stored before a rule was made is harmless all the same.
      expect(harmOf(renderContent(html, values))).toEqual([]);
    },
  );

  test.each(attacks.map(({ name, html }) => [name, html]))('as a value of a variable: %s', (_name, html) => {
    const hostile = valuesOf({ ...acme, name: html, email: html, website: html, phone: html }, html, null);
    const page =
      '<p>{{company}} {{title}} <a href="mailto:{{email}}">m</a><a href="{{website}}">w</a><a href="tel:{{phone}}">t</a></p>' +
      `<img src="${picture}" alt="{{company}}">`;
    expect(harmOf(renderContent(page, hostile))).toEqual([]);
  });

  test('attacks that are torn apart and put together otherwise do no harm', () => {
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
        const written = sanitiseHtml(parts.join(''));
        expect(harmOf(written)).toEqual([]);
        expect(harmOf(renderContent(written, values))).toEqual([]);
      }),
      { numRuns: 3000 },
    );
  });

  test('refuses a text that is too complex under its field', async () => {
    const complex = { title: 'Terms', html: '<div>'.repeat(600) };
    await expect(readLegalDraft('company', complex)).rejects.toMatchObject({
      details: {
        fields: { html: 'This text is nested too deeply or has too many elements. Paste it as plain text.' },
      },
    });
    const deep = { title: 'Terms', html: `${'<blockquote>'.repeat(50)}<p>a</p>` };
    await expect(readLegalDraft('company', deep)).resolves.toMatchObject({ title: 'Terms' });
  });

  // The slow project measures more of these, as long as a request can be.
  test.each([
    ['nested elements', '<b>'.repeat(60_000)],
    ['elements', '<p></p>'.repeat(50_001)],
    ['levels', '<div>'.repeat(101)],
    ['attributes of one tag', `<p${Array.from({ length: 2000 }, (_, at) => ` a${at}`).join('')}`],
  ])('more %s than any text needs are refused', (_name, html) => {
    expect(() => renderContent(html, values)).toThrow(TooComplex);
  });
});

describe('templates', () => {
  // What every company has said once it was onboarded.
  const company = { name: 'Acme', email: 'hello@acme.test', phone: null, country: 'GB', website: null };
  const values = valuesOf(company, 'Acme', '2026-01-31');

  const templates = [
    ...legalPathnames.map((pathname) => ({ pathname, ...templateOf(pathname) })),
    ...guideTemplates(),
  ].map((template) => [template.pathname, template] as const);

  test('spec PEERS: five legal pages, and guides to start with', () => {
    expect(legalPathnames).toEqual([
      'privacy-policy',
      'terms-of-service',
      'cookie-policy',
      'refund-policy',
      'acceptable-use',
    ]);
    expect(guideTemplates().length).toBeGreaterThanOrEqual(4);
  });

  test.each(templates)('%s is ready to be published as it is', (_pathname, { title, summary, html }) => {
    expect(sanitiseHtml(html)).toBe(html);
    expect(harmOf(html)).toEqual([]);
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
  ] as const)('%s says something: %i words at least', (pathname, least) => {
    expect(wordsIn(templateOf(pathname).html)).toBeGreaterThan(least);
  });
});

describe('variables', () => {
  const values = valuesOf(
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
  ])('%s reads %s', (html, expected) => expect(fillVariables(html, values)).toBe(expected));

  test('a brand without a title goes by the company’s name', () => {
    const { title } = valuesOf(
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
  ])('of %s nobody knows %j', (html, expected) => expect(unknownVariables(html)).toEqual(expected));

  test('names the first ten unknown variables of a text that has very many', () => {
    expect(unknownVariables('{{a b}} '.repeat(3) + '{{'.repeat(100_000))).toEqual([
      '{{a b}}',
      ...Array.from({ length: 9 }, () => '{{'),
    ]);
  });

  test('a text whose values make it longer than 400,000 characters does not fit', () => {
    const long = { ...values, website: `https://acme.test/${'a'.repeat(382)}` };
    expect(fitsFilled('{{website}}'.repeat(1000), long)).toBe(true);
    expect(fitsFilled('{{website}}'.repeat(1001), long)).toBe(false);
    const html = '{{website}}'.repeat(1001);
    expect(() => refuseUnfinished({ title: 'Terms', summary: '', html }, long)).toThrow(
      expect.objectContaining({
        details: {
          fields: { html: expect.stringMatching(/^With its variables filled in, .* 400,000/) as string },
        },
      }) as Error,
    );
  });

  test('a variable that the company has not said is named', () => {
    expect(emptyVariables('{{phone}} {{company}} {{phone}} {{nonsense}}', values)).toEqual(['phone']);
  });
});
