import { contrastRatio, relativeLuminance } from './contrast';
import { makeTones } from './tones';
import { avatarColours, black, surfaces, white } from './tokens';

test('luminance and contrast are those of WCAG 2.2', () => {
  expect(relativeLuminance(white)).toBeCloseTo(1, 5);
  expect(relativeLuminance('#808080')).toBeCloseTo(0.21586, 4);
  expect(contrastRatio(black, white)).toBeCloseTo(21, 5);
  // A colour whose plain average misjudges it: green counts for far more than blue.
  expect(contrastRatio('#00ff00', white)).toBeCloseTo(1.372, 2);
  expect(contrastRatio('#0000ff', white)).toBeCloseTo(8.592, 2);
});

test('a brand colour that stands out already is taken as it is', () => {
  expect(makeTones('#4f46e5', 'light').primary.solid).toBe('#4f46e5');
});

test.each(['light', 'dark'] as const)(
  'the %s surfaces keep the contrast of texts and of input edges',
  (scheme) => {
    const { page, paper, hover, text, mutedText, outline } = surfaces[scheme];
    for (const ground of [page, paper, hover]) {
      expect(contrastRatio(text, ground)).toBeGreaterThanOrEqual(7);
      expect(contrastRatio(mutedText, ground)).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrastRatio(outline, paper)).toBeGreaterThanOrEqual(3);
  },
);

test('spec 9: avatars draw from red, green, amber, purple, slate, sky, each readable under white', () => {
  expect(Object.keys(avatarColours).sort()).toEqual(['amber', 'green', 'purple', 'red', 'sky', 'slate']);
  for (const colour of Object.values(avatarColours)) {
    expect(contrastRatio(white, colour)).toBeGreaterThanOrEqual(4.5);
  }
});
