import type { SealedColumn } from '../lib/seal';
import { sealedTokens } from '../modules/operators/invitationToken';
import { sealedKeys } from '../modules/stripe/secrets';
import { sealedSecrets } from '../modules/two-factor/totp';

/** Everything in the database that an encryption key opens. */
export const sealedColumns: readonly SealedColumn[] = [sealedTokens, sealedSecrets, ...sealedKeys];
