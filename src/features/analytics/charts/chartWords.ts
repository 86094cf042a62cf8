import { addDays } from '../../../../contract/calendarDays';
import { fullDay, formatDay, formatDays, monthOfYear, shortDay, type DayRange } from '@/lib/days';
import { formatNumber } from '@/lib/format';
import { numberFormatter } from '@/lib/formatters';
import { formatMoney, wholeUnits } from '@/lib/money';
import type { Chart, ChartSeries } from './chart';

const isWholeMonth = ({ from, to }: DayRange): boolean =>
  from.slice(0, 7) === to.slice(0, 7) && [from, addDays(to, 1)].every((day) => day.endsWith('-01'));

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
const compact = { notation: 'compact', maximumSignificantDigits: 5 } as const;

/** A number on an axis: short where it is large, with the currency's digits where it has any. */
export function axisText(value: number, { unit }: Pick<ChartSeries, 'unit'>, currency: string): string {
  // Between two minor units there is no amount to name.
  if (!Number.isInteger(value)) return '';
  const longest = unit === 'money' ? wholeUnits(compactFrom, currency) : compactFrom;
  const isLarge = Math.abs(value) >= longest;
  const style = isLarge ? compact : {};
  return unit === 'money'
    ? formatMoney(value, currency, { trailingZeroDisplay: 'stripIfInteger', ...style })
    : numberFormatter(style).format(value);
}
