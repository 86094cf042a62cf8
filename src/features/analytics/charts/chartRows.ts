import { amountText } from '@/lib/money';
import { toCsv } from '@/lib/csv';
import * as texts from '@/texts/analytics/charts';
import type { Chart } from './chart';
import { spanName, valueText } from './chartWords';

interface ChartRows {
  headers: readonly string[];
  rows: readonly (readonly string[])[];
}

// The days compared with stand beside the number that is about them, the last one.
const withCompared = ({ comparedSpans }: Chart, cells: readonly string[], compared: readonly string[]) =>
  comparedSpans ? [...cells.slice(0, -1), ...compared, ...cells.slice(-1)] : cells;

/** The chart as a person reads it in a table. */
export function tableOf(chart: Chart): ChartRows {
  const { spans, comparedSpans, series, currency } = chart;
  const headers = series.map(({ label }) => label);
  const rows = spans.map((span, index) => {
    const cells = series.map((one) => valueText(one.values[index] ?? null, one, currency));
    return [spanName(span), ...withCompared(chart, cells, [spanName(comparedSpans?.[index] ?? null)])];
  });
  return { headers: ['Period', ...withCompared(chart, headers, [texts.comparedWith])], rows };
}

const cellOf = (value: number | null | undefined, unit: 'money' | 'count', currency: string): string => {
  if (value === null || value === undefined) return '';
  return unit === 'money' ? amountText(value, currency) : String(value);
};

/** The chart as a spreadsheet reads it: days as the calendar's, amounts as bare numbers. */
export function csvOf(chart: Chart): string {
  const { spans, comparedSpans, series, currency } = chart;
  const labels = series.map(({ label, unit }) => (unit === 'money' ? `${label} (${currency})` : label));
  const rows = spans.map((span, index) => {
    const before = comparedSpans?.[index];
    const cells = series.map(({ values, unit }) => cellOf(values[index], unit, currency));
    return [
      span?.from ?? '',
      span?.to ?? '',
      ...withCompared(chart, cells, [before?.from ?? '', before?.to ?? '']),
    ];
  });
  return toCsv([
    [texts.from, texts.to, ...withCompared(chart, labels, [texts.comparedFrom, texts.comparedTo])],
    ...rows,
  ]);
}

/** `Revenue 2026-01-01 to 2026-01-31.csv`. */
export function csvName({ title, spans }: Chart): string {
  const known = spans.filter((span) => span !== null);
  return texts.csvName(title, known[0]?.from ?? '', known.at(-1)?.to ?? '');
}
