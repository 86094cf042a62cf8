import type { Context, Services } from '../../context';
import type { Db } from '../../db/database';
import { notFound } from '../../errors';
import type { JobPayloads } from '../../jobs';
import { newCompanyToken } from '../../lib/companyToken';
import { isId, newId } from '../../lib/ids';
import type { Mailer } from '../../mail/mailer';
import { capMail, refusalOfMail } from '../../mail/dailyCaps';
import { letterOf } from '../../mail/templates';
import { authorise } from '../../permissions';
import type { ClientBilling } from '../../schema.generated';
import { recordAudit } from '../audit/service';
import { announceClients } from '../clients/announce';
import { clientById, lockClients } from '../clients/editing';
import { isMailSent, noteMail, withdrawMail } from '../client-mails/mailClient';
import { deliver } from '../client-mails/send';
import { siteAddress } from '../deployments/siteAddress';
import { onlyOnce } from '../idempotency/onlyOnce';
import { clientsAccount } from '../stripe/account';
import { readBilling } from './billing';
import { notConnected } from './keep';
import { requestLetter, type EndedAccount } from './requestLetter';
import {
  failedOf,
  insertCardRequest,
  openRequestById,
  setRequestToken,
  type NewCardRequest,
} from './requestSql';

type Asked = Pick<NewCardRequest, 'clientId' | 'paymentId' | 'createdBy'>;

/** Has a link mailed to a client who is locked. Nobody knows its first token: the job puts its own in place. */
async function request(
  db: Db,
  { jobs }: Pick<Services, 'jobs'>,
  companyId: string,
  asked: Asked,
  ended?: EndedAccount,
): Promise<void> {
  const requestId = newId();
  const { hash: tokenHash } = newCompanyToken(companyId);
  await insertCardRequest(db, companyId, { id: requestId, tokenHash, ...asked });
  const row = await openRequestById(db, companyId, requestId);
  const letter = row && requestLetter(row, '', ended);
  if (!letter) return;
  const { subject } = letterOf(letter.template, letter.values);
  await noteMail(db, companyId, {
    id: requestId,
    clientId: asked.clientId,
    template: letter.template,
    subject,
  });
  await jobs.enqueue(db, 'send-card-request', { companyId, requestId, ...(ended && { ended }) });
}

/** Mails a client a link to give a new card. */
export async function askForClientCard(ctx: Context, clientId: string, key: string): Promise<ClientBilling> {
  const { companyId, operatorId } = authorise(ctx.viewer, 'MANAGE_PAYMENTS', 'write');
  const { services } = ctx;
  if (!isId(clientId)) throw notFound('client');
  return services.database.inCompany(companyId, async (db) => {
    const client = await clientById(db, companyId, clientId, false);
    if (!client) throw notFound('client');
    await onlyOnce(db, companyId, { key, operation: 'askForClientCard', request: clientId }, async () => {
      await lockClients(db, companyId, [clientId]);
      if (!(await clientsAccount(services, db, companyId))) throw notConnected();
      await capMail(db, companyId, 'card-requested', clientId);
      await request(db, services, companyId, { clientId, paymentId: null, createdBy: operatorId });
      await recordAudit(db, ctx, {
        action: 'client.cardRequested',
        targetType: 'Client',
        targetId: clientId,
        targetLabel: client.name,
      });
      await announceClients(db, companyId, 'Updated', [clientId]);
      return clientId;
    });
    return readBilling(db, services, companyId, clientId);
  });
}

/**
 * Tells clients that payments of theirs have failed, each with a link to add another card, in the caller's transaction,
 * which has locked them. A client who has had as many of these emails today as `dailyCaps` allows gets no other.
 */
export async function mailFailedPayments(
  db: Db,
  services: Pick<Services, 'jobs'>,
  companyId: string,
  paymentIds: readonly string[],
): Promise<void> {
  for (const { id: paymentId, clientId } of await failedOf(db, companyId, paymentIds)) {
    if (await refusalOfMail(db, companyId, 'payment-failed', clientId)) continue;
    await request(db, services, companyId, { clientId, paymentId, createdBy: null });
  }
}

/** Emails a client that their account is closed or paused, with a link to pay, in the caller's transaction. */
export const mailPastDueEnded = (
  db: Db,
  services: Pick<Services, 'jobs'>,
  companyId: string,
  owed: { clientId: string; paymentId: string },
  outcome: EndedAccount,
): Promise<void> => request(db, services, companyId, { ...owed, createdBy: null }, outcome);

/** Where clients give their card: on the company's own site, or with the console before there is one. */
async function cardPage(db: Db, settings: Services['settings'], companyId: string): Promise<string> {
  const site = await siteAddress(db, settings, companyId);
  return site ? `${site}/give-card` : `${settings.publicUrl}/update-card`;
}

/** The job behind both: makes the link and mails it, unless it was answered or replaced meanwhile. */
export async function sendCardRequest(
  services: Services,
  mailer: Mailer,
  { companyId, requestId, ended }: JobPayloads['send-card-request'],
): Promise<void> {
  const { token, hash } = newCompanyToken(companyId);
  const mail = await services.database.inCompany(companyId, async (db) => {
    // A new token would make the link that has gone out worthless.
    if (await isMailSent(db, companyId, requestId)) return null;
    const row = await openRequestById(db, companyId, requestId);
    const page = await cardPage(db, services.settings, companyId);
    const letter = row && requestLetter(row, `${page}?token=${token}`, ended);
    if (!letter) {
      await withdrawMail(db, companyId, requestId);
      return null;
    }
    await setRequestToken(db, companyId, requestId, hash);
    return { ...letter, clientId: row.clientId };
  });
  if (mail) await deliver(services, mailer, { companyId, mailId: requestId, ...mail });
}
