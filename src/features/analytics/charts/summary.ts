import type { DayRange } from '@/lib/days';
import * as texts from '@/texts/analytics/charts';
import type { Chart, ChartSeries } from './chart';
import { spanName, valueText } from './chartLabels';

type SummaryContext = Pick<Chart, 'spans' | 'currency'>;

const sum = (values: ChartSeries['values']): number =>
  values.reduce<number>((total, value) => total + (value ?? 0), 0);

const spanText = (span: DayRange): string =>
  (span.from === span.to ? texts.onDay : texts.inSpan)(spanName(span));

/** Returns a text such as `Revenue: €9.00 in all, the most €5.00 in Jan 2026.` */
export function totalText(series: ChartSeries, { spans, currency }: SummaryContext): string {
  const text = (value: number) => valueText(value, series, currency);
  const max = Math.max(...series.values.map((value) => value ?? -Infinity));
  const total = sum(series.values);
  const peak = spans[series.values.indexOf(max)] ?? null;
  const maxText = total > 0 && peak ? texts.theMost(text(max), spanText(peak)) : '';
  return texts.inAll(series.label, text(total), maxText);
}

/** Returns a text such as `MRR: from €9.00 to €12.00.` */
export function trendText(series: ChartSeries, { currency }: SummaryContext): string {
  const known = series.values.filter((value) => value !== null);
  const [first = 0, last = 0] = [known[0], known.at(-1)];
  const text = (value: number) => valueText(value, series, currency);
  return texts.fromTo(series.label, text(first), text(last));
}

/** Returns a text such as `New: €9.00. Churned: -€2.00.` */
export const totalsText = (series: readonly ChartSeries[], { currency }: SummaryContext): string =>
  series.map((item) => `${item.label}: ${valueText(sum(item.values), item, currency)}.`).join(' ');
