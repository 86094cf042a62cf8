import { mix, ratioOf, relativeLuminance } from '../contrast';
import { makeTones, type Tone, type ToneName } from '../tones';
import { black, surfaces, white, type ColourScheme } from '../tokens';

const toneNames = ['primary', 'green', 'red', 'amber', 'blue', 'gray'] as const;

type Colours = Readonly<Record<string, string>>;
type Pair = readonly [front: string, ground: string, ratio: number];

// What Material adds to paper for what is chosen in a menu, and for where the keyboard is in it.
export const menuShares: Record<ColourScheme, { selected: number; focused: number }> = {
  light: { selected: 0.08, focused: 0.2 },
  dark: { selected: 0.16, focused: 0.28 },
};

const named = (name: ToneName, { solid, solidHover, onSolid, soft, softHover, text }: Tone): Colours => ({
  [`${name} solid`]: solid,
  [`${name} solidHover`]: solidHover,
  [`${name} onSolid`]: onSolid,
  [`${name} soft`]: soft,
  [`${name} softHover`]: softHover,
  [`${name} text`]: text,
});

/** What no brand changes. */
function ourColours(scheme: ColourScheme): Colours {
  const { page, paper, hover, outline, text, mutedText } = surfaces[scheme];
  const { primary: _brands, ...ours } = makeTones(black, scheme);
  return {
    ...{ page, paper, hover, outline, text, mutedText },
    'chosen in a list': mix(paper, scheme === 'light' ? black : white, menuShares[scheme].selected),
    ...Object.assign({}, ...Object.entries(ours).map(([name, tone]) => named(name as ToneName, tone))),
  };
}

function brandColours(brand: string, scheme: ColourScheme): Colours {
  const { primary } = makeTones(brand, scheme);
  return {
    'focused in a menu': mix(surfaces[scheme].paper, primary.text, menuShares[scheme].focused),
    ...named('primary', primary),
  };
}

type Luminances = Record<string, number>;

function luminancesOf(colours: Colours, beside: Luminances = {}): Luminances {
  const luminances = Object.create(beside) as Luminances;
  for (const name in colours) luminances[name] = relativeLuminance(colours[name] ?? '');
  return luminances;
}

const every = (fronts: readonly string[], grounds: readonly string[], ratio: number): Pair[] =>
  fronts.flatMap((front) => grounds.map((ground) => [front, ground, ratio] as const));

const surfaceNames = ['page', 'paper', 'hover'];
const softs = toneNames.map((name) => `${name} soft`);
const textsOf = (names: readonly ToneName[]) => names.map((name) => `${name} text`);

const pairs: readonly Pair[] = [
  // Texts wherever they stand: on a screen, in a notice or a badge, in a row that is marked or under the pointer.
  ...every(
    ['text', 'mutedText', ...textsOf(toneNames)],
    [...surfaceNames, ...softs, 'primary softHover'],
    4.5,
  ),
  ...every(['text'], ['chosen in a list', 'focused in a menu'], 4.5),
  ...every(['mutedText'], ['chosen in a list'], 4.5),
  // Buttons, at rest and under the pointer.
  ...toneNames.flatMap((name): Pair[] => [
    ...every([`${name} onSolid`], [`${name} solid`, `${name} solidHover`], 4.5),
    ...every([`${name} text`], [`${name} soft`, `${name} softHover`], 4.5),
  ]),
  // Lines, bars, marks of what is current, and the edges of inputs; the ring of the keyboard is drawn like a text.
  ...every(
    toneNames.map((name) => `${name} solid`),
    ['page', 'paper'],
    3,
  ),
  ...every(['outline'], surfaceNames, 3),
  // What is marked by its ground alone differs from what is not.
  ['primary soft', 'paper', 1.06],
];

const followsBrand = ([front, ground]: Pair) => /primary|focused/.test(`${front} ${ground}`);
const ofBrand = pairs.filter(followsBrand);
const ofOurs = pairs.filter((pair) => !followsBrand(pair));

const tooFaint = (luminances: Luminances, among: readonly Pair[]): string[] =>
  among
    .filter(
      ([front, ground, least]) => !(ratioOf(luminances[front] ?? NaN, luminances[ground] ?? NaN) >= least),
    )
    .map(([front, ground, least]) => `${front} on ${ground} is below ${least}`);

/** Returns the pairs of our own colors, which no brand changes, whose contrast is too low. */
export const unreadableOurs = (scheme: ColourScheme): string[] =>
  tooFaint(luminancesOf(ourColours(scheme)), ofOurs);

/** Returns the pairs with a color of these brands in them whose contrast is too low. */
export function unreadableBrands(brands: readonly string[], scheme: ColourScheme): string[] {
  const ours = luminancesOf(ourColours(scheme));
  return brands.flatMap((brand) =>
    tooFaint(luminancesOf(brandColours(brand, scheme), ours), ofBrand).map((pair) => `${brand}: ${pair}`),
  );
}
