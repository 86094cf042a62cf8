import { Editor } from '@tiptap/core';
import { contentExtensions, toLinkAddress } from './extensions';

describe('contentExtensions', () => {
  const picture = '/images/01890a5d-ac96-774b-bcce-b302099a8057';

  /** Returns the HTML that the editor saves after loading `html`. */
  function roundTrip(html: string): string {
    const extensions = contentExtensions({ variableNames: ['company'], pictureUrl: (src) => src });
    const editor = new Editor({ extensions, content: html, injectCSS: false });
    const text = editor.getHTML();
    editor.destroy();
    return text;
  }

  // `server/brand/content/content.test.ts` sanitizes the same HTML, with `rel` on its links.
  const supportedContent =
    '<h2>Title</h2><h3>Sub</h3><h4>Deeper</h4><p>A <strong>bold</strong> and <em>slanted</em> word<br>and a line.</p>' +
    '<ul><li><p>one</p><ul><li><p>inner</p></li></ul></li></ul><ol start="3"><li><p>three</p></li></ol>' +
    '<p>m<sup>2</sup>, H<sub>2</sub>O, <s>old</s></p><p dir="rtl">שלום</p><ol dir="ltr"><li dir="rtl"><p>א</p></li></ol>' +
    '<blockquote><p>quoted &amp; “safe” &lt;here&gt;</p></blockquote><hr>' +
    '<table><tbody><tr><th colspan="2"><p>head</p></th></tr>' +
    '<tr><td><p>a</p></td><td rowspan="2"><p>b</p></td></tr></tbody></table>' +
    `<img src="${picture}" alt="A &quot;view&quot;" width="800" height="600">` +
    '<p><a href="https://example.test/?a=1&amp;b=2">out</a> <a href="mailto:{{email}}">mail</a> ' +
    '<a href="tel:+123">call</a> <a href="/guides/start">guide</a> <a href="{{website}}">site</a></p>';

  test('keeps all supported content unchanged', () => {
    expect(roundTrip(supportedContent)).toBe(supportedContent);
  });

  test.each([
    ['a picture from another site', '<p>a</p><img src="https://evil.test/a.png">', '<p>a</p>'],
    ['a JavaScript link', '<p><a href="javascript:alert(1)">a</a></p>', '<p>a</p>'],
    ['a link to another host without a scheme', '<p><a href="//evil.test">a</a></p>', '<p>a</p>'],
    ['styles, event handlers and ids', '<p style="color:red" onclick="x()" id="y">a</p>', '<p>a</p>'],
    [
      'word processor markup',
      '<p class="MsoNormal"><span style="font-size:11pt"><b>a</b><o:p></o:p></span></p>',
      '<p><strong>a</strong></p>',
    ],
    ['frames and forms', '<iframe src="https://evil.test"></iframe><form><input></form><p>a</p>', '<p>a</p>'],
  ])('removes %s', (_description, html, expected) => expect(roundTrip(html)).toBe(expected));
});

describe('toLinkAddress', () => {
  test.each([
    [' https://example.com/a?b=c ', 'https://example.com/a?b=c'],
    ['example.com', 'https://example.com'],
    ['example.com/a', 'https://example.com/a'],
    ['example.com?a=b', 'https://example.com?a=b'],
    ['version 1.50', null],
    ['1.50', null],
    ['hello@example.com', 'mailto:hello@example.com'],
    ['{{email}}', 'mailto:{{email}}'],
    ['{{website}}', '{{website}}'],
    ['tel:+441234567', 'tel:+441234567'],
    ['/guides/first-steps', '/guides/first-steps'],
    ['javascript:alert(1)', null],
    ['data:text/html,x', null],
    ['//evil.test', null],
    ['/\\evil.test', null],
    ['two words', null],
    ['', null],
  ])('converts %j to %j', (input, address) => expect(toLinkAddress(input)).toBe(address));
});
