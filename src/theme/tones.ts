import {
  contrastRatio,
  extremeOf,
  minContrast,
  mix,
  shadeWithContrast,
  black,
  white,
  type ColorScheme,
} from '@contract/colors';
import { surfaces, toneColors } from './tokens';

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

/** Returns white if its contrast is at least 4.5:1, and black otherwise. One of them always reaches 4.5:1. */
export const readableTextOn = (background: string): string =>
  contrastRatio(white, background) >= minContrast.text ? white : black;

const softShares = { light: { soft: 0.1, softHover: 0.16 }, dark: { soft: 0.2, softHover: 0.28 } } as const;

/**
 * Returns the strongest soft backgrounds on which all `texts` stay readable, or the paper color if there are
 * none.
 */
function softBackgrounds(solid: string, texts: readonly string[], scheme: ColorScheme) {
  const { paper } = surfaces[scheme];
  const { soft, softHover } = softShares[scheme];
  for (let strength = 1; strength > 0; strength -= 0.05) {
    const strongest = mix(paper, solid, softHover * strength);
    if (texts.every((text) => contrastRatio(text, strongest) >= minContrast.text)) {
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
  const extreme = extremeOf(scheme);
  const solid = shadeWithContrast(color, extreme, [page, paper], minContrast.shape);
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
    text: shadeWithContrast(
      color,
      extreme,
      [page, paper, hover, soft, softHover, ...backgrounds],
      minContrast.text,
    ),
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
