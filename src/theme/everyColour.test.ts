import fc from 'fast-check';
import { buildTheme } from './buildTheme';
import { contrastRatio, mix, ratioOf, relativeLuminance } from './contrast';
import { makeTones, type Tone, type ToneName } from './tones';
import { black, surfaces, white, type ColourScheme } from './tokens';

const schemes = ['light', 'dark'] as const;
const toneNames = ['primary', 'green', 'red', 'amber', 'blue', 'gray'] as const;

type Colours = Readonly<Record<string, string>>;
type Pair = readonly [front: string, ground: string, ratio: number];

const hex = (...channels: readonly number[]): string =>
  `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;

/** Every eighth value of each channel, and the last. */
const steps = [...Array.from({ length: 32 }, (_, step) => step * 8), 255];
const lattice = steps.flatMap((red) => steps.flatMap((green) => steps.map((blue) => hex(red, green, blue))));
const seeded = fc.sample(
  fc.integer({ min: 0, max: 0xffffff }).map((value) => hex(value >> 16, (value >> 8) & 255, value & 255)),
  { seed: 20261122, numRuns: 5000 },
);

// What Material adds to paper for what is chosen in a menu, and for where the keyboard is in it.
const menuShares: Record<ColourScheme, { selected: number; focused: number }> = {
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

test.each(schemes)('design 5: every brand colour leaves each text, edge and mark readable, %s', (scheme) => {
  const ours = luminancesOf(ourColours(scheme));
  expect(tooFaint(ours, ofOurs)).toEqual([]);

  const faint = [...lattice, ...seeded].flatMap((brand) =>
    tooFaint(luminancesOf(brandColours(brand, scheme), ours), ofBrand).map((pair) => `${brand}: ${pair}`),
  );
  expect(faint.slice(0, 20)).toEqual([]);
});

test.each(schemes)('Material draws with the same colours, %s', (scheme) => {
  for (const brand of fc.sample(fc.constantFrom(...lattice), { seed: 1, numRuns: 50 })) {
    const { palette } = buildTheme({ title: 'Acme', colour: brand }, scheme);
    const { primary, red } = makeTones(brand, scheme);
    expect(palette.primary.main).toBe(primary.text);
    expect(palette.error.main).toBe(red.text);
    expect(contrastRatio(palette.primary.contrastText, palette.primary.main)).toBeGreaterThanOrEqual(4.5);
    expect(palette.action.focus).toBe(surfaces[scheme].hover);
    expect(palette.action.selectedOpacity).toBe(menuShares[scheme].selected);
    expect(palette.action.selectedOpacity + palette.action.focusOpacity).toBe(menuShares[scheme].focused);
  }
});
