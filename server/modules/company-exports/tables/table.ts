/** One CSV of the archive: rows of one table, in the order of their key. */
export interface ArchiveTable {
  file: string;
  /** For README.txt: what a row is. */
  holds: string;
  table: string;
  /** Which of its rows, where it is not all of them; it is called `t`. */
  only?: string;
  /** With the company's id before it, what tells the rows apart. */
  key: readonly string[];
  /** Written out, and not taken from the database: a column that nobody named here, a secret one above all, stays there. */
  columns: readonly string[];
  /** What is in no column of the table itself; it is called `t`. */
  worked?: Readonly<Record<string, string>>;
  /** What stays where it is: secrets, what follows from other columns, what only the program needs. */
  left?: readonly string[];
}

export const words = (text: string): string[] => text.trim().split(/\s+/);

/** Amounts of a client are in the company's currency. */
export const ownCurrency = '(select k.currency from companies k where k.id = t.company_id)';
