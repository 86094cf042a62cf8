import type { Services } from '../../context';
import { seal, unseal, type SealedColumn } from '../../lib/seal';

type Sealing = Pick<Services, 'settings'>;
type SecretName = 'secretKey' | 'webhookSecret';

// One company's secret, copied to another or into another column, does not open there.
const about = (companyId: string, name: SecretName): string => `stripe ${name} of ${companyId}`;

const sealedIn = (column: string, name: SecretName): SealedColumn => ({
  table: 'stripe_integrations',
  column,
  rowKey: 'company_id',
  about: (companyId) => about(companyId, name),
});

export const sealedKeys: readonly SealedColumn[] = [
  sealedIn('secret_key', 'secretKey'),
  sealedIn('webhook_secret', 'webhookSecret'),
];

export const sealSecret = (
  { settings }: Sealing,
  companyId: string,
  name: SecretName,
  secret: string,
): Buffer => seal(settings.encryptionKey, secret, about(companyId, name));

export const openSecret = (
  { settings }: Sealing,
  companyId: string,
  name: SecretName,
  sealed: Buffer | null,
): string | null => (sealed ? unseal(settings.encryptionKeys, sealed, about(companyId, name)) : null);
