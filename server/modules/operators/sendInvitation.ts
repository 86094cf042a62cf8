import type { Services } from '../../context';
import type { Mailer } from '../../mail/mailer';
import { quotedName } from '../../mail/quotedName';
import { companyMay } from '../company/companyMay';
import { selectInvitationById } from './invitationSql';
import { invitationUrl } from './invitationToken';
import { roleName } from './roleName';

/** The job behind an invitation: mails the link that holds now, unless nobody can join with it any more. */
export async function sendInvitation(
  services: Services,
  mailer: Mailer,
  companyId: string,
  invitationId: string,
): Promise<void> {
  const row = await services.database.inCompany(companyId, async (db) =>
    // A company that is blocked has nobody mailed.
    (await companyMay(db, companyId, 'finish'))
      ? selectInvitationById(db, companyId, invitationId)
      : undefined,
  );
  if (row?.status !== 'Pending' || !row.token_sealed) return;
  const { id, token_sealed } = row;
  await mailer.send(row.email, 'invitation', {
    invitedBy: quotedName(row.invited_by_name ?? row.company_name) ?? 'Somebody',
    companyName: quotedName(row.company_name) ?? 'their company',
    role: roleName(row.role),
    link: invitationUrl(services, companyId, { id, token_sealed }),
  });
}
