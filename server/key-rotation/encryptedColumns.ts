import type { EncryptedColumn } from '../lib/encryption';
import { encryptedTokens } from '../modules/operators/invitationToken';
import { encryptedStripeColumns } from '../modules/stripe/secrets';
import { encryptedSecretColumn } from '../modules/two-factor/totp';

/** Every database column that holds values encrypted with the encryption key. */
export const encryptedColumns: readonly EncryptedColumn[] = [
  encryptedTokens,
  encryptedSecretColumn,
  ...encryptedStripeColumns,
];
