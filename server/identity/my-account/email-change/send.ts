import type { JobPayloads, Mailer, Services } from '../../../platform';
import { newCompanyToken } from '../../../lib/companyToken';
import { isAddressTaken } from '../../auth/directory.repository';
import { selectChangeById, setToken } from './emailChange.repository';

/**
 * Runs the job that emails one address its link. A new address that is taken gets a notice without a token.
 * Sends nothing if the change is no longer open.
 */
export async function sendEmailChange(
  { database, settings }: Services,
  mailer: Mailer,
  { companyId, changeId, side }: JobPayloads['send-email-change'],
): Promise<void> {
  const change = await database.inCompany(companyId, (db) => selectChangeById(db, companyId, changeId));
  if (change?.status !== 'Open') return;
  const { new_email: newEmail, old_email: oldEmail, operator_name: name } = change;
  if (side === 'New' && (await database.onPlatform((db) => isAddressTaken(db, newEmail)))) {
    return mailer.send(newEmail, 'email-change-taken', { link: `${settings.publicUrl}/login` });
  }
  const { token, hash: tokenHash } = newCompanyToken(companyId);
  await database.inCompany(companyId, (db) => setToken(db, companyId, changeId, { side, tokenHash }));
  const link = `${settings.publicUrl}/confirm-email?token=${token}`;
  if (side === 'New') return mailer.send(newEmail, 'email-change-new', { link });
  await mailer.send(oldEmail, 'email-change-old', { name, newEmail, link, refusal: `${link}&answer=no` });
}
