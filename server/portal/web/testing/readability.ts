import { contrastRatio, isHexColor } from '../../../../contract/colors';
import { paletteOf } from '../styleSheet';

type Pair = readonly [front: string, ground: string, ratio: number];

const colorPairs: readonly Pair[] = [
  ...['ink', 'muted', 'link', 'error', 'success'].flatMap((text) =>
    ['page', 'soft', 'tint'].map((background) => [text, background, 4.5] as const),
  ),
  ['on-fill', 'fill', 4.5],
  ['on-fill', 'fill-hover', 4.5],
  // The banner that an operator sees while viewing the portal as a client.
  ['page', 'ink', 4.5],
  // The edges of fields and secondary buttons, the fill of checkboxes, and the frame of the popular plan. The
  // focus ring uses the link color, which is checked above.
  ...['page', 'soft', 'tint'].map((background) => ['edge', background, 3] as const),
  ['fill', 'page', 3],
  ['fill', 'soft', 3],
];

/** Throws for an invalid color, which would count as black. */
function colorOf(palette: Readonly<Record<string, string>>, name: string): string {
  const color = palette[name];
  if (!color || !isHexColor(color)) throw new Error(`The color ${name} is ${color}.`);
  return color;
}

const lowContrastPairs = (brand: string, palette: Record<string, string>): string[] =>
  colorPairs
    .filter(
      ([foreground, background, minRatio]) =>
        contrastRatio(colorOf(palette, foreground), colorOf(palette, background)) < minRatio,
    )
    .map(
      ([foreground, background, minRatio]) => `${brand}: ${foreground} on ${background} is below ${minRatio}`,
    );

/** Returns a message for each color pair of these brands' portals that has too little contrast. */
export const findLowContrast = (brands: readonly string[], scheme: 'light' | 'dark'): string[] =>
  brands.flatMap((brand) => lowContrastPairs(brand, paletteOf(brand, scheme)));
