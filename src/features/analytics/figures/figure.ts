import { type Change, changeOf, type GoodDirection } from './change';

export interface FigurePart {
  id: string;
  label: string;
  value: string;
  to: string | null;
}

export interface FigureModel {
  id: string;
  label: string;
  definition: string;
  value: string;
  to: string | null;
  change: Change | null;
  /** The formatted value of the previous period. Null without a comparison. */
  was: string | null;
  parts: readonly FigurePart[];
}

interface Comparison {
  value: number;
  previous: number;
}

export const withChange = (
  { value, previous }: Comparison,
  good: GoodDirection,
  format: (value: number) => string,
) => ({
  value: format(value),
  was: format(previous),
  change: changeOf(value, previous, good),
});
