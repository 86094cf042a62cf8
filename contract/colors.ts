import { colord, extend } from 'colord';
import a11yPlugin from 'colord/plugins/a11y';
import mixPlugin from 'colord/plugins/mix';

extend([a11yPlugin, mixPlugin]);

export const isHexColor = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text);

/** Returns the WCAG contrast ratio of two `#RRGGBB` colors, from 1 to 21, rounded down to two decimals. */
export const contrastRatio = (one: string, other: string): number => colord(one).contrast(other);

/** Mixes the channels of two colors. Returns `color` for a `share` of 0 and `other` for 1. */
export const mix = (color: string, other: string, share: number): string =>
  colord(color).mix(other, share, 'rgb').toHex();

/** Returns the color with the higher contrast against the background, or the first if both have the same. */
export const higherContrast = (background: string, first: string, second: string): string =>
  contrastRatio(background, first) >= contrastRatio(background, second) ? first : second;

/**
 * Returns `color`, mixed with as little of `extreme` as needed for a contrast of at least `ratio` with each
 * background. Returns `extreme` if no mix suffices.
 */
export function shadeWithContrast(
  color: string,
  extreme: string,
  backgrounds: readonly string[],
  ratio: number,
): string {
  for (let share = 0; share < 1; share += 0.02) {
    const shade = mix(color, extreme, share);
    if (backgrounds.every((background) => contrastRatio(background, shade) >= ratio)) return shade;
  }
  return extreme;
}

/** The least contrast ratios of text and of other shapes with their background, as WCAG 2.2 AA requires. */
export const minContrast = { text: 4.5, shape: 3 } as const;

export const white = '#ffffff';
export const black = '#000000';

export type ColorScheme = 'light' | 'dark';

/** The color to which a scheme's colors are shaded for more contrast. */
export const extremeOf = (scheme: ColorScheme): string => (scheme === 'light' ? black : white);

const portalColors = {
  light: {
    page: white,
    soft: '#f6f7f9',
    line: '#d9dde3',
    edge: '#7d8694',
    ink: '#14171c',
    muted: '#565e6b',
  },
  dark: {
    page: '#101216',
    soft: '#181b21',
    line: '#333842',
    edge: '#7a8391',
    ink: '#eceef2',
    muted: '#a7afbc',
  },
} as const;

const tintShare: Record<ColorScheme, number> = { light: 0.93, dark: 0.84 };

export interface PortalPalette {
  page: string;
  soft: string;
  line: string;
  edge: string;
  ink: string;
  muted: string;
  /** Button background, at least 3:1 against the page. */
  fill: string;
  onFill: string;
  tint: string;
  /** Link color, at least 4.5:1 against the page. */
  link: string;
}

/** Returns the colors of the portal and of its previews. */
export function portalPalette(brand: string, scheme: ColorScheme): PortalPalette {
  const neutrals = portalColors[scheme];
  const { page, soft } = neutrals;
  const extreme = extremeOf(scheme);
  const fill = shadeWithContrast(brand, extreme, [page, soft], minContrast.shape);
  const tint = mix(fill, page, tintShare[scheme]);
  return {
    ...neutrals,
    fill,
    onFill: higherContrast(fill, white, black),
    tint,
    link: shadeWithContrast(brand, extreme, [page, soft, tint], minContrast.text),
  };
}

/** The color of a brand that has none. */
export const defaultBrandColor = '#1F2937';

export const emailColors = { background: '#f3f4f6', paper: white, ink: '#1f2937', muted: '#4b5563' } as const;

/** Returns the text color of buttons in emails. */
export const emailTextOn = (color: string): string => higherContrast(color, white, emailColors.ink);
