import { plural, t } from '@lingui/core/macro';
import { shareOf } from '@contract/money';
import { formatPercent } from '@/lib/format';

/** Formats 0.25 as `25%`. Shares below 10% have up to one decimal. */
export const formatShare = (share: number): string => formatPercent(share, Math.abs(share) < 0.1 ? 1 : 0);

export type GoodDirection = 'up' | 'down';

export interface Change {
  arrow: 'up' | 'down' | 'none';
  /** Such as `Up 13%`, `Down 0.4 points` or `Up from 0`. */
  text: string;
  /** Null if the value did not change noticeably. */
  isGood: boolean | null;
}

const neutralChange = (text: string): Change => ({ arrow: 'none', text, isGood: null });

const changeBy = (difference: number, good: GoodDirection, texts: { up: string; down: string }): Change => {
  const arrow = difference > 0 ? 'up' : 'down';
  return { arrow, text: texts[arrow], isGood: good === arrow };
};

/** Returns the change from the previous period in percent, or from 0 if the previous value is zero. */
export function changeOf(value: number, previous: number, good: GoodDirection): Change {
  if (value === previous) return neutralChange(t`No change`);
  if (previous === 0) return changeBy(value, good, { up: t`Up from 0`, down: t`Down from 0` });
  const percent = formatShare(Math.abs(shareOf(value - previous, previous)));
  return percent === formatShare(0)
    ? neutralChange(t`Almost no change`)
    : changeBy(value - previous, good, { up: t`Up ${percent}`, down: t`Down ${percent}` });
}

/**
 * Returns the change of a rate in percentage points, or null if a rate is missing. From 2% to 3% is one
 * point, not 50%.
 */
export function changeOfRate(
  value: number | null,
  previous: number | null,
  good: GoodDirection,
): Change | null {
  if (value === null || previous === null) return null;
  const points = Math.round(Math.abs(value - previous) * 1000) / 10;
  if (points === 0) return neutralChange(t`No change`);
  return changeBy(value - previous, good, {
    up: t`${plural(points, { one: 'Up # point', other: 'Up # points' })}`,
    down: t`${plural(points, { one: 'Down # point', other: 'Down # points' })}`,
  });
}
