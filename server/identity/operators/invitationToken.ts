import type { Services } from '../../platform';
import { newCompanyToken } from '../../lib/companyToken';
import { encrypt, decrypt, type EncryptedColumn } from '../../lib/encryption';

type EncryptionSettings = Pick<Services, 'settings'>;

const associatedDataOf = (companyId: string, invitationId: string): string =>
  `invitation ${invitationId} of ${companyId}`;

export const encryptedTokens: EncryptedColumn = {
  table: 'invitations',
  column: 'token_sealed',
  rowKey: 'id',
  associatedData: associatedDataOf,
};

export const encryptToken = (
  { settings }: EncryptionSettings,
  companyId: string,
  invitationId: string,
  token: string,
): Buffer => encrypt(settings.encryptionKey, token, associatedDataOf(companyId, invitationId));

/** Returns the hash of a new token, for lookups, and the encrypted token. */
export function newInvitationToken(
  services: EncryptionSettings,
  companyId: string,
  invitationId: string,
): { tokenHash: Buffer; encryptedToken: Buffer } {
  const { token, hash } = newCompanyToken(companyId);
  return { tokenHash: hash, encryptedToken: encryptToken(services, companyId, invitationId, token) };
}

export function invitationUrl(
  { settings }: EncryptionSettings,
  companyId: string,
  { id, encrypted_token: encrypted }: { id: string; encrypted_token: Buffer },
): string {
  const token = decrypt(settings.encryptionKeys, encrypted, associatedDataOf(companyId, id));
  return `${settings.publicUrl}/onboard/user?token=${token}`;
}
