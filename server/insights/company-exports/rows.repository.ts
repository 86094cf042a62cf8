import type { Db } from '../../platform';
import type { ArchiveTable } from './tables/table';

/** Returns the column names in the order of the cells. */
export const headerOf = ({ columns, computed = {} }: ArchiveTable): string[] => [
  ...columns,
  ...Object.keys(computed),
];

/**
 * Counts the rows of a table. The count is only an estimate for the progress, because rows can change until
 * they are exported.
 */
export async function countRows(
  db: Db,
  companyId: string,
  { table, condition = 'true' }: ArchiveTable,
): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    `/* countArchived */ select count(*)::integer as count from ${table} t where t.company_id = $1 and ${condition}`,
    [companyId],
  );
  return rows[0]?.count ?? 0;
}

export type ArchivedRow = Record<string, unknown>;

/** Key values of a row as text. The next page starts after them. */
export type RowCursor = readonly string[];

/** Returns up to `count` rows after the cursor, in key order. An index covers the key. */
export async function rowsAfter(
  db: Db,
  companyId: string,
  archiveTable: ArchiveTable,
  cursor: RowCursor | null,
  count: number,
): Promise<ArchivedRow[]> {
  const { table, condition = 'true', columns, computed = {}, key } = archiveTable;
  const selected = [
    ...columns.map((name) => `t.${name}`),
    ...Object.entries(computed).map(([name, expression]) => `${expression} as ${name}`),
    ...key.map((name, index) => `t.${name}::text as place_${index}`),
  ];
  const keyList = key.map((name) => `t.${name}`).join(', ');
  const placeholders = key.map((_, index) => `$${index + 2}`).join(', ');
  const { rows } = await db.query<ArchivedRow>(
    `/* archivedRows */ select ${selected.join(', ')} from ${table} t
     where t.company_id = $1 and ${condition} ${cursor ? `and (${keyList}) > (${placeholders})` : ''}
     ${key.length > 0 ? `order by ${keyList}` : ''} limit ${count}`,
    [companyId, ...(cursor ?? [])],
  );
  return rows;
}

export const cursorOf = ({ key }: ArchiveTable, row: ArchivedRow): RowCursor =>
  key.map((_, index) => String(row[`place_${index}`]));
