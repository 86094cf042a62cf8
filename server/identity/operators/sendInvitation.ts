import type { Role } from '../../../contract/enums';
import { isCompanyActionAllowed } from '../../company';
import { type Mailer, quotedName, type Services } from '../../platform';
import { selectInvitationById } from './invitation.repository';
import { invitationUrl } from './invitationToken';

export const roleName = (role: Role): string => (role === 'ClientManagement' ? 'Client Management' : role);

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
    invitedBy: quotedName(row.invited_by_name ?? row.company_name) ?? 'An operator',
    companyName: quotedName(row.company_name) ?? 'their company',
    role: roleName(row.role),
    link: invitationUrl(services, companyId, { id, encrypted_token }),
  });
}
