/** One CSV file of the archive, with rows of one table in key order. */
export interface ArchiveTable {
  file: string;
  /** Description of the rows for README.txt. */
  description: () => string;
  table: string;
  /** SQL condition on the table, whose alias is `t`. Omit it to export all rows. */
  condition?: string;
  /** Columns of the unique key after `company_id`. */
  key: readonly string[];
  /**
   * Exported columns. They are listed so that new columns, especially secrets, are never exported by default.
   */
  columns: readonly string[];
  /** SQL expressions of computed columns by name. The table's alias is `t`. */
  computed?: Readonly<Record<string, string>>;
  /** Secret, derived and internal columns, and content that the archive stores as separate files. */
  omitted?: readonly string[];
}

export const columnNames = (text: string): string[] => text.trim().split(/\s+/);

/** SQL expression for the company's currency, which applies to the amounts of clients. */
export const companyCurrency = '(select k.currency from companies k where k.id = $1)';
