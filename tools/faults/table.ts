import { updateBenchmarksPage } from '../bench/benchmarksPage';
import { printAlignedTable } from '../bench/printAlignedTable';
import type { BenchOptions } from '../bench/parseBenchOptions';
import type { DatabaseKind } from '../bench/table';

export interface FaultRow {
  fault: string;
  /** Null if the fault does not involve a database. */
  database: DatabaseKind | null;
  what: string;
  measured: string;
  budget: string;
  isWithinBudget: boolean;
  figures: Readonly<Record<string, number>>;
}

const columns = ['fault', 'database', 'measurement', 'measured', 'budget', 'within budget'] as const;

const toCells = ({ fault, database, what, measured, budget, isWithinBudget }: FaultRow): string[] => [
  fault,
  database ?? '',
  what,
  measured,
  budget,
  isWithinBudget ? 'yes' : 'no',
];

export type FaultOptions = Pick<BenchOptions, 'databases' | 'isShort' | 'minutes'>;

/** Returns the runs of a fault for the selected databases. Returns none if the fault affects none of them. */
export type Fault = (options: FaultOptions) => (() => Promise<FaultRow[]>)[];

export function printFaults(rows: readonly FaultRow[], writesPage: boolean): void {
  const cells = rows.map(toCells);
  printAlignedTable(columns, cells);
  if (writesPage) updateBenchmarksPage('faults', columns, cells, 3);
}
