import type { Db } from '../../../db/database';
import type { OnBehalf } from '../../../jobs/onBehalf';
import type { StartUpPackChoice, StartUpPackItemKind } from '../../../schema.generated';
import type { Pack } from '../catalogue/pack';

export interface Conflict {
  /** What stands in the way, in one sentence. */
  sentence: string;
  /** The usual one first. */
  choices: readonly StartUpPackChoice[];
}

/** What a piece became, and what taking it back needs. */
export interface Placed {
  outcome: 'Added' | 'Replaced';
  targetId: string | null;
  /** How that stood when it was placed: whoever has changed it since keeps it. */
  mark: string | null;
  /** What stood there before. */
  before: unknown;
}

export type PlacedRow = Omit<Placed, 'outcome'>;

/** One thing that a pack holds, of whichever kind. */
export interface Piece {
  /** The same in every version of the pack. */
  key: string;
  kind: StartUpPackItemKind;
  name: string;
  /** What it holds, with what it costs in that currency. */
  detail(currency: string): string;
  conflict(db: Db, companyId: string): Promise<Conflict | null>;
  place(on: OnBehalf, choice: StartUpPackChoice): Promise<Placed>;
  /** Null when it was taken back, else why it was left. */
  takeBack(on: OnBehalf, placed: PlacedRow): Promise<string | null>;
}

/** Whether a conflict leaves this choice open; without one there is only adding it. */
export const isOpen = (conflict: Conflict | null, choice: StartUpPackChoice): boolean =>
  conflict ? conflict.choices.includes(choice) : choice === 'Add' || choice === 'Skip';

export const noteOf = ({ name }: Pack): string => `From the pack ${name}`;
