import {
  black,
  higherContrast,
  minContrast,
  mix,
  shadeWithContrast,
  white,
} from '../../../../contract/colors';

/** A background color with text colors that are readable on it, regardless of the brand's color. */
export interface Background {
  colour: string;
  strong: string;
  soft: string;
  /** Color of shapes on the background. The text colors are readable on the shapes too. */
  shape: string;
}

/** The backgrounds that a template can use. */
export const backgroundNames = ['brand', 'deep', 'tint', 'white'] as const;

export type BackgroundName = (typeof backgroundNames)[number];

export interface Palette extends Record<BackgroundName, Background> {
  /** The brand's color. */
  brand: Background;
  /** Dark enough for white text. */
  deep: Background;
  /** A light tint of the brand's color. */
  tint: Background;
  white: Background;
  /** The brand's color, darkened until it is readable as text on white and on the tint. */
  accent: string;
  ink: string;
}

export function paletteOf(brand: string): Palette {
  const ink = '#16181d';
  const onBrand = higherContrast(brand, white, black);
  const deep = shadeWithContrast(mix(brand, black, 0.2), black, [white], 7);
  const tint = mix(brand, white, 0.9);
  const muted = shadeWithContrast('#565e6b', black, [white, tint], minContrast.text);
  const softOnDeep = mix(white, deep, 0.14);
  const onDeep = shadeWithContrast(mix(deep, brand, 0.5), black, [white, softOnDeep], minContrast.text);
  return {
    brand: {
      ...{ colour: brand, strong: onBrand, soft: onBrand },
      // The shape color is mixed away from the text color, so that it never reduces the contrast.
      shape: mix(brand, onBrand === white ? black : white, 0.16),
    },
    deep: { colour: deep, strong: white, soft: softOnDeep, shape: onDeep },
    tint: { colour: tint, strong: ink, soft: muted, shape: white },
    white: { colour: white, strong: ink, soft: muted, shape: tint },
    accent: shadeWithContrast(brand, black, [white, tint], minContrast.text),
    ink,
  };
}
