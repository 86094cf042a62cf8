import { createParagraph, isLeftToRight, visualRuns } from './visualOrder';

const runsOf = (text: string, direction: 'ltr' | 'rtl' | 'auto', [start, end] = [0, text.length]) =>
  visualRuns(createParagraph(text, direction), start, end);

describe('visualRuns', () => {
  test('puts the words of a right-to-left sentence around numbers and names', () => {
    expect(runsOf('إيصال Visa رقم 42.', 'rtl')).toEqual(['.', '42', ' رقم ', 'Visa', 'إيصال ']);
  });

  test.each(['ltr', 'rtl'] as const)('takes the direction of the first letter, not %s', (direction) => {
    expect(runsOf('نور Nord', 'auto')).toEqual(['Nord', 'نور ']);
    expect(runsOf('Nord نور', 'auto')).toEqual(['Nord ', 'نور']);
    expect(runsOf('نور Nord', direction)).toEqual(direction === 'rtl' ? ['Nord', 'نور '] : ['نور', ' Nord']);
  });

  test('mirrors brackets', () => {
    expect(runsOf('نور (Nord)', 'rtl')).toEqual(['(', 'Nord', 'نور )']);
  });

  test('keeps the order of Arabic digits, which shape from right to left', () => {
    expect(runsOf('١٢٫٥', 'ltr')).toEqual(['٥٫٢١']);
    expect(runsOf('نور ١٢٫٥', 'rtl')).toEqual(['٥٫٢١', 'نور ']);
  });

  test('reorders the part of a paragraph that is on the line', () => {
    expect(runsOf('نور Nord نور', 'rtl', [4, 12])).toEqual([' نور', 'Nord']);
  });

  test('omits direction marks', () => {
    expect(runsOf('\u200f\u200e-25.50\u00a0\u2066US$\u2069', 'rtl')).toEqual(['US$', '\u00a0', '-25.50']);
  });
});

test.each([
  ['Ada (Acme)', 'auto', true],
  ['+43 1 234', 'auto', true],
  ['Ada (Acme)', 'rtl', false],
  ['Ada نور', 'ltr', false],
] as const)('isLeftToRight of %j in %s is %s', (text, direction, expected) => {
  expect(isLeftToRight(createParagraph(text, direction))).toBe(expected);
});
