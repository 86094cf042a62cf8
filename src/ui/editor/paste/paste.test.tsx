import { fireEvent, screen } from '@testing-library/react';
import { styledTexts } from '@contract/testing/styledTexts';
import { renderScreen } from '@/testing/renderScreen';
import RichTextEditor, { normalizePastedHtml } from '../RichTextEditor';

/** Pastes HTML into an empty editor. Returns the saved HTML and the editor's element. */
function paste(html: string): { saved: string; textbox: HTMLElement } {
  const onChange = jest.fn<void, [string]>();
  renderScreen(<RichTextEditor label="Text" html="" onChange={onChange} variables={[]} />, {});
  const textbox = screen.getByRole('textbox', { name: 'Text' });
  const getData = (type: string): string => (type === 'text/html' ? html : '');
  fireEvent.paste(textbox, { clipboardData: { getData, files: [], types: ['text/html'] } });
  // The editor appends an empty paragraph for further typing.
  const saved = (onChange.mock.lastCall?.[0] ?? '').replace(/<p><\/p>$/, '');
  return { saved, textbox };
}

// Clipboard HTML in Word's format.
const wordHtml =
  "<p class=MsoNormal>Area 25 m<sup>2</sup>, CO<sub>2</sub>, <s>old</s> <span style='font-weight:bold'>boldspan</span><o:p></o:p></p>" +
  "<p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'>" +
  "<span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>First bullet</p>" +
  '<p dir=RTL>שלום עולם (טקסט)!</p><p><a href="www.example.com/terms">bare</a></p>';

test('RichTextEditor keeps formats, lists, text directions and links pasted from Word', () => {
  const { saved, textbox } = paste(wordHtml);
  expect(saved).toBe(
    '<p>Area 25 m<sup>2</sup>, CO<sub>2</sub>, <s>old</s> <strong>boldspan</strong></p>' +
      '<ul><li><p>First bullet</p></li></ul>' +
      '<p dir="rtl">שלום עולם (טקסט)!</p><p><a href="https://www.example.com/terms">bare</a></p>',
  );
  const directions = [...textbox.querySelectorAll('p, ul, li')].map((block) => block.getAttribute('dir'));
  expect(directions).toEqual(['auto', 'auto', 'auto', 'auto', 'rtl', 'auto']);
});

const wordListItem = (level: number, marker: string, text: string, list = 'l0', format = 'lfo1') =>
  `<p class="MsoListParagraphCxSpMiddle" style="margin-left:${level}in;mso-list:${list} level${level} ${format}">` +
  `<!--[if !supportLists]--><span style="mso-list:Ignore">${marker}<span>&nbsp; </span></span><!--[endif]-->${text}</p>\n`;

test.each<[string, string, string]>([
  [
    'nested lists',
    wordListItem(1, '1.', 'one') +
      wordListItem(2, 'a)', 'one a') +
      wordListItem(3, '§', 'deep') +
      wordListItem(2, 'b)', 'one b') +
      wordListItem(1, '2.', 'two'),
    '<ol><li><p>one</p><ol><li><p>one a</p><ul><li><p>deep</p></li></ul></li><li><p>one b</p></li></ol></li><li><p>two</p></li></ol>',
  ],
  [
    'adjacent lists',
    wordListItem(1, '·', 'a') + wordListItem(1, '1.', 'b', 'l1', 'lfo2'),
    '<ul><li><p>a</p></li></ul><ol><li><p>b</p></li></ol>',
  ],
  [
    'a numbering that continues after a paragraph',
    `${wordListItem(1, '1.', 'a')}<p>between</p>${wordListItem(1, '2.', 'b')}`,
    '<ol><li><p>a</p></li></ol><p>between</p><ol start="2"><li><p>b</p></li></ol>',
  ],
  [
    'a second paragraph of an item',
    `${wordListItem(1, 'o', 'a')}<p class="MsoListParagraphCxSpMiddle">more</p>${wordListItem(1, 'o', 'b')}`,
    '<ul><li><p>a</p><p>more</p></li><li><p>b</p></li></ul>',
  ],
  [
    'a numbered heading',
    '<h2 style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">1.<span>&nbsp;</span></span>Scope</h2>',
    '<h2>1.&nbsp;Scope</h2>',
  ],
  ['deleted text', '<p>a <del>b</del> <strike>c</strike></p>', '<p>a <s>b</s> <s>c</s></p>'],
  [
    'links to addresses without a scheme',
    '<p><a href="hello@example.com">a</a> <a href="example.com?a=1">b</a> <a href="//evil.test">c</a></p>',
    '<p><a href="mailto:hello@example.com">a</a> <a href="https://example.com?a=1">b</a> c</p>',
  ],
  [
    'a link to an address with a port',
    '<p><a href="shop.example.com:8443/start">a</a> <a href="example.com:8443">b</a></p>',
    '<p><a href="https://shop.example.com:8443/start">a</a> <a href="https://example.com:8443">b</a></p>',
  ],
  [
    'text after a quotation mark outside an attribute value',
    `<p it's>a style = b</p><p title=it's>c style = d</p>`,
    '<p>a style = b</p><p>c style = d</p>',
  ],
  [
    'links with unsafe schemes',
    '<p><a href="javascript:alert(1)">a</a> <a href="data:text/html,x">b</a> <a href="file:///c:/x">c</a></p>',
    '<p>a b c</p>',
  ],
  ...styledTexts,
  ['style sheets', '<style>p { color: red }</style><p>a style=b</p>', '<p>a style=b</p>'],
])('RichTextEditor normalizes pasted HTML: %s', (_description, html, expected) => {
  expect(paste(html).saved).toBe(expected);
});

test.each([
  ['Word', wordHtml],
  ['uppercase markup', '<P STYLE="color:red">a</P>'],
  ['an unquoted style', '<p style=color:red>a</p>'],
  ['a style without a space before it', '<p class="a"style="color:red">a</p>'],
  ['a style after a slash', '<p/style="color:red">a</p>'],
  ['a style after quoted angle brackets', `<p title="a>b<c" lang='>' style="color:red">a</p>`],
  ['an unclosed quotation mark', `<p title='a style="color:red">a</p><p style="color:red">b</p>`],
  ['a style sheet', '<style type="text/css">p { color: red }</style><p>a</p>'],
])('normalizePastedHtml parses no styles that the CSP blocks: %s', (_description, html) => {
  const parse = jest.spyOn(DOMParser.prototype, 'parseFromString');
  const normalized = normalizePastedHtml(html);
  const parsed = String(parse.mock.lastCall?.[0]);
  parse.mockRestore();
  for (const markup of [parsed, normalized]) {
    const { body } = new DOMParser().parseFromString(markup, 'text/html');
    expect(body.querySelector('[style], style')).toBeNull();
  }
});
