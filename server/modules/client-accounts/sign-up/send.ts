import type { Services } from '../../../context';
import type { Db } from '../../../db/database';
import type { JobPayloads } from '../../../jobs';
import { newCompanyToken } from '../../../lib/companyToken';
import type { Mailer } from '../../../mail/mailer';
import { brandOf } from '../../branding/brand';
import { companyMay } from '../../company/companyMay';
import { accountByEmail } from '../accountSql';
import { mailPasswordLink } from '../passwordLinks';
import { siteAddress } from '../../deployments/siteAddress';
import { dropSignUp, setSignUpToken, signUpById, type SignUpRow } from './sql';

/** Whether a client has the address: their mail then says so, and nothing becomes of the sign-up. */
async function isAnswered(
  db: Db,
  services: Services,
  companyId: string,
  { id, email }: SignUpRow,
): Promise<boolean> {
  const account = await accountByEmail(db, companyId, email);
  if (!account) return false;
  await dropSignUp(db, companyId, id);
  await mailPasswordLink(db, services, companyId, account.id, 'client-known');
  return true;
}

/** The job behind a sign-up: mails whoever has the address either how to go on, or that they are a client already. */
export async function sendSignUp(
  services: Services,
  mailer: Mailer,
  { companyId, signUpId }: JobPayloads['send-client-sign-up'],
): Promise<void> {
  const { token, hash } = newCompanyToken(companyId);
  const mail = await services.database.inCompany(companyId, async (db) => {
    // A company that is blocked has nobody mailed.
    if (!(await companyMay(db, companyId, 'finish'))) return null;
    const signUp = await signUpById(db, companyId, signUpId);
    const site = await siteAddress(db, services.settings, companyId);
    if (!signUp || !site || (await isAnswered(db, services, companyId, signUp))) return null;
    await setSignUpToken(db, companyId, signUpId, hash);
    return { signUp, site, brand: await brandOf(db, services.settings, companyId) };
  });
  if (!mail) return;
  const { signUp, site, brand } = mail;
  const { companyName, title, colour, email: replyTo } = brand;
  const link = `${site}/sign-up/finish?token=${token}`;
  const values = { clientName: signUp.name, companyName, link };
  await mailer.send(signUp.email, 'client-sign-up', values, { title, colour, replyTo });
}
