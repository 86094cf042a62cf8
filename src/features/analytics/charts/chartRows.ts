import { minorDigits } from '@/lib/format';
import { toCsv } from '@/lib/csv';
import type { Chart } from './chart';
import { spanName, valueText } from './chartWords';

interface ChartRows {
  headers: readonly string[];
  rows: readonly (readonly string[])[];
}

/** The chart as a person reads it in a table. */
export function tableOf({ spans, comparedSpans, series, currency }: Chart): ChartRows {
  const rows = spans.map((span, index) => [
    spanName(span),
    ...(comparedSpans ? [spanName(comparedSpans[index] ?? null)] : []),
    ...series.map((one) => valueText(one.values[index] ?? null, one, currency)),
  ]);
  const compared = comparedSpans ? ['Compared with'] : [];
  return { headers: ['Period', ...compared, ...series.map(({ label }) => label)], rows };
}

const amount = (value: number | null | undefined, unit: 'money' | 'count', currency: string): string => {
  if (value === null || value === undefined) return '';
  const digits = minorDigits(currency);
  return unit === 'money' ? (value / 10 ** digits).toFixed(digits) : String(value);
};

/** The chart as a spreadsheet reads it: days as the calendar's, amounts as bare numbers. */
export function csvOf({ spans, comparedSpans, series, currency }: Chart): string {
  const compared = comparedSpans ? ['Compared from', 'Compared to'] : [];
  const labels = series.map(({ label, unit }) => (unit === 'money' ? `${label} (${currency})` : label));
  const rows = spans.map((span, index) => {
    const before = comparedSpans?.[index];
    return [
      span?.from ?? '',
      span?.to ?? '',
      ...(comparedSpans ? [before?.from ?? '', before?.to ?? ''] : []),
      ...series.map(({ values, unit }) => amount(values[index], unit, currency)),
    ];
  });
  return toCsv([['From', 'To', ...compared, ...labels], ...rows]);
}

/** `Revenue 2026-01-01 to 2026-01-31.csv`. */
export function csvName({ title, spans }: Chart): string {
  const known = spans.filter((span) => span !== null);
  return `${title} ${known[0]?.from ?? ''} to ${known.at(-1)?.to ?? ''}.csv`;
}
