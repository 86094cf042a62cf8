import { isHexColor } from '@contract/colors';
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
