/** Set by `npm run test:slow`. */
export const slowVariable = 'TEST_SLOW';

/** Returns how often a property is tried: in the gate, or where `npm run test:slow` tries the same file again. */
export const repetitions = ({ gate, slow }: { gate: number; slow: number }): number =>
  process.env[slowVariable] ? slow : gate;

/** fast-check's parameters for a property: in the gate always the same examples, in the slow project new ones each time. */
export const rounds = (count: { gate: number; slow: number }): { numRuns: number; seed?: number } => ({
  numRuns: repetitions(count),
  ...(!process.env[slowVariable] && { seed: 1 }),
});
