import { isHexColor } from '@contract/colors';
import { colourNames } from '@/texts/ui/brand';
import { defaultBrandColor } from './tokens';

export interface Brand {
  title: string;
  /** In the format `#rrggbb`. */
  colour: string;
}

export const defaultBrand: Brand = { title: 'Livery', colour: defaultBrandColor };

/**
 * Returns a brand with a lowercase color. Fills in defaults for a missing title and for a color that is not
 * `#RRGGBB`.
 */
export function toBrand(saved: Partial<Brand> | null): Brand {
  const color = saved?.colour?.trim() ?? '';
  return {
    title: saved?.title?.trim() || defaultBrand.title,
    colour: isHexColor(color) ? color.toLowerCase() : defaultBrand.colour,
  };
}

/** Suggested brand colors, all readable with white text. */
export const colorPresets: readonly { name: string; color: string }[] = [
  { name: colourNames.indigo, color: '#4f46e5' },
  { name: colourNames.ocean, color: '#0b6796' },
  { name: colourNames.forest, color: '#17714a' },
  { name: colourNames.plum, color: '#7a2e8e' },
  { name: colourNames.brick, color: '#b3262c' },
  { name: colourNames.slate, color: '#475364' },
];
