import { readableTextColor, mix, ensureContrast } from '../../../lib/contrast';

const white = '#ffffff';
const black = '#000000';
const textRatio = 4.5;

/** A ground, with the colours of text that can be read on it whatever the brand's colour is. */
export interface Ground {
  colour: string;
  strong: string;
  soft: string;
  /** A shape on the ground that both can be read on too. */
  shape: string;
}

export interface Palette {
  /** The brand's own colour. */
  brand: Ground;
  /** So dark that white stands out from it. */
  deep: Ground;
  /** A breath of the brand's colour. */
  tint: Ground;
  white: Ground;
  /** The brand's colour, as dark as text on white and on the tint has to be. */
  accent: string;
  ink: string;
}

export function paletteOf(brand: string): Palette {
  const ink = '#16181d';
  const onBrand = readableTextColor(brand, white, black);
  const deep = ensureContrast(mix(brand, black, 0.2), black, [white], 7);
  const tint = mix(brand, white, 0.9);
  const muted = ensureContrast('#565e6b', black, [white, tint], textRatio);
  const softOnDeep = mix(white, deep, 0.14);
  const onDeep = ensureContrast(mix(deep, brand, 0.5), black, [white, softOnDeep], textRatio);
  return {
    brand: {
      ...{ colour: brand, strong: onBrand, soft: onBrand },
      // Away from its text, so that it never makes that harder to read.
      shape: mix(brand, onBrand === white ? black : white, 0.16),
    },
    deep: { colour: deep, strong: white, soft: softOnDeep, shape: onDeep },
    tint: { colour: tint, strong: ink, soft: muted, shape: white },
    white: { colour: white, strong: ink, soft: muted, shape: tint },
    accent: ensureContrast(brand, black, [white, tint], textRatio),
    ink,
  };
}
