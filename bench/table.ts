import { printLines } from './printLines';

export type DatabaseKind = 'postgres' | 'embedded';

/** Numbers of one unit, each by what it is of all that were measured. */
export interface Amount {
  unit: 'ms' | 'bytes' | 'a second';
  values: Readonly<Record<string, number>>;
}

/** One figure beside its floor. */
export interface Row {
  /** The same on both databases. */
  what: string;
  budget: string;
  /** Null where no database has a part in it. */
  database: DatabaseKind | null;
  measured: Amount;
  floor: Amount | null;
  ratio: number | null;
  isKept: boolean;
  /** What exactly was measured here. */
  note: string | null;
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

const texts: Readonly<Record<Amount['unit'], (value: number) => string>> = {
  ms: (value) => `${value.toFixed(1)} ms`,
  bytes: (value) => (value < 1e6 ? kilobytes(value) : megabytes(value)),
  'a second': (value) => `${Math.round(value)} a second`,
};

/** `p50 9.2 ms, p95 12.4 ms` */
const amountText = (amount: Amount | null): string =>
  Object.entries(amount?.values ?? {})
    .map(([of, value]) => `${of} ${texts[amount?.unit ?? 'ms'](value)}`)
    .join(', ');

const figureCells = (row: Row | undefined): string[] => [
  amountText(row?.measured ?? null),
  amountText(row?.floor ?? null),
  row?.ratio?.toFixed(2) ?? '',
  row ? (row.isKept ? 'yes' : 'no') : '',
];

const figureTitles = (measured: string): string[] => [measured, 'its floor', 'ratio', 'kept'];

const titles = [
  'what',
  'budget',
  ...figureTitles('on PostgreSQL, or on none'),
  ...figureTitles('on the embedded database'),
];

function linesOf(rows: readonly Row[]): string[][] {
  const subjects = [...new Set(rows.map(({ what }) => what))];
  return subjects.map((what) => {
    const ofSubject = rows.filter((row) => row.what === what);
    const embedded = ofSubject.find(({ database }) => database === 'embedded');
    const other = ofSubject.find(({ database }) => database !== 'embedded');
    return [what, ofSubject[0]?.budget ?? '', ...figureCells(other), ...figureCells(embedded)];
  });
}

/** A line for each subject, with both databases side by side, and the notes below. */
export function printTable(rows: readonly Row[]): void {
  printLines(titles, linesOf(rows));
  for (const { what, database, note } of rows) {
    if (note !== null) console.log(`${what}${database === null ? '' : `, ${database}`}: ${note}`);
  }
}
