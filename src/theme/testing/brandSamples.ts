import fc from 'fast-check';

const hex = (...channels: readonly number[]): string =>
  `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;

/** Returns all colors whose channels are multiples of 8 or 255. */
export function brandLattice(): string[] {
  const steps = [...Array.from({ length: 32 }, (_, step) => step * 8), 255];
  return steps.flatMap((red) => steps.flatMap((green) => steps.map((blue) => hex(red, green, blue))));
}

/** Returns random colors that are the same in each run. */
export const brandSamples = (numRuns: number): string[] =>
  fc.sample(
    fc.integer({ min: 0, max: 0xffffff }).map((value) => hex(value >> 16, (value >> 8) & 255, value & 255)),
    { seed: 20261122, numRuns },
  );
