import { screen } from '@testing-library/react';
import { renderScreen } from '@/testing/renderScreen';
import { attacksOnTheView } from './testing/attacksOnTheView';
import { ContentView } from './ContentView';
import { contentText } from './contentText';
import { Difference } from './Difference';
import { wordChanges } from './wordChanges';

test('a text says a line for each paragraph, item, cell and picture', () => {
  const html =
    '<h2>Title</h2><p>One <strong>bold</strong>\n word</p><ul><li><p>item</p></li></ul>' +
    '<table><tbody><tr><th><p>a</p></th><td>b</td></tr></tbody></table><hr><img src="/images/x" alt="A view">';
  expect(contentText(html)).toBe('Title\nOne bold word\nitem\na\nb\n—\n[A view]');
});

test.each([
  ['the same', 'a b', 'a b', [['Same', 'a b']]],
  [
    'a word added',
    'a c',
    'a b c',
    [
      ['Same', 'a '],
      ['Added', 'b '],
      ['Same', 'c'],
    ],
  ],
  [
    'a word removed',
    'a b c',
    'a c',
    [
      ['Same', 'a '],
      ['Removed', 'b '],
      ['Same', 'c'],
    ],
  ],
  ['all of it new', '', 'a', [['Added', 'a']]],
] as const)('%s', (_what, before, after, expected) => {
  expect(wordChanges(before, after).map(({ kind, text }) => [kind, text])).toEqual(expected);
});

test('a long text that shares most of its paragraphs is compared in few steps', () => {
  // The comparison looks at the clock once a step; a clock that stands never ends it early.
  const clock = jest.spyOn(Date, 'now').mockReturnValue(0);
  const text = (changed: string) =>
    Array.from({ length: 3000 }, (_line, at) =>
      at % 100 === 0 ? `${changed} ${at}` : `Paragraph ${at}`,
    ).join('\n');
  const changes = wordChanges(text('old'), text('new'));
  const steps = clock.mock.calls.length;
  clock.mockRestore();
  expect(steps).toBeLessThan(300);
  expect(changes.filter(({ kind }) => kind === 'Removed')).toEqual(
    Array.from({ length: 30 }, () => ({ kind: 'Removed', text: 'old' })),
  );
});

test('of two long texts the difference is shown with the words around it, and the whole at a press', async () => {
  const sentence = 'Nothing in this sentence has changed since. ';
  const text = (word: string) => ({
    title: 'Terms',
    summary: '',
    html: `<p>${sentence.repeat(20)}You pay ${word}. ${sentence.repeat(20)}</p>`,
  });
  const { container, user } = renderScreen(
    <Difference before={text('monthly')} after={text('yearly')} />,
    {},
  );
  expect(container.querySelector('del')).toHaveTextContent('monthly');
  expect(container.querySelector('ins')).toHaveTextContent('yearly');
  const shown = () => container.textContent ?? '';
  expect(shown()).toMatch(/\[…\].*changed since\. You pay .* Nothing in this .*\[…\]/);
  expect(shown().length).toBeLessThan(500);

  await user.click(screen.getByRole('button', { name: 'Show the whole text' }));
  expect(shown()).not.toContain('[…]');
  expect(shown().length).toBeGreaterThan(1700);
});

test('a comparison that takes longer than 100 ms gives up, and the whole text counts as changed', () => {
  const words = (from: number) =>
    Array.from({ length: 200 }, (_word, index) => `w${index * 2 + from}`).join(' ');
  const compare = () => wordChanges(words(0), words(1));
  let now = 0;
  const clock = jest.spyOn(Date, 'now').mockImplementation(() => now);
  // In time, the spaces between the words are found to be the same.
  expect(compare().map(({ kind }) => kind)).toContain('Same');

  clock.mockImplementation(() => (now += 100));
  const changes = compare();
  clock.mockRestore();
  expect(now).toBeLessThan(2000);
  expect(changes).toEqual([
    { kind: 'Removed', text: words(0) },
    { kind: 'Added', text: words(1) },
  ]);
});

test('the view draws every format, and a direction on every block', () => {
  const html = '<p>m<sup>2</sup> H<sub>2</sub>O <s>old</s></p><p dir="rtl">א</p><ul><li>a</li></ul>';
  const { container } = renderScreen(<ContentView html={html} />, {});
  expect(container.querySelector('p')?.parentElement?.innerHTML).toBe(
    '<p dir="auto">m<sup>2</sup> H<sub>2</sub>O <s>old</s></p><p dir="rtl">א</p>' +
      '<ul dir="auto"><li dir="auto">a</li></ul>',
  );
});

test('the view draws the text, its pictures by an address of their own, and links that lead nowhere', () => {
  const html =
    '<h2>T</h2><p><a href="/plans">plans</a></p><img src="/images/1" alt="A view" width="4" height="2">';
  const { container } = renderScreen(
    <ContentView html={html} pictureUrl={(src) => `http://api.test${src}?s`} />,
    {},
  );
  expect(container.querySelector('h2')).toHaveTextContent('T');
  expect(container.querySelector('a')).toBeNull();
  expect(container.querySelector('img')).toHaveAttribute('src', 'http://api.test/images/1?s');
});

test.each(attacksOnTheView)('the view draws nothing of its own of %s', (html) => {
  const { container } = renderScreen(<ContentView html={html} />, {});
  const drawn = [...container.querySelectorAll('*')];
  const names = drawn.flatMap((element) => element.getAttributeNames());
  expect(names.filter((name) => /^on|href|src|style|action/.test(name))).toEqual([]);
  expect(container.querySelector('script, style, iframe, object, svg, form, input, meta, link')).toBeNull();
});
