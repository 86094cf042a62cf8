import type { Db, JobPayloads, Mailer, Services } from '../../../platform';
import { isCompanyActionAllowed } from '../../../company';
import { brandOf, findPortalUrl } from '../../../brand';
import { newCompanyToken } from '../../../lib/companyToken';
import { accountByEmail } from '../account.repository';
import { emailPasswordLink } from '../passwordLinks';
import { dropSignUp, setSignUpToken, signUpById, type SignUpRow } from './signUp.repository';

/**
 * Drops the sign-up, queues an email with a password link and returns true if a client already has the
 * address.
 */
async function redirectExistingClient(
  db: Db,
  services: Services,
  companyId: string,
  { id, email }: SignUpRow,
): Promise<boolean> {
  const account = await accountByEmail(db, companyId, email);
  if (!account) return false;
  await dropSignUp(db, companyId, id);
  await emailPasswordLink(db, services, companyId, account.id, 'client-known');
  return true;
}

/**
 * Runs the job of a sign-up request: emails a link to finish it, or a password link to an existing client.
 */
export async function sendSignUp(
  services: Services,
  mailer: Mailer,
  { companyId, signUpId }: JobPayloads['send-client-sign-up'],
): Promise<void> {
  const { token, hash } = newCompanyToken(companyId);
  const prepared = await services.database.inCompany(companyId, async (db) => {
    // Blocked companies send no emails.
    if (!(await isCompanyActionAllowed(db, companyId, 'finish'))) return null;
    const signUp = await signUpById(db, companyId, signUpId);
    const portalUrl = await findPortalUrl(db, services.settings, companyId);
    if (!signUp || !portalUrl || (await redirectExistingClient(db, services, companyId, signUp))) return null;
    await setSignUpToken(db, companyId, signUpId, hash);
    return { signUp, site: portalUrl, brand: await brandOf(db, services.settings, companyId) };
  });
  if (!prepared) return;
  const { signUp, site: portalUrl, brand } = prepared;
  const { companyName, title, colour, email: replyTo } = brand;
  const link = `${portalUrl}/sign-up/finish?token=${token}`;
  const values = { clientName: signUp.name, companyName, link };
  await mailer.send(signUp.email, 'client-sign-up', values, { title, colour, replyTo });
}
