import type { EncryptedColumn } from '../lib/encryption';
import { encryptedSecretColumn, encryptedTokens } from '../identity';
import { encryptedStripeColumns } from '../billing';

/** Every database column that holds values encrypted with the encryption key. */
export const encryptedColumns: readonly EncryptedColumn[] = [
  encryptedTokens,
  encryptedSecretColumn,
  ...encryptedStripeColumns,
];
