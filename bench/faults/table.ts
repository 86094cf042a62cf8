import { printLines } from '../printLines';
import type { DatabaseKind } from '../table';

export interface FaultRow {
  fault: string;
  /** Null if the fault does not involve a database. */
  database: DatabaseKind | null;
  what: string;
  measured: string;
  budget: string;
  isKept: boolean;
  figures: Readonly<Record<string, number>>;
}

const columns = ['fault', 'database', 'what', 'measured', 'budget', 'kept'] as const;

const toCells = ({ fault, database, what, measured, budget, isKept }: FaultRow): string[] => [
  fault,
  database ?? '',
  what,
  measured,
  budget,
  isKept ? 'yes' : 'no',
];

export const printFaults = (rows: readonly FaultRow[]): void => printLines(columns, rows.map(toCells));
