import { joinLines } from '../../lib/joinLines';
import { html, sanitizedHtml } from './html';

test.each([
  ['escaped text', html`<p>${'<b> & "c"'}</p>`, '<p>&lt;b&gt; &amp; &quot;c&quot;</p>'],
  [
    'an escaped attribute',
    html`<a title="${`" onclick='x'`}">a</a>`,
    '<a title="&quot; onclick=&#39;x&#39;">a</a>',
  ],
  ['a nested template', html`<p>${html`<b>${'<'}</b>`}</p>`, '<p><b>&lt;</b></p>'],
  [
    'a list',
    html`<ul>
      ${['<', html`<li></li>`]}
    </ul>`,
    '<ul>&lt;<li></li></ul>',
  ],
  ['nothing for empty values, and 0 as text', html`<p>${null}${undefined}${false}${0}${''}</p>`, '<p>0</p>'],
  ['sanitized markup', html`<p>${sanitizedHtml('<em>a</em>')}</p>`, '<p><em>a</em></p>'],
])('html renders %s', (_name, markup, expected) => {
  expect(joinLines(markup.text)).toBe(expected);
});
