import { black, contrastRatio, emailTextOn, portalPalette, white } from './colors';
import expectedPalettes from './testing/portalPalettes.json';

const schemes = ['light', 'dark'] as const;

test.each(expectedPalettes)(
  'portalPalette and emailTextOn derive the expected colors from $color',
  ({ color, ...expected }) => {
    for (const scheme of schemes) expect(portalPalette(color, scheme)).toEqual(expected[scheme]);
    expect(emailTextOn(color)).toBe(expected.emailText);
  },
);

test('contrastRatio follows WCAG 2.2', () => {
  expect(contrastRatio('#808080', black)).toBe(5.31);
  expect(contrastRatio(black, white)).toBe(21);
  // An unweighted average is wrong here: green contributes far more than blue.
  expect(contrastRatio('#00ff00', white)).toBe(1.37);
  expect(contrastRatio('#0000ff', white)).toBe(8.59);
});
