import type { Context, Services } from '../../context';
import type { Db } from '../../db/database';
import { DomainError } from '../../errors';
import { newId } from '../../lib/ids';
import type { Mailer } from '../../mail/mailer';
import { enforceDailyCap } from '../../mail/dailyCaps';
import { buildEmail } from '../../mail/templates';
import { authorise } from '../../permissions';
import type { DownloadLink, Payment } from '../../schema.generated';
import { writeAuditEvent } from '../audit/service';
import { isMailSent, noteMail } from '../client-mails/mailClient';
import { deliver } from '../client-mails/send';
import { siteAddress } from '../deployments/siteAddress';
import { onlyOnce } from '../idempotency/onlyOnce';
import { knownPayment } from './detail';
import { documentLink, mailedReceiptLink } from './documentLink';
import { receiptValues } from './receiptValues';
import { isCollected } from './statuses';
import { paymentTarget } from './target';

/** A payment that came in from a client. */
type Received = Payment & { client: NonNullable<Payment['client']> };

function isReceived(payment: Payment): payment is Received {
  return payment.direction === 'Incoming' && isCollected(payment.status) && Boolean(payment.client);
}

async function receivedPayment(db: Db, companyId: string, id: string): Promise<Received> {
  const payment = await knownPayment(db, companyId, id);
  if (isReceived(payment)) return payment;
  throw new DomainError('CONFLICT', 'Only a payment that came in from a client has a receipt.');
}

export async function paymentReceipt(ctx: Context, id: string): Promise<DownloadLink> {
  const { companyId, sessionId } = authorise(ctx.viewer, 'MANAGE_PAYMENTS', 'export');
  const { database, settings } = ctx.services;
  await database.inCompany(companyId, async (db) => {
    const payment = await receivedPayment(db, companyId, id);
    await writeAuditEvent(db, ctx, { action: 'payment.receiptTaken', ...paymentTarget(payment) });
  });
  return documentLink(settings, { companyId, paymentId: id, sessionId });
}

/** Mails the client a link to the receipt, which works for 30 days. */
export async function sendReceipt(ctx: Context, id: string, key: string): Promise<boolean> {
  const { companyId } = authorise(ctx.viewer, 'MANAGE_PAYMENTS', 'write');
  const { database, jobs } = ctx.services;
  const press = { key, operation: 'sendReceipt', request: id };
  await database.inCompany(companyId, async (db) => {
    const payment = await receivedPayment(db, companyId, id);
    await onlyOnce(db, companyId, press, async () => {
      await enforceDailyCap(db, companyId, 'receipt', payment.client.id);
      const { subject } = buildEmail('receipt', await receiptValues(db, companyId, payment, ''));
      const mailId = newId();
      await noteMail(db, companyId, {
        id: mailId,
        clientId: payment.client.id,
        template: 'receipt',
        subject,
      });
      await writeAuditEvent(db, ctx, { action: 'payment.receiptSent', ...paymentTarget(payment) });
      await jobs.enqueue(db, 'send-receipt', { companyId, paymentId: id, mailId });
      return true;
    });
  });
  return true;
}

/** The job behind it, which makes the link. */
export async function mailReceipt(
  services: Services,
  mailer: Mailer,
  { companyId, paymentId, mailId }: { companyId: string; paymentId: string; mailId: string },
): Promise<void> {
  const { settings, database } = services;
  const mail = await database.inCompany(companyId, async (db) => {
    if (await isMailSent(db, companyId, mailId)) return null;
    const payment = await receivedPayment(db, companyId, paymentId);
    const site = await siteAddress(db, settings, companyId);
    const link = await mailedReceiptLink(settings, site, { companyId, paymentId });
    const values = await receiptValues(db, companyId, payment, link);
    return { clientId: payment.client.id, values };
  });
  if (mail) await deliver(services, mailer, { companyId, mailId, template: 'receipt', ...mail });
}
