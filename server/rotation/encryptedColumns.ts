import type { SealedColumn } from '../lib/seal';
import { sealedTokens } from '../modules/operators/invitationToken';
import { sealedKeys } from '../modules/stripe/secrets';
import { sealedSecrets } from '../modules/two-factor/totp';

/** Every database column that holds values encrypted with the encryption key. */
export const encryptedColumns: readonly SealedColumn[] = [sealedTokens, sealedSecrets, ...sealedKeys];
