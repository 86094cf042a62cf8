import { black, contrastRatio, emailTextOn, portalPalette, relativeLuminance, white } from './colors';
import expectedPalettes from './testing/portalPalettes.json';

const schemes = ['light', 'dark'] as const;

test.each(expectedPalettes)(
  'portalPalette and emailTextOn derive the expected colors from $color',
  ({ color, ...expected }) => {
    for (const scheme of schemes) expect(portalPalette(color, scheme)).toEqual(expected[scheme]);
    expect(emailTextOn(color)).toBe(expected.emailText);
  },
);

test('relativeLuminance and contrastRatio follow WCAG 2.2', () => {
  expect(relativeLuminance(white)).toBeCloseTo(1, 5);
  expect(relativeLuminance('#808080')).toBeCloseTo(0.21586, 4);
  expect(contrastRatio(black, white)).toBeCloseTo(21, 5);
  // An unweighted average is wrong here: green contributes far more than blue.
  expect(contrastRatio('#00ff00', white)).toBeCloseTo(1.372, 2);
  expect(contrastRatio('#0000ff', white)).toBeCloseTo(8.592, 2);
});
