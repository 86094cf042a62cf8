import { t } from '@lingui/core/macro';
import { formatList } from '@/lib/format';
import type { Chart, ChartSeries } from './chart';
import { spanName, valueText } from './chartLabels';

type SummaryContext = Pick<Chart, 'spans' | 'currency'>;

const sum = (values: ChartSeries['values']): number =>
  values.reduce<number>((total, value) => total + (value ?? 0), 0);

/** Returns a text such as `Revenue: €9.00 in total, with a peak of €5.00 (Jan 2026)` */
export function totalText(series: ChartSeries, { spans, currency }: SummaryContext): string {
  const { label } = series;
  const text = (value: number) => valueText(value, series, currency);
  const max = Math.max(...series.values.map((value) => value ?? -Infinity));
  const sumOfValues = sum(series.values);
  const total = text(sumOfValues);
  const peak = spans[series.values.indexOf(max)] ?? null;
  if (sumOfValues <= 0 || !peak) return t`${label}: ${total} in total`;
  const peakValue = text(max);
  const span = spanName(peak);
  return t`${label}: ${total} in total, with a peak of ${peakValue} (${span})`;
}

/** Returns a text such as `MRR: from €9.00 to €12.00` */
export function trendText(series: ChartSeries, { currency }: SummaryContext): string {
  const known = series.values.filter((value) => value !== null);
  const [first = 0, last = 0] = [known[0], known.at(-1)];
  const text = (value: number) => valueText(value, series, currency);
  return t`${{ label: series.label }}: from ${{ first: text(first) }} to ${{ last: text(last) }}`;
}

/** Returns a text such as `New: €9.00, Churned: -€2.00` */
export const totalsText = (series: readonly ChartSeries[], { currency }: SummaryContext): string =>
  formatList(
    series.map(
      (item) => t`${{ label: item.label }}: ${{ total: valueText(sum(item.values), item, currency) }}`,
    ),
    'unit',
  );
