import { fireEvent, screen } from '@testing-library/react';
import { styledTexts } from '../../../../contract/testing/styledTexts';
import { renderScreen } from '@/testing/renderScreen';
import RichTextEditor from '../RichTextEditor';
import { pastedHtml } from './pastedHtml';

/** Pastes HTML into an empty editor and returns what it would save, and its element. */
function paste(html: string): { saved: string; textbox: HTMLElement } {
  const onChange = jest.fn<void, [string]>();
  renderScreen(<RichTextEditor label="Text" html="" onChange={onChange} variables={[]} />, {});
  const textbox = screen.getByRole('textbox', { name: 'Text' });
  const getData = (type: string): string => (type === 'text/html' ? html : '');
  fireEvent.paste(textbox, { clipboardData: { getData, files: [], types: ['text/html'] } });
  // The editor keeps an empty paragraph at the end, where typing goes on.
  const saved = (onChange.mock.lastCall?.[0] ?? '').replace(/<p><\/p>$/, '');
  return { saved, textbox };
}

// As Word puts it on the clipboard.
const ofWord =
  "<p class=MsoNormal>Area 25 m<sup>2</sup>, CO<sub>2</sub>, <s>old</s> <span style='font-weight:bold'>boldspan</span><o:p></o:p></p>" +
  "<p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'>" +
  "<span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>First bullet</p>" +
  '<p dir=RTL>שלום עולם (טקסט)!</p><p><a href="www.example.com/terms">bare</a></p>';

test('keeps formats, lists, directions and links of a text from Word', () => {
  const { saved, textbox } = paste(ofWord);
  expect(saved).toBe(
    '<p>Area 25 m<sup>2</sup>, CO<sub>2</sub>, <s>old</s> <strong>boldspan</strong></p>' +
      '<ul><li><p>First bullet</p></li></ul>' +
      '<p dir="rtl">שלום עולם (טקסט)!</p><p><a href="https://www.example.com/terms">bare</a></p>',
  );
  const directions = [...textbox.querySelectorAll('p, ul, li')].map((block) => block.getAttribute('dir'));
  expect(directions).toEqual(['auto', 'auto', 'auto', 'auto', 'rtl', 'auto']);
});

const item = (level: number, marker: string, text: string, list = 'l0', format = 'lfo1') =>
  `<p class="MsoListParagraphCxSpMiddle" style="margin-left:${level}in;mso-list:${list} level${level} ${format}">` +
  `<!--[if !supportLists]--><span style="mso-list:Ignore">${marker}<span>&nbsp; </span></span><!--[endif]-->${text}</p>\n`;

test.each<[string, string, string]>([
  [
    'nested lists',
    item(1, '1.', 'one') +
      item(2, 'a)', 'one a') +
      item(3, '§', 'deep') +
      item(2, 'b)', 'one b') +
      item(1, '2.', 'two'),
    '<ol><li><p>one</p><ol><li><p>one a</p><ul><li><p>deep</p></li></ul></li><li><p>one b</p></li></ol></li><li><p>two</p></li></ol>',
  ],
  [
    'another list right after one',
    item(1, '·', 'a') + item(1, '1.', 'b', 'l1', 'lfo2'),
    '<ul><li><p>a</p></li></ul><ol><li><p>b</p></li></ol>',
  ],
  [
    'a numbering that continues after a paragraph',
    `${item(1, '1.', 'a')}<p>between</p>${item(1, '2.', 'b')}`,
    '<ol><li><p>a</p></li></ol><p>between</p><ol start="2"><li><p>b</p></li></ol>',
  ],
  [
    'a second paragraph of an item',
    `${item(1, 'o', 'a')}<p class="MsoListParagraphCxSpMiddle">more</p>${item(1, 'o', 'b')}`,
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
    'text behind a quotation mark that is no value',
    `<p it's>a style = b</p><p title=it's>c style = d</p>`,
    '<p>a style = b</p><p>c style = d</p>',
  ],
  [
    'links of hostile schemes',
    '<p><a href="javascript:alert(1)">a</a> <a href="data:text/html,x">b</a> <a href="file:///c:/x">c</a></p>',
    '<p>a b c</p>',
  ],
  ...styledTexts,
  ['style sheets', '<style>p { color: red }</style><p>a style=b</p>', '<p>a style=b</p>'],
])('pastes %s', (_what, html, expected) => {
  expect(paste(html).saved).toBe(expected);
});

test.each([
  ['Word', ofWord],
  ['letter case', '<P STYLE="color:red">a</P>'],
  ['no quotes', '<p style=color:red>a</p>'],
  ['no space before it', '<p class="a"style="color:red">a</p>'],
  ['a slash before it', '<p/style="color:red">a</p>'],
  ['quoted brackets before it', `<p title="a>b<c" lang='>' style="color:red">a</p>`],
  ['a quotation mark that is not closed', `<p title='a style="color:red">a</p><p style="color:red">b</p>`],
  ['a style sheet', '<style type="text/css">p { color: red }</style><p>a</p>'],
])('parses nothing that the page’s policy refuses: %s', (_what, html) => {
  const parse = jest.spyOn(DOMParser.prototype, 'parseFromString');
  const written = pastedHtml(html);
  const parsed = String(parse.mock.lastCall?.[0]);
  parse.mockRestore();
  for (const markup of [parsed, written]) {
    const { body } = new DOMParser().parseFromString(markup, 'text/html');
    expect(body.querySelector('[style], style')).toBeNull();
  }
});
