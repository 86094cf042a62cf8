import { numberFormatter } from '@/lib/formatters';
import * as texts from '@/texts/analytics/figures';

/** 0.05 is `5%`; one digit after the point below ten percent. */
export function formatPercent(share: number): string {
  const maximumFractionDigits = Math.abs(share) < 0.1 ? 1 : 0;
  return numberFormatter({ style: 'percent', maximumFractionDigits }).format(share);
}

/** A difference of shares: 0.004 is `0.4 points`. */
export const formatPoints = (difference: number): string => texts.points(Math.round(difference * 1000) / 10);
