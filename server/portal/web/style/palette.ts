import { black, mix, portalPalette, white, type ColorScheme } from '../../../../contract/colors';

const stateColors = {
  light: { error: '#b3261e', success: '#1a6b3a' },
  dark: { error: '#ff9d94', success: '#7fd6a0' },
} as const;

/**
 * Returns the CSS custom properties of a color scheme. Text has a contrast of at least 4.5:1 to its
 * background, and buttons 3:1 to the page.
 */
export function paletteOf(brand: string, scheme: ColorScheme): Record<string, string> {
  const { onFill, ...palette } = portalPalette(brand, scheme);
  return {
    ...palette,
    ...stateColors[scheme],
    'on-fill': onFill,
    // Shifted away from the text color, so that hovering never lowers the contrast.
    'fill-hover': mix(palette.fill, onFill === white ? black : white, 0.14),
  };
}
