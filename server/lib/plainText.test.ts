import { plainLine } from './plainText';

test.each([
  ['  Ada \t Lovelace\n', 'Ada Lovelace'],
  ['A\u202Ed\u2066a\u200B Lo\u00ADve\u0007lace\u200F', 'Ada Lovelace'],
  ['Ada\u200B \u200BLovelace', 'Ada Lovelace'],
  ['Ame\u0301\u200Blie', 'Am\u00E9lie'],
  ['Zoë 名前 👍', 'Zoë 名前 👍'],
  ['می\u200cخواهم 👩\u200d💻', 'می\u200cخواهم 👩\u200d💻'],
])('a line keeps what one sees and no more: %j', (typed, kept) => {
  expect(plainLine('a name', 1, 100).parse(typed)).toBe(kept);
});

test('what has nothing to see is nothing', () => {
  expect(plainLine('a name', 1, 100).safeParse('\u200B\u202E ').success).toBe(false);
});

test.each(['\u200C\u200D', '\u3164', '\u115F\u1160', '\u2800', '\uFE0F', '\u034F', '\u{E0061}'])(
  'a line of only the invisible %j is nothing',
  (typed) => {
    expect(plainLine('a name', 1, 100).safeParse(typed).error?.issues[0]?.message).toBe('Type a name.');
    expect(plainLine('a note', 0, 100).parse(typed)).toBe('');
  },
);
