import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { textOn } from '../../mail/brand';
import { paletteOf } from './palette';
import { siteCss } from './siteCss';
import { unreadable } from './testing/readability';

const schemes = ['light', 'dark'] as const;

interface Agreed {
  colour: string;
  light: object;
  dark: object;
  mailText: string;
}

const agreed = JSON.parse(readFileSync('checks/siteColours.json', 'utf8')) as Agreed[];

test.each(agreed)('$colour is drawn in the colours that the console previews', ({ colour, ...previewed }) => {
  for (const scheme of schemes) {
    const { 'on-fill': onFill, ...palette } = paletteOf(colour, scheme);
    expect({ ...palette, onFill }).toMatchObject(previewed[scheme]);
  }
  expect(textOn(colour)).toBe(previewed.mailText);
});

test.each(schemes)(
  'design 5: text and edges of a client dashboard are readable in any brand, %s',
  (scheme) => {
    const brands = fc.sample(fc.integer({ min: 0, max: 0xffffff }), { seed: 20261122, numRuns: 300 });
    const hex = (brand: number): string => `#${brand.toString(16).padStart(6, '0')}`;
    expect(unreadable(brands.map(hex), scheme)).toEqual([]);
  },
);

test('a colour that reads well stays as it was chosen', () => {
  expect(paletteOf('#7a1fa2', 'light')).toMatchObject({ fill: '#7a1fa2', link: '#7a1fa2' });
});

test('the style sheet is at most 12 kB, loads nothing, and has an address of its own for each colour', () => {
  const { text, version } = siteCss('#1A73E8');
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(12_000);
  expect(text).not.toMatch(/url\(|@import|livery/i);
  expect(siteCss('#1A73E8').version).toBe(version);
  expect(siteCss('#1A73E9').version).not.toBe(version);
});
