import { readableTextColor, mix, ensureContrast } from '../../lib/contrast';

const textRatio = 4.5;
const shapeRatio = 3;
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

/** What stands in the style sheet: each text has 4.5:1 on its ground, each button 3:1 on the page. */
export function paletteOf(brand: string, scheme: Scheme): Record<string, string> {
  const { away, tint: tintShare, ...fixed } = schemes[scheme];
  const fill = ensureContrast(brand, away, [fixed.page, fixed.soft], shapeRatio);
  const onFill = readableTextColor(fill, white, black);
  const tint = mix(fill, fixed.page, tintShare);
  return {
    ...fixed,
    fill,
    'on-fill': onFill,
    // Away from its text, so that pointing at a button never makes it harder to read.
    'fill-hover': mix(fill, onFill === white ? black : white, 0.14),
    tint,
    link: ensureContrast(brand, away, [fixed.page, fixed.soft, tint], textRatio),
  };
}
