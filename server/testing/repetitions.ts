/** The variable that `npm run test:slow` sets. */
export const slowVariable = 'TEST_SLOW';

/** Whether the slow test project runs. */
export const isSlowRun = Boolean(process.env[slowVariable]);

/** Returns how often to repeat a test: `gate` times, or `slow` times in the slow project. */
export const repetitionCount = ({ gate, slow }: { gate: number; slow: number }): number =>
  isSlowRun ? slow : gate;

/**
 * Returns fast-check's parameters. The gate repeats the same examples, and the slow project generates new
 * ones.
 */
export const propertyRuns = (count: { gate: number; slow: number }): { numRuns: number; seed?: number } => ({
  numRuns: repetitionCount(count),
  ...(!isSlowRun && { seed: 1 }),
});
