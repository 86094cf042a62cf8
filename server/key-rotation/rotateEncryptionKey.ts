import { allCompanyIds, type Db, type Services, type Settings } from '../platform';
import { encrypt, tryDecrypt, type EncryptedColumn } from '../lib/encryption';
import { encryptedSecretColumn, encryptedTokens } from '../identity';
import { encryptedStripeColumns } from '../billing';
import { lockEncryptedRows, updateEncryptedValue, type EncryptedRow } from './sql';

/** Every database column that holds values encrypted with the encryption key. */
export const encryptedColumns: readonly EncryptedColumn[] = [
  encryptedTokens,
  encryptedSecretColumn,
  ...encryptedStripeColumns,
];

export interface RotationResult {
  /** Secrets that were already encrypted with the current key. */
  unchanged: number;
  /** Secrets that were encrypted with an older key and are now encrypted with the current one. */
  reencrypted: number;
  /** Descriptions of the secrets that none of the keys decrypts. */
  undecryptable: string[];
}

interface SecretColumn {
  companyId: string;
  column: EncryptedColumn;
}

/**
 * Encrypts every stored secret with the current key, except those that no key decrypts. After an
 * interruption, run it again to finish.
 */
export async function rotateEncryptionKey({
  database,
  settings,
}: Pick<Services, 'database' | 'settings'>): Promise<RotationResult> {
  const result: RotationResult = { unchanged: 0, reencrypted: 0, undecryptable: [] };
  for await (const companyId of allCompanyIds(database)) {
    for (const column of encryptedColumns) {
      const secretColumn = { companyId, column };
      let rows: EncryptedRow[] = [];
      do {
        const lastId = rows.at(-1)?.id ?? null;
        rows = await database.inCompany(companyId, async (db) => {
          const locked = await lockEncryptedRows(db, companyId, column, lastId);
          for (const row of locked) await reencryptRow(db, settings, secretColumn, row, result);
          return locked;
        });
      } while (rows.length > 0);
    }
  }
  return result;
}

async function reencryptRow(
  db: Db,
  { encryptionKey, encryptionKeys }: Pick<Settings, 'encryptionKey' | 'encryptionKeys'>,
  { companyId, column }: SecretColumn,
  { id, encrypted }: EncryptedRow,
  result: RotationResult,
): Promise<void> {
  const context = column.associatedData(companyId, id);
  for (const key of encryptionKeys) {
    const secret = tryDecrypt(key, encrypted, context);
    if (secret === null) continue;
    if (key.equals(encryptionKey)) {
      result.unchanged += 1;
      return;
    }
    await updateEncryptedValue(db, companyId, column, {
      id,
      encrypted: encrypt(encryptionKey, secret, context),
    });
    result.reencrypted += 1;
    return;
  }
  result.undecryptable.push(context);
}
