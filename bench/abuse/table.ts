import { printLines } from '../printLines';
import type { DatabaseKind } from '../table';

/** What one attack came to, beside what it may come to. */
export interface AbuseRow {
  attack: string;
  database: DatabaseKind;
  what: string;
  /** How long refusals took, and how often what was said. */
  refused: string;
  /** The 95th percentile of ordinary requests of somebody else, under attack and without. */
  bystander: string;
  budget: string;
  isKept: boolean;
  figures: Readonly<Record<string, number>>;
}

const columns = ['attack', 'database', 'what', 'refused', 'a bystander', 'budget', 'kept'] as const;

const cellsOf = ({ attack, database, what, refused, bystander, budget, isKept }: AbuseRow): string[] => [
  attack,
  database,
  what,
  refused,
  bystander,
  budget,
  isKept ? 'yes' : 'no',
];

export const printAbuse = (rows: readonly AbuseRow[]): void => printLines(columns, rows.map(cellsOf));
