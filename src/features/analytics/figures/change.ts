import { plural, t } from '@lingui/core/macro';
import { shareOf } from '@contract/money';
import { numberFormatter } from '@/lib/format';

/** Formats 0.25 as `25%`. Shares below 10% have up to one decimal. */
export function formatPercent(share: number): string {
  const maximumFractionDigits = Math.abs(share) < 0.1 ? 1 : 0;
  return numberFormatter({ style: 'percent', maximumFractionDigits }).format(share);
}

/** Formats a difference of shares: 0.004 becomes `0.4 points`. */
const formatPoints = (difference: number): string =>
  t`${plural({ count: Math.round(difference * 1000) / 10 }, { one: '# point', other: '# points' })}`;

export type GoodDirection = 'up' | 'down';

export interface Change {
  arrow: 'up' | 'down' | 'none';
  /** Such as `Up 13%`, `Down 0.4 points` or `Up from none`. */
  text: string;
  /** Null if the value did not change noticeably. */
  isGood: boolean | null;
}

const neutralChange = (text: string): Change => ({ arrow: 'none', text, isGood: null });

const changeBy = (difference: number, good: GoodDirection, amount: string): Change =>
  difference > 0
    ? { arrow: 'up', text: t`Up ${amount}`, isGood: good === 'up' }
    : { arrow: 'down', text: t`Down ${amount}`, isGood: good === 'down' };

const changeFromNone = (value: number, good: GoodDirection): Change =>
  value > 0
    ? { arrow: 'up', text: t`Up from none`, isGood: good === 'up' }
    : { arrow: 'down', text: t`Down from none`, isGood: good === 'down' };

/** Returns the change from the previous period in percent, or from none if the previous value is zero. */
export function changeOf(value: number, previous: number, good: GoodDirection): Change {
  if (value === previous) return neutralChange(t`No change`);
  if (previous === 0) return changeFromNone(value, good);
  const percent = formatPercent(Math.abs(shareOf(value - previous, previous)));
  return percent === formatPercent(0)
    ? neutralChange(t`Hardly any change`)
    : changeBy(value - previous, good, percent);
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
  const points = formatPoints(Math.abs(value - previous));
  return points === formatPoints(0) ? neutralChange(t`No change`) : changeBy(value - previous, good, points);
}
