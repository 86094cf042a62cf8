import { amountText } from '@contract/money';
import { toCsv } from '@/lib/csv';
import * as texts from '@/texts/analytics/charts';
import type { Chart } from './chart';
import { spanName, valueText } from './chartLabels';

interface ChartRows {
  headers: readonly string[];
  rows: readonly (readonly string[])[];
}

// Inserts the compared interval before the last column, which contains its value.
const withCompared = ({ comparedSpans }: Chart, cells: readonly string[], compared: readonly string[]) =>
  comparedSpans ? [...cells.slice(0, -1), ...compared, ...cells.slice(-1)] : cells;

/** Returns the headers and rows of the chart's table as display text. */
export function tableOf(chart: Chart): ChartRows {
  const { spans, comparedSpans, series, currency } = chart;
  const headers = series.map(({ label }) => label);
  const rows = spans.map((span, index) => {
    const cells = series.map((item) => valueText(item.values[index] ?? null, item, currency));
    return [spanName(span), ...withCompared(chart, cells, [spanName(comparedSpans?.[index] ?? null)])];
  });
  return { headers: ['Period', ...withCompared(chart, headers, [texts.comparedWith])], rows };
}

const cellOf = (value: number | null | undefined, unit: 'money' | 'count', currency: string): string => {
  if (value === null || value === undefined) return '';
  return unit === 'money' ? amountText(value, currency) : String(value);
};

/** Returns the chart as CSV with ISO dates and plain amounts. */
export function csvOf(chart: Chart): string {
  const { spans, comparedSpans, series, currency } = chart;
  const labels = series.map(({ label, unit }) => (unit === 'money' ? `${label} (${currency})` : label));
  const rows = spans.map((span, index) => {
    const previousSpan = comparedSpans?.[index];
    const cells = series.map(({ values, unit }) => cellOf(values[index], unit, currency));
    return [
      span?.from ?? '',
      span?.to ?? '',
      ...withCompared(chart, cells, [previousSpan?.from ?? '', previousSpan?.to ?? '']),
    ];
  });
  return toCsv([
    [texts.from, texts.to, ...withCompared(chart, labels, [texts.comparedFrom, texts.comparedTo])],
    ...rows,
  ]);
}

/** Returns a file name such as `Revenue 2026-01-01 to 2026-01-31.csv`. */
export function csvName({ title, spans }: Chart): string {
  const knownSpans = spans.filter((span) => span !== null);
  return texts.csvName(title, knownSpans[0]?.from ?? '', knownSpans.at(-1)?.to ?? '');
}
