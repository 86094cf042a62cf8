import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { defaultBrand, toBrand } from './brand';
import { buildTheme } from './buildTheme';
import { contrastRatio, relativeLuminance } from './contrast';
import { mailTextOn, sitePalette, verdictOn } from './sitePalette';
import { brandLattice, brandSamples } from './testing/brands';
import { menuShares, unreadableBrands, unreadableOurs } from './testing/readability';
import { avatarColours, black, surfaces, white } from './tokens';
import { makeTones } from './tones';

const schemes = ['light', 'dark'] as const;

describe('build theme', () => {
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
});

describe('readability', () => {
  test.each(schemes)(
    'design 5: a sample of brand colors leaves each text, edge and mark readable, %s',
    (scheme) => {
      expect(unreadableOurs(scheme)).toEqual([]);
      expect(unreadableBrands(brandSamples(500), scheme).slice(0, 20)).toEqual([]);
    },
  );

  test.each(schemes)('Material draws with the same colours, %s', (scheme) => {
    for (const brand of fc.sample(fc.constantFrom(...brandLattice()), { seed: 1, numRuns: 50 })) {
      const { palette } = buildTheme({ title: 'Acme', colour: brand }, scheme);
      const { primary, red } = makeTones(brand, scheme);
      expect(palette.primary.main).toBe(primary.text);
      expect(palette.error.main).toBe(red.text);
      expect(contrastRatio(palette.primary.contrastText, palette.primary.main)).toBeGreaterThanOrEqual(4.5);
      expect(palette.action.focus).toBe(surfaces[scheme].hover);
      expect(palette.action.selectedOpacity).toBe(menuShares[scheme].selected);
      expect(palette.action.selectedOpacity + palette.action.focusOpacity).toBe(menuShares[scheme].focused);
    }
  });
});

describe('site palette', () => {
  interface Agreed {
    colour: string;
    light: object;
    dark: object;
    mailText: string;
  }

  const agreed = JSON.parse(readFileSync('checks/siteColours.json', 'utf8')) as Agreed[];

  test.each(agreed)(
    'the preview has the colours that the server draws $colour with',
    ({ colour, ...drawn }) => {
      for (const scheme of schemes) expect(sitePalette(colour, scheme)).toEqual(drawn[scheme]);
      expect(mailTextOn(colour)).toBe(drawn.mailText);
    },
  );

  test('the shade that is offered is enough for texts, and is the colour itself where that is enough', () => {
    const colours = fc
      .integer({ min: 0, max: 0xffffff })
      .map((value) => `#${value.toString(16).padStart(6, '0')}`);
    fc.assert(
      fc.property(colours, fc.constantFrom(...schemes), (colour, scheme) => {
        const { page, soft } = sitePalette(colour, scheme);
        const { shade, isEnoughForText, isEnoughForShapes, fill } = verdictOn(colour, scheme);
        for (const ground of [page, soft]) expect(contrastRatio(shade, ground)).toBeGreaterThanOrEqual(4.5);
        expect(shade === colour).toBe(isEnoughForText);
        expect(fill === colour).toBe(isEnoughForShapes);
        expect(verdictOn(shade, scheme)).toMatchObject({ isEnoughForShapes: true, isEnoughForText: true });
      }),
      { seed: 20261122, numRuns: 1000 },
    );
  });
});

describe('tones', () => {
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
});
