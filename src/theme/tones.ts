import { contrastRatio, mix } from './contrast';
import { black, surfaces, toneColours, white, type ColourScheme } from './tokens';

export type ToneName = 'primary' | 'green' | 'red' | 'amber' | 'blue' | 'gray';

/** One colour in every part it plays; each pair of text and ground has 4.5:1, each solid 3:1 on the page. */
export interface Tone {
  solid: string;
  solidHover: string;
  onSolid: string;
  soft: string;
  softHover: string;
  /** On the page, on paper and on `soft`. */
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
  for (let share = 0; share < 1; share += 0.02) {
    const shade = mix(colour, away, share);
    if (grounds.every((ground) => contrastRatio(shade, ground) >= ratio)) return shade;
  }
  return away;
}

export function makeTone(colour: string, scheme: ColourScheme): Tone {
  const { page, paper, hover } = surfaces[scheme];
  const solid = standOut(colour, [page, paper], shapeRatio, scheme);
  const onSolid = readableOn(solid);
  // Of the shade that stands out: white on white would mark nothing.
  const soft = mix(paper, solid, scheme === 'light' ? 0.1 : 0.2);
  const softHover = mix(paper, solid, scheme === 'light' ? 0.16 : 0.28);
  return {
    solid,
    // Away from its text, so that pointing at a button never makes it harder to read.
    solidHover: mix(solid, onSolid === white ? black : white, 0.12),
    onSolid,
    soft,
    softHover,
    text: standOut(colour, [page, paper, hover, soft, softHover], textRatio, scheme),
  };
}

export const makeTones = (brandColour: string, scheme: ColourScheme): Record<ToneName, Tone> => ({
  primary: makeTone(brandColour, scheme),
  green: makeTone(toneColours.green, scheme),
  red: makeTone(toneColours.red, scheme),
  amber: makeTone(toneColours.amber, scheme),
  blue: makeTone(toneColours.blue, scheme),
  gray: makeTone(toneColours.gray, scheme),
});
