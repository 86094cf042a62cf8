import { addDays } from '@contract/calendarDays';
import { fullDay, formatDay, formatDays, monthOfYear, shortDay, type DayRange } from '@/lib/days';
import { formatNumber, numberFormatter } from '@/lib/format';
import { fromMajorUnits } from '@contract/money';
import { formatMoney } from '@/lib/money';
import type { Chart, ChartSeries } from './chart';

const isWholeMonth = ({ from, to }: DayRange): boolean =>
  from.slice(0, 7) === to.slice(0, 7) && [from, addDays(to, 1)].every((day) => day.endsWith('-01'));

/** Returns the name of an interval with its year, for tables and tooltips, or `–` without an interval. */
export function spanName(span: DayRange | null): string {
  if (!span) return '–';
  if (isWholeMonth(span)) return formatDay(span.from, monthOfYear);
  return span.from === span.to ? formatDay(span.from, fullDay) : formatDays(span);
}

/**
 * Returns the axis label of an interval: its first day or its month, or an empty string without an interval.
 */
export function spanTick(span: DayRange | null, interval: Chart['interval']): string {
  if (!span) return '';
  return formatDay(span.from, interval === 'Month' ? monthOfYear : shortDay);
}

export function valueText(
  value: number | null,
  { unit }: Pick<ChartSeries, 'unit'>,
  currency: string,
): string {
  if (value === null) return '–';
  return unit === 'money' ? formatMoney(value, currency) : formatNumber(value);
}

const compactFrom = 10_000;
const compact = { notation: 'compact', maximumSignificantDigits: 5 } as const;

/** Returns an axis label: compact from 10,000, and with decimals only if they are not zero. */
export function axisText(value: number, { unit }: Pick<ChartSeries, 'unit'>, currency: string): string {
  // Fractions of a minor unit or of a count get no label.
  if (!Number.isInteger(value)) return '';
  const threshold = unit === 'money' ? fromMajorUnits(compactFrom, currency) : compactFrom;
  const isLarge = Math.abs(value) >= threshold;
  const style = isLarge ? compact : {};
  return unit === 'money'
    ? formatMoney(value, currency, { trailingZeroDisplay: 'stripIfInteger', ...style })
    : numberFormatter(style).format(value);
}
