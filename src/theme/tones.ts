import { contrastRatio, mix, ratioOf, relativeLuminance } from './contrast';
import { black, surfaces, toneColors, white, type ColorScheme } from './tokens';

export type ToneName = 'primary' | 'green' | 'red' | 'amber' | 'blue' | 'gray';

/**
 * The shades of one color. Each text has at least 4.5:1 on its background, and each solid 3:1 on the page.
 */
export interface Tone {
  solid: string;
  solidHover: string;
  onSolid: string;
  soft: string;
  softHover: string;
  /** Readable on every background of a screen. */
  text: string;
}

const textRatio = 4.5;
const shapeRatio = 3;

/** Returns white if its contrast is at least 4.5:1, and black otherwise. One of them always reaches 4.5:1. */
export const readableTextOn = (background: string): string =>
  contrastRatio(white, background) >= textRatio ? white : black;

/**
 * Darkens `color`, or lightens it in the dark scheme, until its contrast with each background is at least
 * `ratio`. Returns black or white if no shade suffices.
 */
export function shadeWithContrast(
  color: string,
  backgrounds: readonly string[],
  ratio: number,
  scheme: ColorScheme,
): string {
  const extreme = scheme === 'light' ? black : white;
  const luminances = backgrounds.map(relativeLuminance);
  for (let share = 0; share < 1; share += 0.02) {
    const shade = mix(color, extreme, share);
    const luminance = relativeLuminance(shade);
    if (luminances.every((background) => ratioOf(luminance, background) >= ratio)) return shade;
  }
  return extreme;
}

const softShares = { light: { soft: 0.1, softHover: 0.16 }, dark: { soft: 0.2, softHover: 0.28 } } as const;

/**
 * Returns the strongest soft backgrounds on which all `texts` stay readable, or the paper color if there are
 * none.
 */
function softBackgrounds(solid: string, texts: readonly string[], scheme: ColorScheme) {
  const { paper } = surfaces[scheme];
  const { soft, softHover } = softShares[scheme];
  const luminances = texts.map(relativeLuminance);
  for (let strength = 1; strength > 0; strength -= 0.05) {
    const strongest = mix(paper, solid, softHover * strength);
    const background = relativeLuminance(strongest);
    if (luminances.every((text) => ratioOf(text, background) >= textRatio)) {
      return { soft: mix(paper, solid, soft * strength), softHover: strongest };
    }
  }
  return { soft: paper, softHover: paper };
}

/** Returns a tone that is readable on `backgrounds` and whose soft backgrounds keep `texts` readable. */
function makeTone(
  color: string,
  scheme: ColorScheme,
  { backgrounds = [], texts = [] }: { backgrounds?: readonly string[]; texts?: readonly string[] } = {},
): Tone {
  const { page, paper, hover } = surfaces[scheme];
  const solid = shadeWithContrast(color, [page, paper], shapeRatio, scheme);
  const onSolid = readableTextOn(solid);
  // Uses the adjusted shade, because a white color would be invisible on white.
  const { soft, softHover } = softBackgrounds(solid, texts, scheme);
  return {
    solid,
    // Mixes in the opposite of the text color, so hovering never reduces contrast.
    solidHover: mix(solid, onSolid === white ? black : white, 0.12),
    onSolid,
    soft,
    softHover,
    text: shadeWithContrast(color, [page, paper, hover, soft, softHover, ...backgrounds], textRatio, scheme),
  };
}

const makeFixedTones = (scheme: ColorScheme) => ({
  green: makeTone(toneColors.green, scheme),
  red: makeTone(toneColors.red, scheme),
  amber: makeTone(toneColors.amber, scheme),
  blue: makeTone(toneColors.blue, scheme),
  gray: makeTone(toneColors.gray, scheme),
});

const fixedTones = { light: makeFixedTones('light'), dark: makeFixedTones('dark') };

/**
 * Returns the brand's tone and the fixed tones. Brand links must be readable in fixed notices, and fixed
 * texts in brand-colored rows.
 */
export function makeTones(brandColor: string, scheme: ColorScheme): Record<ToneName, Tone> {
  const tones = Object.values(fixedTones[scheme]);
  const primary = makeTone(brandColor, scheme, {
    backgrounds: tones.map(({ soft }) => soft),
    texts: [surfaces[scheme].mutedText, ...tones.map(({ text }) => text)],
  });
  return { primary, ...fixedTones[scheme] };
}
