import type { Services } from '../../../context';
import type { JobPayloads } from '../../../jobs';
import { newCompanyToken } from '../../../lib/companyToken';
import { newId } from '../../../lib/ids';
import type { Mailer } from '../../../mail/mailer';
import { brandOf } from '../../branding/brand';
import { companyMay } from '../../company/companyMay';
import { siteAddress } from '../../deployments/siteAddress';
import { accountByEmail, accountById } from '../accountSql';
import { insertLink } from '../linkSql';

const daySeconds = 24 * 3600;

/** The job behind both letters; nobody is mailed at an address that a client has already. */
export async function sendAddressLetter(
  services: Services,
  mailer: Mailer,
  { companyId, clientId, to, letter }: JobPayloads['send-address-letter'],
): Promise<void> {
  const { token, hash: tokenHash } = newCompanyToken(companyId);
  const mail = await services.database.inCompany(companyId, async (db) => {
    // A company that is blocked has nobody mailed.
    if (!(await companyMay(db, companyId, 'finish'))) return null;
    const account = await accountById(db, companyId, clientId);
    const site = await siteAddress(db, services.settings, companyId);
    if (!account || !site || (await accountByEmail(db, companyId, to))) return null;
    if (letter === 'client-address') {
      const link = { id: newId(), clientId, kind: 'Address', email: to, tokenHash, view: null } as const;
      await insertLink(db, companyId, { ...link, seconds: daySeconds });
    }
    return { account, site, brand: await brandOf(db, services.settings, companyId) };
  });
  if (!mail) return;
  const { companyName, title, colour, email: replyTo } = mail.brand;
  const link = `${mail.site}/new-address?token=${token}`;
  const values = { clientName: mail.account.name, companyName, link };
  await mailer.send(to, letter, values, { title, colour, replyTo });
}
