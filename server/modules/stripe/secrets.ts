import type { Services } from '../../context';
import { seal, unseal } from '../../lib/seal';

type Sealing = Pick<Services, 'settings'>;
type SecretName = 'secretKey' | 'webhookSecret';

// One company's secret, copied to another or into another column, does not open there.
const about = (companyId: string, name: SecretName): string => `stripe ${name} of ${companyId}`;

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
): string | null => (sealed ? unseal(settings.encryptionKey, sealed, about(companyId, name)) : null);
