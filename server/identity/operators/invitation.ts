import type { Role } from '../../../contract/enums';
import { isCompanyActionAllowed } from '../../company';
import { newCompanyToken } from '../../lib/companyToken';
import { decrypt, encrypt, type EncryptedColumn } from '../../lib/encryption';
import type { Mailer, Services } from '../../platform';
import { quotedName } from '../../lib/contactsInNames';
import { t } from '../../lib/i18n/i18n';
import { selectInvitationById } from './invitation.repository';

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

export const roleNames: Readonly<Record<Role, () => string>> = {
  Admin: () => t('Admin'),
  Staff: () => t('Staff'),
  ClientManagement: () => t('Client Management'),
};

/**
 * Runs the job that emails the current link of an invitation. Sends nothing if the invitation is no longer
 * pending or the company is blocked.
 */
export async function sendInvitation(
  services: Services,
  mailer: Mailer,
  companyId: string,
  invitationId: string,
): Promise<void> {
  const row = await services.database.inCompany(companyId, async (db) =>
    // A blocked company sends no invitations.
    (await isCompanyActionAllowed(db, companyId, 'finish'))
      ? selectInvitationById(db, companyId, invitationId)
      : undefined,
  );
  if (row?.status !== 'Pending' || !row.encrypted_token) return;
  const { id, encrypted_token } = row;
  await mailer.send(row.email, 'invitation', {
    invitedBy: quotedName(row.invited_by_name ?? row.company_name) ?? t('A team member'),
    companyName: quotedName(row.company_name) ?? t('Unnamed company'),
    role: roleNames[row.role](),
    link: invitationUrl(services, companyId, { id, encrypted_token }),
  });
}
