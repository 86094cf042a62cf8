import type { Services } from '../../context';
import type { Db } from '../../db/database';
import type { JobPayloads } from '../../jobs';
import { newCompanyToken } from '../../lib/companyToken';
import { newId } from '../../lib/ids';
import type { Mailer } from '../../mail/mailer';
import { isMailSent, noteLetter } from '../client-mails/mailClient';
import { deliver } from '../client-mails/send';
import { insertLink } from './linkSql';
import { siteAddress } from '../deployments/siteAddress';

/** Letters with a link to choose a password: asked for, sent by an operator, or to who signs up a second time. */
type PasswordLetter = JobPayloads['send-password-link']['letter'];

const hour = 3600;

/** As the letters say. */
const secondsOf: Readonly<Record<PasswordLetter, number>> = {
  'client-password': hour,
  'client-known': hour,
  'client-access': 7 * 24 * hour,
};

/** Has a client mailed such a link. The job makes it, so that it stands in no queue. */
export async function mailPasswordLink(
  db: Db,
  { jobs }: Pick<Services, 'jobs'>,
  companyId: string,
  clientId: string,
  letter: PasswordLetter,
): Promise<void> {
  const noted = await noteLetter(db, companyId, clientId, letter, {});
  await jobs.enqueue(db, 'send-password-link', { companyId, clientId, letter, ...noted });
}

/** The job behind it. */
export async function sendPasswordLink(
  services: Services,
  mailer: Mailer,
  { companyId, clientId, mailId, letter, values }: JobPayloads['send-password-link'],
): Promise<void> {
  const { token, hash: tokenHash } = newCompanyToken(companyId);
  const site = await services.database.inCompany(companyId, async (db) => {
    if (await isMailSent(db, companyId, mailId)) return null;
    const address = await siteAddress(db, services.settings, companyId);
    const link = { id: newId(), clientId, kind: 'Password', tokenHash, view: null } as const;
    if (address) await insertLink(db, companyId, { ...link, seconds: secondsOf[letter] });
    return address;
  });
  if (!site) return;
  const link = `${site}/choose-password?token=${token}`;
  const mail = { companyId, clientId, mailId, template: letter, values: { ...values, link } };
  await deliver(services, mailer, mail);
}
