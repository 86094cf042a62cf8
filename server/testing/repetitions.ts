/** Set by `npm run test:slow`. */
export const slowVariable = 'TEST_SLOW';

/** Returns how often a property is tried: in the gate, or where `npm run test:slow` tries the same file again. */
export const repetitions = ({ gate, slow }: { gate: number; slow: number }): number =>
  process.env[slowVariable] ? slow : gate;

/** Returns fast-check's parameters: the gate repeats the same examples, and the slow project generates new ones. */
export const propertyRuns = (count: { gate: number; slow: number }): { numRuns: number; seed?: number } => ({
  numRuns: repetitions(count),
  ...(!process.env[slowVariable] && { seed: 1 }),
});
