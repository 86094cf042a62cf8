import type { DayRange } from '@/lib/days';
import * as texts from '@/texts/analytics/charts';
import type { Chart, ChartSeries } from './chart';
import { spanName, valueText } from './chartWords';

type Drawn = Pick<Chart, 'spans' | 'currency'>;

const sum = (values: ChartSeries['values']): number =>
  values.reduce<number>((total, value) => total + (value ?? 0), 0);

const spanInWords = (span: DayRange): string =>
  (span.from === span.to ? texts.onDay : texts.inSpan)(spanName(span));

/** `Revenue: €9.00 in all, the most €5.00 in Jan 2026.` */
export function totalInWords(series: ChartSeries, { spans, currency }: Drawn): string {
  const text = (value: number) => valueText(value, series, currency);
  const most = Math.max(...series.values.map((value) => value ?? -Infinity));
  const total = sum(series.values);
  const peak = spans[series.values.indexOf(most)] ?? null;
  const extreme = total > 0 && peak ? texts.theMost(text(most), spanInWords(peak)) : '';
  return texts.inAll(series.label, text(total), extreme);
}

/** `MRR: from €9.00 to €12.00.` */
export function courseInWords(series: ChartSeries, { currency }: Drawn): string {
  const known = series.values.filter((value) => value !== null);
  const [first = 0, last = 0] = [known[0], known.at(-1)];
  const text = (value: number) => valueText(value, series, currency);
  return texts.fromTo(series.label, text(first), text(last));
}

/** `New: €9.00. Churned: -€2.00.` */
export const totalsInWords = (series: readonly ChartSeries[], { currency }: Drawn): string =>
  series.map((one) => `${one.label}: ${valueText(sum(one.values), one, currency)}.`).join(' ');
