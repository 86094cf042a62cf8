import {
  authorize,
  type Context,
  type Db,
  type DownloadLink,
  enforceDailyCap,
  type Mailer,
  type Payment,
  runOnce,
  type Services,
  writeAuditEvent,
} from '../../platform';
import { findPortalUrl } from '../../brand';
import {
  clientEmails,
  deliverClientEmail,
  inClientLanguage,
  insertClientEmail,
  isClientEmailSent,
} from '../../clients';
import { t } from '../../lib/i18n/i18n';
import { cardName } from '../../lib/cards';
import { conflict } from '../../lib/errors';
import { newId } from '../../lib/ids';
import { loadPayment } from './detail.service';
import { documentLink, createReceiptEmailLink } from './documentLink';
import { isCollected } from './statuses';
import { paymentText } from './paymentText';
import { paymentTarget } from './present';
import { dayText } from '../../lib/localeText';
import { formatMoney } from '../../lib/money';
import { loadReceiptContext } from './receipt.repository';

type CollectedPayment = Payment & { client: NonNullable<Payment['client']> };

function isCollectedFromClient(payment: Payment): payment is CollectedPayment {
  return payment.direction === 'Incoming' && isCollected(payment.status) && Boolean(payment.client);
}

async function loadCollectedPayment(db: Db, companyId: string, id: string): Promise<CollectedPayment> {
  const payment = await loadPayment(db, companyId, id);
  if (isCollectedFromClient(payment)) return payment;
  throw conflict(t('Only collected client payments have a receipt.'));
}

export async function createReceiptLink(ctx: Context, id: string): Promise<DownloadLink> {
  const { companyId, sessionId } = authorize(ctx.viewer, 'MANAGE_PAYMENTS', 'export');
  const { database, settings } = ctx.services;
  await database.inCompany(companyId, async (db) => {
    const payment = await loadCollectedPayment(db, companyId, id);
    await writeAuditEvent(db, ctx, { action: 'payment.receiptTaken', ...paymentTarget(payment) });
  });
  return documentLink(settings, { companyId, paymentId: id, sessionId });
}

async function receiptValues(
  db: Db,
  companyId: string,
  payment: CollectedPayment,
  link: string,
): Promise<Record<string, string>> {
  const { id, amount, refunded, currency, number, method, paidAt, createdAt } = payment;
  const { companyName, clientName, timeZone, text, planName } = await loadReceiptContext(db, companyId, id);
  const { brand, last4 } = method ?? {};
  return {
    companyName,
    clientName,
    amount: formatMoney(amount, currency),
    paidOn: dayText(new Date(paidAt ?? createdAt), timeZone),
    number: String(number),
    description: paymentText(text) ?? planName ?? companyName,
    ...(brand && last4 ? { card: cardName({ brand, last4 }) } : {}),
    ...(refunded > 0 ? { refunded: formatMoney(refunded, currency) } : {}),
    link,
  };
}

/**
 * Enqueues an email to the client with a link to the receipt that is valid for 30 days. Throws `CONFLICT`
 * unless the payment was collected from a client, or `RATE_LIMITED` at the daily cap.
 */
export async function sendReceipt(ctx: Context, id: string, idempotencyKey: string): Promise<boolean> {
  const { companyId } = authorize(ctx.viewer, 'MANAGE_PAYMENTS', 'write');
  const { database, jobs } = ctx.services;
  const idempotentRequest = { key: idempotencyKey, operation: 'sendReceipt', request: id };
  await database.inCompany(companyId, async (db) => {
    const payment = await loadCollectedPayment(db, companyId, id);
    await runOnce(db, companyId, idempotentRequest, async () => {
      await enforceDailyCap(db, companyId, 'receipt', payment.client.id);
      await writeAuditEvent(db, ctx, { action: 'payment.receiptSent', ...paymentTarget(payment) });
      await inClientLanguage(db, companyId, payment.client.id, async () => {
        const { subject } = clientEmails.receipt(await receiptValues(db, companyId, payment, ''));
        const mailId = newId();
        await insertClientEmail(db, companyId, {
          id: mailId,
          clientId: payment.client.id,
          template: 'receipt',
          subject,
        });
        await jobs.enqueue(db, 'send-receipt', { companyId, paymentId: id, mailId });
      });
      return true;
    });
  });
  return true;
}

/** Runs the `send-receipt` job, which creates the link, so that the queue does not store it. */
export async function sendReceiptEmail(
  services: Services,
  mailer: Mailer,
  { companyId, paymentId, mailId }: { companyId: string; paymentId: string; mailId: string },
): Promise<void> {
  const { settings, database } = services;
  const email = await database.inCompany(companyId, async (db) => {
    if (await isClientEmailSent(db, companyId, mailId)) return null;
    const payment = await loadCollectedPayment(db, companyId, paymentId);
    const portalUrl = await findPortalUrl(db, settings, companyId);
    const link = await createReceiptEmailLink(settings, portalUrl, { companyId, paymentId });
    const { id: clientId } = payment.client;
    const values = await inClientLanguage(db, companyId, clientId, () =>
      receiptValues(db, companyId, payment, link),
    );
    return { clientId, values };
  });
  if (email) await deliverClientEmail(services, mailer, { companyId, mailId, template: 'receipt', ...email });
}
