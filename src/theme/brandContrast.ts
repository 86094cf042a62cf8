import { contrastRatio, extremeOf, mix, portalPalette, type ColorScheme } from '@contract/colors';

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
  const extreme = extremeOf(scheme);
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
