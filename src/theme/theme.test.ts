import fc from 'fast-check';
import { defaultBrand, toBrand } from './brand';
import { buildTheme } from './buildTheme';
import { contrastRatio, portalPalette, white } from '@contract/colors';
import { rateBrandContrast } from './brandContrast';
import { brandLattice, brandSamples } from './testing/brandSamples';
import { menuOpacities, unreadableBrandPairs, unreadableFixedPairs } from './testing/readability';
import { avatarColors, surfaces } from './tokens';
import { makeTones } from './tones';

const schemes = ['light', 'dark'] as const;

test('toBrand falls back to the default title and color if they are missing or invalid', () => {
  expect(toBrand(null)).toEqual(defaultBrand);
  expect(toBrand({ title: ' ', colour: 'javascript:alert(1)' })).toEqual(defaultBrand);
  expect(toBrand({ title: 'Acme', colour: '#AA3300' })).toEqual({ title: 'Acme', colour: '#aa3300' });
});

describe('buildTheme', () => {
  test('uses the brand color in the light palette, and sets the mode of the dark palette', () => {
    const brand = { title: 'Acme', colour: '#aa3300' };
    expect(buildTheme(brand, 'light').palette.tones.primary.solid).toBe('#aa3300');
    expect(buildTheme(brand, 'light').palette.primary.main).not.toBe(
      buildTheme(defaultBrand, 'light').palette.primary.main,
    );
    expect(buildTheme(brand, 'dark').palette.mode).toBe('dark');
  });

  test('uses a spacing grid of 4 px', () => {
    const theme = buildTheme(defaultBrand, 'light');
    expect([0.5, 1, 1.5, 2].map((step) => theme.spacing(step))).toEqual(['4px', '8px', '12px', '16px']);
  });
});

describe('theme', () => {
  test.each(schemes)(
    'design 5: keeps every text, edge and mark readable for a sample of brand colors in the %s scheme',
    (scheme) => {
      expect(unreadableFixedPairs(scheme)).toEqual([]);
      expect(unreadableBrandPairs(brandSamples(100), scheme).slice(0, 20)).toEqual([]);
    },
  );

  test.each(schemes)('uses the tones and menu opacities in the %s MUI palette', (scheme) => {
    for (const brand of fc.sample(fc.constantFrom(...brandLattice()), { seed: 1, numRuns: 50 })) {
      const { palette } = buildTheme({ title: 'Acme', colour: brand }, scheme);
      const { primary, red } = makeTones(brand, scheme);
      expect(palette.primary.main).toBe(primary.text);
      expect(palette.error.main).toBe(red.text);
      expect(contrastRatio(palette.primary.contrastText, palette.primary.main)).toBeGreaterThanOrEqual(4.5);
      expect(palette.action.focus).toBe(surfaces[scheme].hover);
      expect(palette.action.selectedOpacity).toBe(menuOpacities[scheme].selected);
      expect(palette.action.selectedOpacity + palette.action.focusOpacity).toBe(
        menuOpacities[scheme].focused,
      );
    }
  });
});

test('rateBrandContrast suggests a shade with enough contrast, or the color if it has enough', () => {
  const brandColors = fc
    .integer({ min: 0, max: 0xffffff })
    .map((value) => `#${value.toString(16).padStart(6, '0')}`);
  fc.assert(
    fc.property(brandColors, fc.constantFrom(...schemes), (color, scheme) => {
      const { page, soft } = portalPalette(color, scheme);
      const { shade, isEnoughForText, isEnoughForShapes, fill } = rateBrandContrast(color, scheme);
      for (const background of [page, soft])
        expect(contrastRatio(shade, background)).toBeGreaterThanOrEqual(4.5);
      expect(shade === color).toBe(isEnoughForText);
      expect(fill === color).toBe(isEnoughForShapes);
      expect(rateBrandContrast(shade, scheme)).toMatchObject({
        isEnoughForShapes: true,
        isEnoughForText: true,
      });
    }),
    { seed: 20261122, numRuns: 200 },
  );
});

test('makeTones keeps a brand color that already has enough contrast', () => {
  expect(makeTones('#4f46e5', 'light').primary.solid).toBe('#4f46e5');
});

describe('palette', () => {
  test.each(['light', 'dark'] as const)(
    'gives text and input edges enough contrast on the %s surfaces',
    (scheme) => {
      const { page, paper, hover, text, mutedText, outline } = surfaces[scheme];
      for (const background of [page, paper, hover]) {
        expect(contrastRatio(text, background)).toBeGreaterThanOrEqual(7);
        expect(contrastRatio(mutedText, background)).toBeGreaterThanOrEqual(4.5);
      }
      expect(contrastRatio(outline, paper)).toBeGreaterThanOrEqual(3);
    },
  );

  test('spec 9: offers red, green, amber, purple, slate and sky avatar colors that contrast with white', () => {
    expect(Object.keys(avatarColors).sort()).toEqual(['amber', 'green', 'purple', 'red', 'sky', 'slate']);
    for (const color of Object.values(avatarColors)) {
      expect(contrastRatio(white, color)).toBeGreaterThanOrEqual(4.5);
    }
  });
});
