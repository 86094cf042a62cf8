import { numberFormatter } from '@/lib/format';
import * as texts from '@/texts/analytics/figures';

/** Formats 0.25 as `25%`. Shares below 10% have up to one decimal. */
export function formatPercent(share: number): string {
  const maximumFractionDigits = Math.abs(share) < 0.1 ? 1 : 0;
  return numberFormatter({ style: 'percent', maximumFractionDigits }).format(share);
}

/** Formats a difference of shares: 0.004 becomes `0.4 points`. */
export const formatPoints = (difference: number): string => texts.points(Math.round(difference * 1000) / 10);
