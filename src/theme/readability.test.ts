import fc from 'fast-check';
import { buildTheme } from './buildTheme';
import { contrastRatio } from './contrast';
import { makeTones } from './tones';
import { surfaces } from './tokens';
import { brandLattice, brandSamples } from './testing/brands';
import { menuShares, unreadableBrands, unreadableOurs } from './testing/readability';

const schemes = ['light', 'dark'] as const;

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
