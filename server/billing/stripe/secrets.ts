import type { Services } from '../../platform';
import { encrypt, decrypt, type EncryptedColumn } from '../../lib/encryption';

type EncryptionServices = Pick<Services, 'settings'>;
type SecretName = 'secretKey' | 'webhookSecret';

// The associated data binds a secret to its company and column, so that a copy elsewhere cannot be decrypted.
const associatedDataOf = (companyId: string, name: SecretName): string => `stripe ${name} of ${companyId}`;

const encryptedColumn = (column: string, name: SecretName): EncryptedColumn => ({
  table: 'stripe_integrations',
  column,
  rowKey: 'company_id',
  associatedData: (companyId) => associatedDataOf(companyId, name),
});

export const encryptedStripeColumns: readonly EncryptedColumn[] = [
  encryptedColumn('secret_key', 'secretKey'),
  encryptedColumn('webhook_secret', 'webhookSecret'),
];

export const encryptSecret = (
  { settings }: EncryptionServices,
  companyId: string,
  name: SecretName,
  secret: string,
): Buffer => encrypt(settings.encryptionKey, secret, associatedDataOf(companyId, name));

export const decryptSecret = (
  { settings }: EncryptionServices,
  companyId: string,
  name: SecretName,
  encrypted: Buffer | null,
): string | null =>
  encrypted ? decrypt(settings.encryptionKeys, encrypted, associatedDataOf(companyId, name)) : null;
