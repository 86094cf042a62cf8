import { contrast } from '../../../lib/contrast';
import { paletteOf } from '../palette';

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

/** Returns the pairs of colors of these brands' client dashboards whose contrast is too low. */
export const unreadable = (brands: readonly string[], scheme: 'light' | 'dark'): string[] =>
  brands.flatMap((brand) => tooFaint(brand, paletteOf(brand, scheme)));
