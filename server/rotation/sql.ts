import type { Db } from '../db/database';
import type { SealedColumn } from '../lib/seal';

const rowsAtOnce = 100;

export interface SealedRow {
  id: string;
  sealed: Buffer;
}

/** The next rows of a company that hold a secret, kept as they are until the transaction ends. */
export async function lockSealed(
  db: Db,
  companyId: string,
  { table, column, rowKey }: SealedColumn,
  after: string | null,
): Promise<SealedRow[]> {
  const { rows } = await db.query<SealedRow>(
    `/* lockSealed */ select ${rowKey} as id, ${column} as sealed from ${table}
     where company_id = $1 and ${column} is not null and ($2::uuid is null or ${rowKey} > $2::uuid)
     order by ${rowKey} limit ${rowsAtOnce} for no key update`,
    [companyId, after],
  );
  return rows;
}

export async function writeSealed(
  db: Db,
  companyId: string,
  { table, column, rowKey }: SealedColumn,
  { id, sealed }: SealedRow,
): Promise<void> {
  await db.query(
    `/* writeSealed */ update ${table} set ${column} = $3 where company_id = $1 and ${rowKey} = $2`,
    [companyId, id, sealed],
  );
}
