import { updateBenchmarksPage } from '../bench/benchmarksPage';
import { printAlignedTable } from '../bench/printAlignedTable';
import type { DatabaseKind } from '../bench/table';

export interface AbuseRow {
  attack: string;
  database: DatabaseKind;
  what: string;
  /**
   * The 95th percentile of the refusal times or the medians of the response times, with the outcomes. The
   * error if the attack aborted.
   */
  refused: string;
  /**
   * The 95th percentile of another company's response times with and without the attack, and its failed
   * requests. Empty if not measured.
   */
  ordinaryTraffic: string;
  budget: string;
  isWithinBudget: boolean;
  figures: Readonly<Record<string, number>>;
}

const columns = [
  'attack',
  'database',
  'measurement',
  'refused',
  'ordinary requests',
  'budget',
  'within budget',
] as const;

const toCells = ({
  attack,
  database,
  what,
  refused,
  ordinaryTraffic,
  budget,
  isWithinBudget,
}: AbuseRow): string[] => [
  attack,
  database,
  what,
  refused,
  ordinaryTraffic,
  budget,
  isWithinBudget ? 'yes' : 'no',
];

export function printAbuse(rows: readonly AbuseRow[], writesPage: boolean): void {
  const cells = rows.map(toCells);
  printAlignedTable(columns, cells);
  if (writesPage) updateBenchmarksPage('abuse', columns, cells, 3);
}
