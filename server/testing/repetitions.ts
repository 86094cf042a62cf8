/** Set by `npm run test:slow`. */
export const slowVariable = 'TEST_SLOW';

/** Whether the slow project runs. */
export const isSlowRun = Boolean(process.env[slowVariable]);

/** Returns how often a property is tried: in the gate, or where `npm run test:slow` tries the same file again. */
export const repetitions = ({ gate, slow }: { gate: number; slow: number }): number =>
  isSlowRun ? slow : gate;

/** Returns fast-check's parameters: the gate repeats the same examples, and the slow project generates new ones. */
export const propertyRuns = (count: { gate: number; slow: number }): { numRuns: number; seed?: number } => ({
  numRuns: repetitions(count),
  ...(!isSlowRun && { seed: 1 }),
});
