import type { Services } from '../../context';
import { encrypt, decrypt, type EncryptedColumn } from '../../lib/encryption';

type Sealing = Pick<Services, 'settings'>;
type SecretName = 'secretKey' | 'webhookSecret';

// One company's secret, copied to another or into another column, does not open there.
const about = (companyId: string, name: SecretName): string => `stripe ${name} of ${companyId}`;

const sealedIn = (column: string, name: SecretName): EncryptedColumn => ({
  table: 'stripe_integrations',
  column,
  rowKey: 'company_id',
  associatedData: (companyId) => about(companyId, name),
});

export const sealedKeys: readonly EncryptedColumn[] = [
  sealedIn('secret_key', 'secretKey'),
  sealedIn('webhook_secret', 'webhookSecret'),
];

export const sealSecret = (
  { settings }: Sealing,
  companyId: string,
  name: SecretName,
  secret: string,
): Buffer => encrypt(settings.encryptionKey, secret, about(companyId, name));

export const openSecret = (
  { settings }: Sealing,
  companyId: string,
  name: SecretName,
  sealed: Buffer | null,
): string | null => (sealed ? decrypt(settings.encryptionKeys, sealed, about(companyId, name)) : null);
