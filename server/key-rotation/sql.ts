import type { Db } from '../platform';
import type { EncryptedColumn } from '../lib/encryption';

const batchSize = 100;

export interface EncryptedRow {
  id: string;
  encrypted: Buffer;
}

/**
 * Returns the next batch of encrypted values of one column, and locks the rows until the transaction ends.
 */
export async function lockEncryptedRows(
  db: Db,
  companyId: string,
  { table, column, rowKey }: EncryptedColumn,
  afterId: string | null,
): Promise<EncryptedRow[]> {
  const { rows } = await db.query<EncryptedRow>(
    `/* lockEncryptedRows */ select ${rowKey} as id, ${column} as encrypted from ${table}
     where company_id = $1 and ${column} is not null and ($2::uuid is null or ${rowKey} > $2::uuid)
     order by ${rowKey} limit ${batchSize} for no key update`,
    [companyId, afterId],
  );
  return rows;
}

export async function updateEncryptedValue(
  db: Db,
  companyId: string,
  { table, column, rowKey }: EncryptedColumn,
  { id, encrypted }: EncryptedRow,
): Promise<void> {
  await db.query(
    `/* updateEncryptedValue */ update ${table} set ${column} = $3 where company_id = $1 and ${rowKey} = $2`,
    [companyId, id, encrypted],
  );
}
