import { defaultBrand, toBrand } from './brand';
import { buildTheme } from './buildTheme';

test('a company without a theme has Livery’s, and a colour that is none is ignored', () => {
  expect(toBrand(null)).toEqual(defaultBrand);
  expect(toBrand({ title: ' ', colour: 'javascript:alert(1)' })).toEqual(defaultBrand);
  expect(toBrand({ title: 'Acme', colour: '#AA3300' })).toEqual({ title: 'Acme', colour: '#aa3300' });
});

test('the company’s colour reaches the palette of both schemes', () => {
  const brand = { title: 'Acme', colour: '#aa3300' };
  expect(buildTheme(brand, 'light').palette.tones.primary.solid).toBe('#aa3300');
  expect(buildTheme(brand, 'light').palette.primary.main).not.toBe(
    buildTheme(defaultBrand, 'light').palette.primary.main,
  );
  expect(buildTheme(brand, 'dark').palette.mode).toBe('dark');
});

test('steps of the spacing keep to a grid of 4 px', () => {
  const theme = buildTheme(defaultBrand, 'light');
  expect([0.5, 1, 1.5, 2].map((step) => theme.spacing(step))).toEqual(['4px', '8px', '12px', '16px']);
});
