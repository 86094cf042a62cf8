import { contrastRatio, mix } from './contrast';
import { shadeWithContrast } from './tones';
import { black, white, type ColorScheme } from './tokens';

const textRatio = 4.5;
const shapeRatio = 3;

const portalColors = {
  light: {
    page: '#ffffff',
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

export const emailColors = { background: '#f3f4f6', paper: white, ink: '#1f2937', muted: '#4b5563' } as const;

/** Returns the color with the higher contrast against the background. */
const higherContrast = (background: string, first: string, second: string): string =>
  contrastRatio(background, first) >= contrastRatio(background, second) ? first : second;

export const emailTextOn = (color: string): string => higherContrast(color, white, emailColors.ink);

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

/** Returns the portal's colors, derived exactly as the server derives them. */
export function portalPalette(brand: string, scheme: ColorScheme): PortalPalette {
  const neutrals = portalColors[scheme];
  const fill = shadeWithContrast(brand, [neutrals.page, neutrals.soft], shapeRatio, scheme);
  const tint = mix(fill, neutrals.page, tintShare[scheme]);
  return {
    ...neutrals,
    fill,
    onFill: higherContrast(fill, white, black),
    tint,
    link: shadeWithContrast(brand, [neutrals.page, neutrals.soft, tint], textRatio, scheme),
  };
}

export interface BrandContrast {
  /** The lower of the color's contrast ratios with the two portal backgrounds. */
  ratio: number;
  isEnoughForText: boolean;
  isEnoughForShapes: boolean;
  /** Text color of buttons, and its contrast ratio with `fill`. */
  onFill: string;
  onFillRatio: number;
  fill: string;
  /** The nearest shade with enough contrast for text, which may be the color itself. */
  shade: string;
}

/**
 * Returns the nearest shade that links can use unchanged. Checks each shade in its own palette, because the
 * tint behind some links depends on the shade.
 */
function readableShade(brand: string, scheme: ColorScheme): string {
  const extreme = scheme === 'light' ? black : white;
  for (let share = 0; share < 1; share += 0.02) {
    const shade = mix(brand, extreme, share);
    if (portalPalette(shade, scheme).link === shade) return shade;
  }
  return extreme;
}

/** Rates the WCAG contrast of a brand color on the portal. */
export function rateBrandContrast(brand: string, scheme: ColorScheme): BrandContrast {
  const { page, soft, fill, onFill, link } = portalPalette(brand, scheme);
  return {
    ratio: Math.min(contrastRatio(brand, page), contrastRatio(brand, soft)),
    isEnoughForText: link === brand,
    isEnoughForShapes: fill === brand,
    onFill,
    onFillRatio: contrastRatio(onFill, fill),
    fill,
    shade: readableShade(brand, scheme),
  };
}
