import { readableTextColor, mix, ensureContrast } from '../../../lib/contrast';

const minTextContrast = 4.5;
const minShapeContrast = 3;
const white = '#ffffff';
const black = '#000000';

export const schemes = {
  light: {
    page: '#ffffff',
    soft: '#f6f7f9',
    line: '#d9dde3',
    edge: '#7d8694',
    ink: '#14171c',
    muted: '#565e6b',
    error: '#b3261e',
    success: '#1a6b3a',
    away: black,
    tint: 0.93,
  },
  dark: {
    page: '#101216',
    soft: '#181b21',
    line: '#333842',
    edge: '#7a8391',
    ink: '#eceef2',
    muted: '#a7afbc',
    error: '#ff9d94',
    success: '#7fd6a0',
    away: white,
    tint: 0.84,
  },
} as const;

export type Scheme = keyof typeof schemes;

/**
 * Returns the CSS custom properties of a color scheme. Text has a contrast of at least 4.5:1 to its
 * background, and buttons 3:1 to the page.
 */
export function paletteOf(brand: string, scheme: Scheme): Record<string, string> {
  const { away, tint: tintShare, ...fixed } = schemes[scheme];
  const fill = ensureContrast(brand, away, [fixed.page, fixed.soft], minShapeContrast);
  const onFill = readableTextColor(fill, white, black);
  const tint = mix(fill, fixed.page, tintShare);
  return {
    ...fixed,
    fill,
    'on-fill': onFill,
    // Shifted away from the text color, so that hovering never lowers the contrast.
    'fill-hover': mix(fill, onFill === white ? black : white, 0.14),
    tint,
    link: ensureContrast(brand, away, [fixed.page, fixed.soft, tint], minTextContrast),
  };
}
