import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { contrast } from '../../lib/contrast';
import { textOn } from '../../mail/brand';
import { paletteOf } from './palette';
import { siteCss } from './siteCss';

const colours = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);
const schemes = ['light', 'dark'] as const;

test.each(schemes)(
  'whatever the brand colour, texts have 4.5:1 and buttons 3:1 in the %s scheme',
  (scheme) => {
    fc.assert(
      fc.property(colours, (colour) => {
        const palette = paletteOf(colour, scheme);
        const ratio = (text: string, ground: string) => contrast(palette[text] ?? '', palette[ground] ?? '');
        const texts = [
          ['on-fill', 'fill'],
          ['on-fill', 'fill-hover'],
          ...['ink', 'muted', 'link', 'error', 'success'].flatMap((text) => [
            [text, 'page'],
            [text, 'soft'],
          ]),
          ['ink', 'tint'],
          ['link', 'tint'],
        ];
        for (const [text = '', ground = ''] of texts) expect(ratio(text, ground)).toBeGreaterThanOrEqual(4.5);
        expect(ratio('fill', 'page')).toBeGreaterThanOrEqual(3);
        expect(ratio('edge', 'page')).toBeGreaterThanOrEqual(3);
      }),
      { examples: [['#ffffff'], ['#000000'], ['#ffff00'], ['#777777']] },
    );
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
