import { shareOf } from '@/lib/money';
import * as texts from '@/texts/analytics/figures';
import { formatPercent, formatPoints } from './percent';

export type GoodDirection = 'up' | 'down';

export interface Change {
  arrow: 'up' | 'down' | 'none';
  /** `Up 12.5%`, `Down 0.4 points`, `Up from none`. */
  words: string;
  /** Null where there is nothing to be glad or sorry about. */
  isGood: boolean | null;
}

const unchanged: Change = { arrow: 'none', words: texts.noChange, isGood: null };
const tiny: Change = { ...unchanged, words: texts.hardlyAnyChange };

const turned = (difference: number, good: GoodDirection, amount: string): Change => {
  const arrow = difference > 0 ? 'up' : 'down';
  return { arrow, words: texts[arrow](amount), isGood: arrow === good };
};

/** How a number stands against the one of the period before. */
export function changeOf(value: number, previous: number, good: GoodDirection): Change {
  if (value === previous) return unchanged;
  if (previous === 0) return turned(value, good, texts.fromNone);
  const percent = formatPercent(Math.abs(shareOf(value - previous, previous)));
  return percent === formatPercent(0) ? tiny : turned(value - previous, good, percent);
}

/** Shares differ by points: from 2% to 3% is one point, not a half more. */
export function changeOfRate(
  value: number | null,
  previous: number | null,
  good: GoodDirection,
): Change | null {
  if (value === null || previous === null) return null;
  const points = formatPoints(Math.abs(value - previous));
  return points === formatPoints(0) ? unchanged : turned(value - previous, good, points);
}
