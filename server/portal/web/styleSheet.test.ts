import fc from 'fast-check';
import expectedPalettes from '../../../contract/testing/portalPalettes.json';
import { paletteOf, portalCss } from './styleSheet';
import { findLowContrast } from './testing/readability';

const schemes = ['light', 'dark'] as const;

test.each(expectedPalettes)('paletteOf derives the expected colors from $color', ({ color, ...expected }) => {
  for (const scheme of schemes) {
    const { 'on-fill': onFill, ...palette } = paletteOf(color, scheme);
    expect({ ...palette, onFill }).toMatchObject(expected[scheme]);
  }
});

test.each(schemes)(
  'design 5: paletteOf keeps text and edges readable for any color in the %s scheme',
  (scheme) => {
    const brands = fc.sample(fc.integer({ min: 0, max: 0xffffff }), { seed: 20261122, numRuns: 300 });
    const hex = (brand: number): string => `#${brand.toString(16).padStart(6, '0')}`;
    expect(findLowContrast(brands.map(hex), scheme)).toEqual([]);
  },
);

test('paletteOf keeps a brand color that has enough contrast', () => {
  expect(paletteOf('#7a1fa2', 'light')).toMatchObject({ fill: '#7a1fa2', link: '#7a1fa2' });
});

test('portalCss builds a style sheet of at most 12 kB, without external resources, versioned by color', () => {
  const { text, version } = portalCss('#1A73E8');
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(12_000);
  expect(text).not.toMatch(/url\(|@import|livery/i);
  expect(portalCss('#1A73E8').version).toBe(version);
  expect(portalCss('#1A73E9').version).not.toBe(version);
});
