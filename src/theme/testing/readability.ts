import { black, contrastRatio, isHexColor, mix, white, type ColorScheme } from '@contract/colors';
import { makeTones, type Tone, type ToneName } from '../tones';
import { surfaces } from '../tokens';

const toneNames = ['primary', 'green', 'red', 'amber', 'blue', 'gray'] as const;

type Colors = Readonly<Record<string, string>>;
type Pair = readonly [front: string, ground: string, ratio: number];

// Opacities of MUI's overlay on selected and on focused menu items.
export const menuOpacities: Record<ColorScheme, { selected: number; focused: number }> = {
  light: { selected: 0.08, focused: 0.2 },
  dark: { selected: 0.16, focused: 0.28 },
};

const labeledShades = (
  name: ToneName,
  { solid, solidHover, onSolid, soft, softHover, text }: Tone,
): Colors => ({
  [`${name} solid`]: solid,
  [`${name} solidHover`]: solidHover,
  [`${name} onSolid`]: onSolid,
  [`${name} soft`]: soft,
  [`${name} softHover`]: softHover,
  [`${name} text`]: text,
});

/** Returns the colors that don't depend on the brand. */
function fixedColors(scheme: ColorScheme): Colors {
  const { page, paper, hover, outline, text, mutedText } = surfaces[scheme];
  const { primary: _primary, ...fixed } = makeTones(black, scheme);
  return {
    ...{ page, paper, hover, outline, text, mutedText },
    'chosen in a list': mix(paper, scheme === 'light' ? black : white, menuOpacities[scheme].selected),
    ...Object.assign(
      {},
      ...Object.entries(fixed).map(([name, tone]) => labeledShades(name as ToneName, tone)),
    ),
  };
}

function brandColors(brand: string, scheme: ColorScheme): Colors {
  const { primary } = makeTones(brand, scheme);
  return {
    'focused in a menu': mix(surfaces[scheme].paper, primary.text, menuOpacities[scheme].focused),
    ...labeledShades('primary', primary),
  };
}

const crossPairs = (
  foregrounds: readonly string[],
  backgrounds: readonly string[],
  minRatio: number,
): Pair[] =>
  foregrounds.flatMap((foreground) =>
    backgrounds.map((background) => [foreground, background, minRatio] as const),
  );

const surfaceNames = ['page', 'paper', 'hover'];
const softBackgrounds = toneNames.map((name) => `${name} soft`);
const textsOf = (names: readonly ToneName[]) => names.map((name) => `${name} text`);

const pairs: readonly Pair[] = [
  // Text on a screen, in a notice, in a badge, and in a selected or hovered row.
  ...crossPairs(
    ['text', 'mutedText', ...textsOf(toneNames)],
    [...surfaceNames, ...softBackgrounds, 'primary softHover'],
    4.5,
  ),
  ...crossPairs(['text'], ['chosen in a list', 'focused in a menu'], 4.5),
  ...crossPairs(['mutedText'], ['chosen in a list'], 4.5),
  // Text on buttons, normal and hovered.
  ...toneNames.flatMap((name): Pair[] => [
    ...crossPairs([`${name} onSolid`], [`${name} solid`, `${name} solidHover`], 4.5),
    ...crossPairs([`${name} text`], [`${name} soft`, `${name} softHover`], 4.5),
  ]),
  // Lines, bars, markers and input edges. The focus ring uses the text color.
  ...crossPairs(
    toneNames.map((name) => `${name} solid`),
    ['page', 'paper'],
    3,
  ),
  ...crossPairs(['outline'], surfaceNames, 3),
  // A selected row differs from others by its background alone.
  ['primary soft', 'paper', 1.06],
];

const dependsOnBrand = ([foreground, background]: Pair) =>
  /primary|focused/.test(`${foreground} ${background}`);
const brandPairs = pairs.filter(dependsOnBrand);
const fixedPairs = pairs.filter((pair) => !dependsOnBrand(pair));

/** Throws for an invalid color, which would count as black. */
function colorOf(colors: Colors, name: string): string {
  const color = colors[name];
  if (!color || !isHexColor(color)) throw new Error(`The color ${name} is ${color}.`);
  return color;
}

const lowContrastPairs = (colors: Colors, candidates: readonly Pair[]): string[] =>
  candidates
    .filter(
      ([foreground, background, minRatio]) =>
        contrastRatio(colorOf(colors, foreground), colorOf(colors, background)) < minRatio,
    )
    .map(([foreground, background, minRatio]) => `${foreground} on ${background} is below ${minRatio}`);

/** Returns a description of each pair with too little contrast that doesn't depend on the brand. */
export const unreadableFixedPairs = (scheme: ColorScheme): string[] =>
  lowContrastPairs(fixedColors(scheme), fixedPairs);

/** Returns a description of each pair with too little contrast that includes a color of these brands. */
export function unreadableBrandPairs(brands: readonly string[], scheme: ColorScheme): string[] {
  const fixed = fixedColors(scheme);
  return brands.flatMap((brand) =>
    lowContrastPairs({ ...fixed, ...brandColors(brand, scheme) }, brandPairs).map(
      (pair) => `${brand}: ${pair}`,
    ),
  );
}
