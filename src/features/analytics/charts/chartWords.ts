import { dayAfter, fullDay, formatDay, formatDays, monthOfYear, shortDay, type DayRange } from '@/lib/days';
import { formatMoney, formatNumber, locale, minorDigits } from '@/lib/format';
import type { Chart, ChartSeries } from './chart';

const isWholeMonth = ({ from, to }: DayRange): boolean =>
  from.slice(0, 7) === to.slice(0, 7) && [from, dayAfter(to, 1)].every((day) => day.endsWith('-01'));

/** An interval as a table names it, with its year. */
export function spanName(span: DayRange | null): string {
  if (!span) return '–';
  if (isWholeMonth(span)) return formatDay(span.from, monthOfYear);
  return span.from === span.to ? formatDay(span.from, fullDay) : formatDays(span);
}

/** An interval as an axis names it: by its first day, or by its month. */
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

/** An amount on an axis: short where it is large, with the currency's digits where it has any. */
export function axisText(value: number, { unit }: Pick<ChartSeries, 'unit'>, currency: string): string {
  const amount = unit === 'money' ? value / 10 ** minorDigits(currency) : value;
  const isLarge = Math.abs(amount) >= compactFrom;
  return new Intl.NumberFormat(locale(), {
    ...(unit === 'money' ? { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' } : {}),
    ...(isLarge ? { notation: 'compact', maximumSignificantDigits: 5 } : {}),
  }).format(amount);
}
