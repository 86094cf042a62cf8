import { generateSecret, generateURI, verifySync } from 'otplib';
import type { Services } from '../../context';
import { encrypt, decrypt, type EncryptedColumn } from '../../lib/encryption';

const issuer = 'Livery';
const periodSeconds = 30;
const shape = /^\d{6}$/;

/** A secret of 160 bits, as RFC 4226 recommends, in base32. */
export const newSecret = (): string => generateSecret();

export const inGroups = (secret: string): string => (secret.match(/.{1,4}/g) ?? []).join(' ');

/** What an authenticator app reads from a QR code. */
export const otpauthUri = (secret: string, email: string): string =>
  generateURI({ issuer, label: email, secret });

export const isTotpShaped = (code: string): boolean => shape.test(code);

/** The time step that a code belongs to: now, or the one before or after it, since no two clocks agree. */
export function stepOf(secret: string, code: string): number | null {
  const epoch = Math.floor(Date.now() / 1000);
  const result = verifySync({
    secret,
    token: code,
    epoch,
    period: periodSeconds,
    epochTolerance: periodSeconds,
  });
  return result.valid && 'timeStep' in result ? result.timeStep : null;
}

const about = (companyId: string, operatorId: string): string => `two-factor of ${companyId} ${operatorId}`;

export const sealedSecrets: EncryptedColumn = {
  table: 'operators',
  column: 'two_factor_secret',
  rowKey: 'id',
  associatedData: about,
};

type Sealing = Pick<Services, 'settings'>;

export const sealSecret = (
  { settings }: Sealing,
  companyId: string,
  operatorId: string,
  secret: string,
): Buffer => encrypt(settings.encryptionKey, secret, about(companyId, operatorId));

export const unsealSecret = (
  { settings }: Sealing,
  companyId: string,
  operatorId: string,
  sealed: Buffer,
): string => decrypt(settings.encryptionKeys, sealed, about(companyId, operatorId));
