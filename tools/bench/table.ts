import { updateBenchmarksPage } from './benchmarksPage';
import { printAlignedTable } from './printAlignedTable';

export type DatabaseKind = 'postgres' | 'embedded';

/** Values in one unit, by statistic, such as `p95`. */
export interface Amount {
  unit: 'ms' | 'bytes' | 'per second';
  values: Readonly<Record<string, number>>;
}

export interface Row {
  /** The description, which is identical for both databases. */
  what: string;
  budget: string;
  /** Null if the measurement uses no database. */
  database: DatabaseKind | null;
  measured: Amount;
  baseline: Amount | null;
  ratio: number | null;
  isWithinBudget: boolean;
  note: string | null;
}

const formatKilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
const formatMegabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

const formatters: Readonly<Record<Amount['unit'], (value: number) => string>> = {
  ms: (value) => `${value.toFixed(1)} ms`,
  bytes: (value) => (value < 1e6 ? formatKilobytes(value) : formatMegabytes(value)),
  'per second': (value) => `${Math.round(value)} per second`,
};

/** Formats an amount, such as `p50 9.2 ms, p95 12.4 ms`. */
const formatAmount = (amount: Amount | null): string =>
  Object.entries(amount?.values ?? {})
    .map(([statistic, value]) => `${statistic} ${formatters[amount?.unit ?? 'ms'](value)}`)
    .join(', ');

const figureCells = (row: Row | undefined): string[] => [
  formatAmount(row?.measured ?? null),
  formatAmount(row?.baseline ?? null),
  row?.ratio?.toFixed(2) ?? '',
  row ? (row.isWithinBudget ? 'yes' : 'no') : '',
];

const figureTitles = (measured: string): string[] => [measured, 'baseline', 'ratio', 'within budget'];

const titles = [
  'measurement',
  'budget',
  ...figureTitles('PostgreSQL or none'),
  ...figureTitles('embedded database'),
];

function toLines(rows: readonly Row[]): string[][] {
  const subjects = [...new Set(rows.map(({ what }) => what))];
  return subjects.map((what) => {
    const subjectRows = rows.filter((row) => row.what === what);
    const embedded = subjectRows.find(({ database }) => database === 'embedded');
    const other = subjectRows.find(({ database }) => database !== 'embedded');
    return [what, subjectRows[0]?.budget ?? '', ...figureCells(other), ...figureCells(embedded)];
  });
}

/**
 * Prints one line per measurement with both databases next to each other, followed by the notes. Updates
 * docs/benchmarks.md if `writesPage` is set.
 */
export function printTable(rows: readonly Row[], writesPage: boolean): void {
  const lines = toLines(rows);
  printAlignedTable(titles, lines);
  if (writesPage) updateBenchmarksPage('bench', titles, lines, 1);
  for (const { what, database, note } of rows) {
    if (note !== null) console.log(`${what}${database === null ? '' : `, ${database}`}: ${note}`);
  }
}
