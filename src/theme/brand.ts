import { isHexColour } from './contrast';
import { defaultBrandColour } from './tokens';

export interface Brand {
  title: string;
  /** `#rrggbb`. */
  colour: string;
}

export const defaultBrand: Brand = { title: 'Livery', colour: defaultBrandColour };

/** Fills what a company has not chosen yet; a colour that is not `#RRGGBB` counts as not chosen. */
export function toBrand(chosen: Partial<Brand> | null): Brand {
  const colour = chosen?.colour?.trim() ?? '';
  return {
    title: chosen?.title?.trim() || defaultBrand.title,
    colour: isHexColour(colour) ? colour.toLowerCase() : defaultBrand.colour,
  };
}
