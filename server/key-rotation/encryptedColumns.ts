import type { EncryptedColumn } from '../lib/encryption';
import { encryptedTokens } from '../identity/operators/invitationToken';
import { encryptedStripeColumns } from '../billing/stripe/secrets';
import { encryptedSecretColumn } from '../identity/two-factor/totp';

/** Every database column that holds values encrypted with the encryption key. */
export const encryptedColumns: readonly EncryptedColumn[] = [
  encryptedTokens,
  encryptedSecretColumn,
  ...encryptedStripeColumns,
];
