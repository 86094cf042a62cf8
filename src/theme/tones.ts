import { contrastRatio, mix, ratioOf, relativeLuminance } from './contrast';
import { black, surfaces, toneColours, white, type ColourScheme } from './tokens';

export type ToneName = 'primary' | 'green' | 'red' | 'amber' | 'blue' | 'gray';

/** One colour in every part it plays; each pair of text and ground has 4.5:1, each solid 3:1 on the page. */
export interface Tone {
  solid: string;
  solidHover: string;
  onSolid: string;
  soft: string;
  softHover: string;
  /** On every ground that a screen has. */
  text: string;
}

const textRatio = 4.5;
const shapeRatio = 3;

/** White where it reads well, black otherwise; one of the two always reaches 4.5:1. */
export const readableOn = (ground: string): string =>
  contrastRatio(white, ground) >= textRatio ? white : black;

/** The nearest shade of `colour` that stands out from every ground by `ratio`. */
export function standOut(
  colour: string,
  grounds: readonly string[],
  ratio: number,
  scheme: ColourScheme,
): string {
  const away = scheme === 'light' ? black : white;
  const luminances = grounds.map(relativeLuminance);
  for (let share = 0; share < 1; share += 0.02) {
    const shade = mix(colour, away, share);
    const own = relativeLuminance(shade);
    if (luminances.every((ground) => ratioOf(own, ground) >= ratio)) return shade;
  }
  return away;
}

const softShares = { light: { soft: 0.1, softHover: 0.16 }, dark: { soft: 0.2, softHover: 0.28 } } as const;

/** Soft grounds of a colour: as strong as they may be without any of `texts` becoming hard to read on them. */
function softGrounds(solid: string, texts: readonly string[], scheme: ColourScheme) {
  const { paper } = surfaces[scheme];
  const { soft, softHover } = softShares[scheme];
  const luminances = texts.map(relativeLuminance);
  for (let strength = 1; strength > 0; strength -= 0.05) {
    const strongest = mix(paper, solid, softHover * strength);
    const ground = relativeLuminance(strongest);
    if (luminances.every((text) => ratioOf(text, ground) >= textRatio)) {
      return { soft: mix(paper, solid, soft * strength), softHover: strongest };
    }
  }
  return { soft: paper, softHover: paper };
}

/** One colour in its parts, so that it reads on `grounds` too, and `texts` on it. */
function makeTone(
  colour: string,
  scheme: ColourScheme,
  { grounds = [], texts = [] }: { grounds?: readonly string[]; texts?: readonly string[] } = {},
): Tone {
  const { page, paper, hover } = surfaces[scheme];
  const solid = standOut(colour, [page, paper], shapeRatio, scheme);
  const onSolid = readableOn(solid);
  // Of the shade that stands out: white on white would mark nothing.
  const { soft, softHover } = softGrounds(solid, texts, scheme);
  return {
    solid,
    // Away from its text, so that pointing at a button never makes it harder to read.
    solidHover: mix(solid, onSolid === white ? black : white, 0.12),
    onSolid,
    soft,
    softHover,
    text: standOut(colour, [page, paper, hover, soft, softHover, ...grounds], textRatio, scheme),
  };
}

const ownTones = (scheme: ColourScheme) => ({
  green: makeTone(toneColours.green, scheme),
  red: makeTone(toneColours.red, scheme),
  amber: makeTone(toneColours.amber, scheme),
  blue: makeTone(toneColours.blue, scheme),
  gray: makeTone(toneColours.gray, scheme),
});

const ours = { light: ownTones('light'), dark: ownTones('dark') };

/** The brand's colour beside ours: its links stand in our notices, and our texts in rows that it marks. */
export function makeTones(brandColour: string, scheme: ColourScheme): Record<ToneName, Tone> {
  const tones = Object.values(ours[scheme]);
  const primary = makeTone(brandColour, scheme, {
    grounds: tones.map(({ soft }) => soft),
    texts: [surfaces[scheme].mutedText, ...tones.map(({ text }) => text)],
  });
  return { primary, ...ours[scheme] };
}
