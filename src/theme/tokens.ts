import type { ColorScheme } from '@contract/colors';

export interface Surface {
  page: string;
  paper: string;
  /** Hovered rows and subtle fills. */
  hover: string;
  divider: string;
  /** Edge of an input, at least 3:1 on the page, on paper and on hover. */
  outline: string;
  text: string;
  mutedText: string;
}

export const surfaces: Record<ColorScheme, Surface> = {
  light: {
    page: '#f7f8fa',
    paper: '#ffffff',
    hover: '#f1f3f6',
    divider: '#e3e6ec',
    outline: '#858d9c',
    text: '#161a22',
    mutedText: '#565f6f',
  },
  dark: {
    page: '#0e1014',
    paper: '#16191f',
    hover: '#1f232b',
    divider: '#2a2f39',
    outline: '#6b7382',
    text: '#eceef2',
    mutedText: '#a5adbb',
  },
};

export const defaultBrandColor = '#4f46e5';

export const toneColors = {
  green: '#1a8451',
  red: '#cf2f35',
  amber: '#b26a06',
  blue: '#2268c9',
  gray: '#5c6575',
} as const;

/** Spec 9: the six avatar colors, dark enough for white text. */
export const avatarColors = {
  red: '#b3262c',
  amber: '#8f5706',
  green: '#17714a',
  purple: '#6b3fc4',
  slate: '#475364',
  sky: '#0b6796',
} as const;

export const fontFamily =
  'Inter, ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif';

export const radius = 8;

const shadowColor: Record<ColorScheme, string> = { light: '16 24 40', dark: '0 0 0' };

/** Returns the resting, raised, floating and modal shadows. */
export function softShadows(scheme: ColorScheme): readonly [string, string, string, string] {
  const rgb = shadowColor[scheme];
  const strength = scheme === 'light' ? 1 : 4;
  const shade = (share: number): string => `rgb(${rgb} / ${share * strength})`;
  return [
    `0 1px 2px ${shade(0.05)}`,
    `0 1px 3px ${shade(0.08)}, 0 1px 2px ${shade(0.05)}`,
    `0 4px 12px ${shade(0.08)}, 0 2px 4px ${shade(0.05)}`,
    `0 16px 40px ${shade(0.14)}, 0 4px 12px ${shade(0.06)}`,
  ];
}
