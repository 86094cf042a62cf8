import type { Services } from '../../context';
import { newCompanyToken } from '../../lib/companyToken';
import { encrypt, decrypt, type EncryptedColumn } from '../../lib/encryption';

type Sealing = Pick<Services, 'settings'>;

const about = (companyId: string, invitationId: string): string =>
  `invitation ${invitationId} of ${companyId}`;

export const sealedTokens: EncryptedColumn = {
  table: 'invitations',
  column: 'token_sealed',
  rowKey: 'id',
  associatedData: about,
};

export const sealToken = (
  { settings }: Sealing,
  companyId: string,
  invitationId: string,
  token: string,
): Buffer => encrypt(settings.encryptionKey, token, about(companyId, invitationId));

/** The token of a new link: its hash, by which it is found, and the token itself, sealed. */
export function newInvitationToken(
  services: Sealing,
  companyId: string,
  invitationId: string,
): { tokenHash: Buffer; tokenSealed: Buffer } {
  const { token, hash } = newCompanyToken(companyId);
  return { tokenHash: hash, tokenSealed: sealToken(services, companyId, invitationId, token) };
}

export function invitationUrl(
  { settings }: Sealing,
  companyId: string,
  { id, token_sealed: sealed }: { id: string; token_sealed: Buffer },
): string {
  const token = decrypt(settings.encryptionKeys, sealed, about(companyId, id));
  return `${settings.publicUrl}/onboard/user?token=${token}`;
}
