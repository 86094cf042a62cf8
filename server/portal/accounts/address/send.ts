import type { JobPayloads, Mailer, Services } from '../../../platform';
import { isCompanyActionAllowed } from '../../../company';
import { brandOf, findPortalUrl } from '../../../brand';
import { newCompanyToken } from '../../../lib/companyToken';
import { newId } from '../../../lib/ids';
import { accountByEmail, accountById } from '../account.repository';
import { insertLink } from '../link.repository';

const daySeconds = 24 * 3600;

/**
 * Runs the job that emails the link to the new address, or the notice to the previous one. Sends nothing if a
 * client uses the recipient's address.
 */
export async function sendAddressEmail(
  services: Services,
  mailer: Mailer,
  { companyId, clientId, to, letter: template }: JobPayloads['send-address-letter'],
): Promise<void> {
  const { token, hash: tokenHash } = newCompanyToken(companyId);
  const prepared = await services.database.inCompany(companyId, async (db) => {
    // Blocked companies send no emails.
    if (!(await isCompanyActionAllowed(db, companyId, 'finish'))) return null;
    const account = await accountById(db, companyId, clientId);
    const portalUrl = await findPortalUrl(db, services.settings, companyId);
    if (!account || !portalUrl || (await accountByEmail(db, companyId, to))) return null;
    if (template === 'client-address') {
      const link = { id: newId(), clientId, kind: 'Address', email: to, tokenHash, view: null } as const;
      await insertLink(db, companyId, { ...link, seconds: daySeconds });
    }
    return { account, site: portalUrl, brand: await brandOf(db, services.settings, companyId) };
  });
  if (!prepared) return;
  const { companyName, title, colour, email: replyTo } = prepared.brand;
  const link = `${prepared.site}/new-address?token=${token}`;
  const values = { clientName: prepared.account.name, companyName, link };
  await mailer.send(to, template, values, { title, colour, replyTo });
}
