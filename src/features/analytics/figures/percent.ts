import { locale } from '@/lib/reader';

/** 0.05 is `5%`; one digit after the point below ten percent. */
export function formatPercent(share: number): string {
  const maximumFractionDigits = Math.abs(share) < 0.1 ? 1 : 0;
  return new Intl.NumberFormat(locale(), { style: 'percent', maximumFractionDigits }).format(share);
}

/** A difference of shares: 0.004 is `0.4 points`. */
export function formatPoints(difference: number): string {
  const points = Math.round(difference * 1000) / 10;
  return `${new Intl.NumberFormat(locale()).format(points)} ${points === 1 ? 'point' : 'points'}`;
}
