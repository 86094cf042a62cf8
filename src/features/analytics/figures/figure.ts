import { changeOf, type Change, type GoodDirection } from './change';

export interface FigurePart {
  label: string;
  value: string;
  to: string | null;
}

/** One number of the dashboard, ready to be drawn. */
export interface FigureModel {
  label: string;
  definition: string;
  value: string;
  to: string | null;
  change: Change | null;
  /** What the number was over the period before. */
  was: string | null;
  parts: readonly FigurePart[];
}

interface Pair {
  value: number;
  previous: number;
}

/** A number with the one of the period before, both written by `format`. */
export const compared = (
  { value, previous }: Pair,
  good: GoodDirection,
  format: (value: number) => string,
) => ({
  value: format(value),
  was: format(previous),
  change: changeOf(value, previous, good),
});
