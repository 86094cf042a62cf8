import { textDirection } from './direction';

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
