import { isolateName, textDirection } from './direction';

test.each([
  ['Acme: مرحبًا بك', 'ar', 'rtl'],
  ['We close in May.', 'ar', 'ltr'],
  ['12.50', 'ar', 'rtl'],
  ['نور changed its plan.', 'en', 'ltr'],
  ['مرحبًا بك', 'de', 'rtl'],
  ['12.50', 'de', 'ltr'],
])('textDirection of %j in %s is %s', (text, language, direction) => {
  expect(textDirection(text, language)).toBe(direction);
});

describe('isolateName', () => {
  test('removes overrides, embeddings and unbalanced isolates of the name', () => {
    expect(isolateName('A\u202Eda\u202C', 'en')).toBe('Ada');
    expect(isolateName('A\u2067da', 'en')).toBe('Ada');
    expect(isolateName('A\u2069d\u2066a', 'ar')).toBe('\u2068Ada\u2069');
  });

  test('keeps balanced isolates, such as those of an amount or a translated text', () => {
    const amount = '\u200f12.50 \u2066US$\u2069';
    expect(isolateName(amount, 'ar')).toBe(`\u2068${amount}\u2069`);
    expect(isolateName('\u2068نور\u2069 joined', 'en')).toContain('\u2068نور\u2069 joined');
  });
});
