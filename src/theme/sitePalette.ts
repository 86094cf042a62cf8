import { contrastRatio, mix } from './contrast';
import { standOut } from './tones';
import { black, white, type ColourScheme } from './tokens';

const textRatio = 4.5;
const shapeRatio = 3;

const siteColours = {
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

const tintShare: Record<ColourScheme, number> = { light: 0.93, dark: 0.84 };

export const mailColours = { ground: '#f3f4f6', paper: white, ink: '#1f2937', muted: '#4b5563' } as const;

/** Of two colours for text the one that reads better on a ground. */
const clearerOn = (ground: string, one: string, other: string): string =>
  contrastRatio(ground, one) >= contrastRatio(ground, other) ? one : other;

export const mailTextOn = (colour: string): string => clearerOn(colour, white, mailColours.ink);

export interface SitePalette {
  page: string;
  soft: string;
  line: string;
  edge: string;
  ink: string;
  muted: string;
  /** Buttons: 3:1 on the page. */
  fill: string;
  onFill: string;
  tint: string;
  /** Links: 4.5:1 on the page. */
  link: string;
}

/** The colours of a company's client dashboard, worked out as the server that draws it does. */
export function sitePalette(brand: string, scheme: ColourScheme): SitePalette {
  const fixed = siteColours[scheme];
  const fill = standOut(brand, [fixed.page, fixed.soft], shapeRatio, scheme);
  const tint = mix(fill, fixed.page, tintShare[scheme]);
  return {
    ...fixed,
    fill,
    onFill: clearerOn(fill, white, black),
    tint,
    link: standOut(brand, [fixed.page, fixed.soft, tint], textRatio, scheme),
  };
}

export interface Verdict {
  /** Of the colour as it is, where it stands out least. */
  ratio: number;
  isEnoughForText: boolean;
  isEnoughForShapes: boolean;
  /** What stands on buttons, and how clearly. */
  onFill: string;
  onFillRatio: number;
  fill: string;
  /** The nearest shade that is enough for texts too; the colour itself where it is. */
  shade: string;
}

/** The nearest shade that links are drawn in just as it is: the tint under some of them follows the colour. */
function readableShade(brand: string, scheme: ColourScheme): string {
  const away = scheme === 'light' ? black : white;
  for (let share = 0; share < 1; share += 0.02) {
    const shade = mix(brand, away, share);
    if (sitePalette(shade, scheme).link === shade) return shade;
  }
  return away;
}

/** WCAG's measure of a colour on the grounds of a client dashboard. */
export function verdictOn(brand: string, scheme: ColourScheme): Verdict {
  const { page, soft, fill, onFill, link } = sitePalette(brand, scheme);
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
