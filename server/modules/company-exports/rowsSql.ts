import type { Db } from '../../db/database';
import type { ArchiveTable } from './tables/table';

/** What a row has, in the order of its cells. */
export const headerOf = ({ columns, worked = {} }: ArchiveTable): string[] => [
  ...columns,
  ...Object.keys(worked),
];

/** About how many rows there are, for the progress. */
export async function countRows(
  db: Db,
  companyId: string,
  { table, only = 'true' }: ArchiveTable,
): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    `/* countArchived */ select count(*)::integer as count from ${table} t where t.company_id = $1 and ${only}`,
    [companyId],
  );
  return rows[0]?.count ?? 0;
}

export type ArchivedRow = Record<string, unknown>;

/** The values that tell a row's place, as text: what the next page comes after. */
export type Place = readonly string[];

/** The next rows of a table in the order of its key, found in the index that the key is. */
export async function rowsAfter(
  db: Db,
  companyId: string,
  archived: ArchiveTable,
  after: Place | null,
  count: number,
): Promise<ArchivedRow[]> {
  const { table, only = 'true', columns, worked = {}, key } = archived;
  const selected = [
    ...columns.map((name) => `t.${name}`),
    ...Object.entries(worked).map(([name, expression]) => `${expression} as ${name}`),
    ...key.map((name, index) => `t.${name}::text as place_${index}`),
  ];
  const keyList = key.map((name) => `t.${name}`).join(', ');
  const places = key.map((_, index) => `$${index + 2}`).join(', ');
  const { rows } = await db.query<ArchivedRow>(
    `/* archivedRows */ select ${selected.join(', ')} from ${table} t
     where t.company_id = $1 and ${only} ${after ? `and (${keyList}) > (${places})` : ''}
     ${key.length > 0 ? `order by ${keyList}` : ''} limit ${count}`,
    [companyId, ...(after ?? [])],
  );
  return rows;
}

export const placeOf = ({ key }: ArchiveTable, row: ArchivedRow): Place =>
  key.map((_, index) => String(row[`place_${index}`]));
