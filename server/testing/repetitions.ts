/** Set by `npm run test:slow`. */
export const slowVariable = 'TEST_SLOW';

/** Returns how often a property is tried: in the gate, or where `npm run test:slow` tries the same file again. */
export const repetitions = ({ gate, slow }: { gate: number; slow: number }): number =>
  process.env[slowVariable] ? slow : gate;
