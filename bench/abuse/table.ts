import { printLines } from '../printLines';
import type { DatabaseKind } from '../table';

export interface AbuseRow {
  attack: string;
  database: DatabaseKind;
  what: string;
  /** The 95th percentile of refusal times, and the number of attempts per outcome. */
  refused: string;
  /** The 95th percentile of another company's ordinary requests, with and without the attack. */
  ordinaryTraffic: string;
  budget: string;
  isKept: boolean;
  figures: Readonly<Record<string, number>>;
}

const columns = ['attack', 'database', 'what', 'refused', 'a bystander', 'budget', 'kept'] as const;

const toCells = ({
  attack,
  database,
  what,
  refused,
  ordinaryTraffic,
  budget,
  isKept,
}: AbuseRow): string[] => [attack, database, what, refused, ordinaryTraffic, budget, isKept ? 'yes' : 'no'];

export const printAbuse = (rows: readonly AbuseRow[]): void => printLines(columns, rows.map(toCells));
