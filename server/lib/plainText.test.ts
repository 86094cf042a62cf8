import { plainLine } from './plainText';

test.each([
  ['  Ada \t Lovelace\n', 'Ada Lovelace'],
  ['A\u202Ed\u2066a\u200B Lo\u00ADve\u0007lace\u200F', 'Ada Lovelace'],
  ['Ada\u200B \u200BLovelace', 'Ada Lovelace'],
  ['Ame\u0301\u200Blie', 'Am\u00E9lie'],
  ['Zoë 名前 👍', 'Zoë 名前 👍'],
  ['می\u200cخواهم 👩\u200d💻', 'می\u200cخواهم 👩\u200d💻'],
])('plainLine converts %j to %j', (input, expected) => {
  expect(plainLine('a name', { min: 1, max: 100 }).parse(input)).toBe(expected);
});

test('plainLine rejects text of only invisible characters and spaces', () => {
  expect(plainLine('a name', { min: 1, max: 100 }).safeParse('\u200B\u202E ').success).toBe(false);
});

test.each(['\u200C\u200D', '\u3164', '\u115F\u1160', '\u2800', '\uFE0F', '\u034F', '\u{E0061}'])(
  'plainLine treats a line of only %j as empty',
  (input) => {
    expect(plainLine('a name', { min: 1, max: 100 }).safeParse(input).error?.issues[0]?.message).toBe(
      'Type a name.',
    );
    expect(plainLine('a note', { max: 100 }).parse(input)).toBe('');
  },
);
