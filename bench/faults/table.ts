import { printLines } from '../printLines';
import type { DatabaseKind } from '../table';

/** What one fault came to, beside what it may come to. */
export interface FaultRow {
  fault: string;
  /** Null where no database has a part in it. */
  database: DatabaseKind | null;
  what: string;
  /** The same as the figures, in words. */
  measured: string;
  budget: string;
  isKept: boolean;
  figures: Readonly<Record<string, number>>;
}

const columns = ['fault', 'database', 'what', 'measured', 'budget', 'kept'] as const;

const cellsOf = ({ fault, database, what, measured, budget, isKept }: FaultRow): string[] => [
  fault,
  database ?? '',
  what,
  measured,
  budget,
  isKept ? 'yes' : 'no',
];

export const printFaults = (rows: readonly FaultRow[]): void => printLines(columns, rows.map(cellsOf));
