import { screen } from '@testing-library/react';
import { renderScreen } from '@/testing/renderScreen';
import { xssPayloads } from './testing/xssPayloads';
import { ContentView } from './ContentView';
import { contentText } from './contentText';
import { TextDiff, wordChanges } from './TextDiff';

test('contentText returns a line for each paragraph, item, cell and image', () => {
  const html =
    '<h2>Title</h2><p>One <strong>bold</strong>\n word</p><ul><li><p>item</p></li></ul>' +
    '<table><tbody><tr><th><p>a</p></th><td>b</td></tr></tbody></table><hr><img src="/images/x" alt="A view">';
  expect(contentText(html)).toBe('Title\nOne bold word\nitem\na\nb\n—\n[A view]');
});

test.each([
  ['identical texts', 'a b', 'a b', [['Same', 'a b']]],
  [
    'an added word',
    'a c',
    'a b c',
    [
      ['Same', 'a '],
      ['Added', 'b '],
      ['Same', 'c'],
    ],
  ],
  [
    'a removed word',
    'a b c',
    'a c',
    [
      ['Same', 'a '],
      ['Removed', 'b '],
      ['Same', 'c'],
    ],
  ],
  ['an empty previous text', '', 'a', [['Added', 'a']]],
] as const)('wordChanges returns the changes for %s', (_what, before, after, expected) => {
  expect(wordChanges(before, after).map(({ kind, text }) => [kind, text])).toEqual(expected);
});

test('wordChanges compares long texts that share most paragraphs in few steps', () => {
  // The comparison reads the clock once per step, and a fixed clock never ends it early.
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

test('TextDiff abbreviates long texts around the changes, and can show the full text', async () => {
  const sentence = 'Nothing in this sentence has changed since. ';
  const text = (word: string) => ({
    title: 'Terms',
    summary: '',
    html: `<p>${sentence.repeat(20)}You pay ${word}. ${sentence.repeat(20)}</p>`,
  });
  const { container, user } = renderScreen(<TextDiff before={text('monthly')} after={text('yearly')} />, {});
  expect(container.querySelector('del')).toHaveTextContent('monthly');
  expect(container.querySelector('ins')).toHaveTextContent('yearly');
  const shown = () => container.textContent ?? '';
  expect(shown()).toMatch(/\[…\].*changed since\. You pay .* Nothing in this .*\[…\]/);
  expect(shown().length).toBeLessThan(500);

  await user.click(screen.getByRole('button', { name: 'Show full text' }));
  expect(shown()).not.toContain('[…]');
  expect(shown().length).toBeGreaterThan(1700);
});

test('wordChanges stops after 100 ms and returns the whole text as changed', () => {
  const words = (from: number) =>
    Array.from({ length: 200 }, (_word, index) => `w${index * 2 + from}`).join(' ');
  const compare = () => wordChanges(words(0), words(1));
  let now = 0;
  const clock = jest.spyOn(Date, 'now').mockImplementation(() => now);
  // Within the time limit, the spaces between the words count as unchanged.
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

test('ContentView renders formats and lists, and sets a direction on each block', () => {
  const html = '<p>m<sup>2</sup> H<sub>2</sub>O <s>old</s></p><p dir="rtl">א</p><ul><li>a</li></ul>';
  const { container } = renderScreen(<ContentView html={html} />, {});
  expect(container.querySelector('p')?.parentElement?.innerHTML).toBe(
    '<p dir="auto">m<sup>2</sup> H<sub>2</sub>O <s>old</s></p><p dir="rtl">א</p>' +
      '<ul dir="auto"><li dir="auto">a</li></ul>',
  );
});

test('ContentView renders text, images with resolved URLs, and links as text', () => {
  const html =
    '<h2>T</h2><p><a href="/plans">plans</a></p><img src="/images/1" alt="A view" width="4" height="2">';
  const { container } = renderScreen(
    <ContentView html={html} resolveImageUrl={(src) => `http://api.test${src}?s`} />,
    {},
  );
  expect(container.querySelector('h2')).toHaveTextContent('T');
  expect(container.querySelector('a')).toBeNull();
  expect(container.querySelector('img')).toHaveAttribute('src', 'http://api.test/images/1?s');
});

test.each(xssPayloads)('ContentView renders no active content from %s', (html) => {
  const { container } = renderScreen(<ContentView html={html} />, {});
  const elements = [...container.querySelectorAll('*')];
  const names = elements.flatMap((element) => element.getAttributeNames());
  expect(names.filter((name) => /^on|href|src|style|action/.test(name))).toEqual([]);
  expect(container.querySelector('script, style, iframe, object, svg, form, input, meta, link')).toBeNull();
});
