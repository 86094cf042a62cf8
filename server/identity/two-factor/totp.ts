import { generateSecret, generateURI, verifySync } from 'otplib';
import type { Services } from '../../platform';
import { encrypt, decrypt, type EncryptedColumn } from '../../lib/encryption';

const issuer = 'Livery';
const periodSeconds = 30;
const codePattern = /^\d{6}$/;

/** Returns a base32 secret of 160 bits, as RFC 4226 recommends. */
export const newSecret = (): string => generateSecret();

export const formatSecret = (secret: string): string => (secret.match(/.{1,4}/g) ?? []).join(' ');

/** Returns the URI of the QR code that authenticator apps scan. */
export const otpauthUri = (secret: string, email: string): string =>
  generateURI({ issuer, label: email, secret });

export const isTotpFormat = (code: string): boolean => codePattern.test(code);

/**
 * Returns the time step of a code, or null if the code is wrong. Also accepts the previous and the next step,
 * because clocks differ.
 */
export function timeStepOf(secret: string, code: string): number | null {
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

const secretContext = (companyId: string, operatorId: string): string =>
  `two-factor of ${companyId} ${operatorId}`;

export const encryptedSecretColumn: EncryptedColumn = {
  table: 'operators',
  column: 'two_factor_secret',
  rowKey: 'id',
  associatedData: secretContext,
};

type EncryptionServices = Pick<Services, 'settings'>;

export const encryptSecret = (
  { settings }: EncryptionServices,
  companyId: string,
  operatorId: string,
  secret: string,
): Buffer => encrypt(settings.encryptionKey, secret, secretContext(companyId, operatorId));

export const decryptSecret = (
  { settings }: EncryptionServices,
  companyId: string,
  operatorId: string,
  encryptedSecret: Buffer,
): string => decrypt(settings.encryptionKeys, encryptedSecret, secretContext(companyId, operatorId));
