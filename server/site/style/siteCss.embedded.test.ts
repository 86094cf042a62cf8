import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { contrast } from '../../lib/contrast';
import { textOn } from '../../mail/brand';
import { paletteOf } from './palette';
import { siteCss } from './siteCss';

const schemes = ['light', 'dark'] as const;

const hex = (...channels: readonly number[]): string =>
  `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;

/** Every eighth value of each channel, and the last. */
const steps = [...Array.from({ length: 32 }, (_, step) => step * 8), 255];
const lattice = steps.flatMap((red) => steps.flatMap((green) => steps.map((blue) => hex(red, green, blue))));
const seeded = fc.sample(
  fc.integer({ min: 0, max: 0xffffff }).map((value) => hex(value >> 16, (value >> 8) & 255, value & 255)),
  { seed: 20261122, numRuns: 5000 },
);

type Pair = readonly [front: string, ground: string, ratio: number];

const pairs: readonly Pair[] = [
  ...['ink', 'muted', 'link', 'error', 'success'].flatMap((text) =>
    ['page', 'soft', 'tint'].map((ground) => [text, ground, 4.5] as const),
  ),
  ['on-fill', 'fill', 4.5],
  ['on-fill', 'fill-hover', 4.5],
  // The line under which the company looks at the page as a client.
  ['page', 'ink', 4.5],
  // Edges of fields and of second buttons, ticks, and the frame of the popular plan; the keyboard's ring is a link's colour.
  ...['page', 'soft', 'tint'].map((ground) => ['edge', ground, 3] as const),
  ['fill', 'page', 3],
  ['fill', 'soft', 3],
];

const tooFaint = (brand: string, palette: Record<string, string>): string[] =>
  pairs
    .filter(([front, ground, least]) => !(contrast(palette[front] ?? '', palette[ground] ?? '') >= least))
    .map(([front, ground, least]) => `${brand}: ${front} on ${ground} is below ${least}`);

test.each(schemes)(
  'design 5: every brand colour leaves each text and edge of a client dashboard readable, %s',
  (scheme) => {
    const faint = [...lattice, ...seeded].flatMap((brand) => tooFaint(brand, paletteOf(brand, scheme)));
    expect(faint.slice(0, 20)).toEqual([]);
  },
);

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
