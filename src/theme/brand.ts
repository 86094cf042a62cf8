import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
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

/** Suggested brand colors, all readable with white text. */
export const colorPresets: readonly { name: MessageDescriptor; color: string }[] = [
  { name: msg`Indigo`, color: '#4f46e5' },
  { name: msg`Ocean`, color: '#0b6796' },
  { name: msg`Forest`, color: '#17714a' },
  { name: msg`Plum`, color: '#7a2e8e' },
  { name: msg`Brick`, color: '#b3262c' },
  { name: msg`Slate`, color: '#475364' },
];
