import { badInput, notFound } from '../../../lib/errors';
import { t } from '../../../lib/i18n/i18n';
import { isId } from '../../../../contract/ids';
import { limit, type Payment, runOnce, writeAuditEvent } from '../../../platform';
import {
  beginManualRetry,
  limitCardAttempts,
  type OpenedDocument,
  paymentDocument,
  paymentTarget,
  toPdf,
} from '../../../billing';
import { requireClientActor, type ClientVisit } from '../visit';
import { notReadyError } from './cards';
import { loadOverview } from './overview';
import { findOwnPayment, ownPayments } from './payments.repository';

const pageSize = 20;

export interface PaymentsPage {
  items: Payment[];
  page: number;
  totalPages: number;
}

export async function listOwnPayments(
  { services, companyId, session }: ClientVisit,
  page: number,
): Promise<PaymentsPage> {
  const slice = { limit: pageSize, offset: (page - 1) * pageSize };
  const { items, total } = await services.database.inCompany(companyId, (db) =>
    ownPayments(db, companyId, session.clientId, slice),
  );
  return { items, page, totalPages: Math.ceil(total / pageSize) };
}

/**
 * Retries a failed payment with the client's default card. Throws `NOT_FOUND` if the payment is not the
 * client's, and `BAD_USER_INPUT` for field `card` if the client has no card.
 */
export async function retryOwnPayment(visit: ClientVisit, id: string, key: string): Promise<void> {
  const { services, companyId, session } = visit;
  const actor = requireClientActor(visit);
  const idempotency = { key, operation: 'payOwn', request: { client: session.clientId, payment: id } };
  await limitCardAttempts(services, companyId, session.clientId);
  await services.database.inCompany(companyId, async (db) => {
    const payment = isId(id) ? await findOwnPayment(db, companyId, session.clientId, id) : undefined;
    if (!payment) throw notFound();
    await runOnce(db, companyId, idempotency, async () => {
      const { billing } = await loadOverview(db, visit);
      if (!billing.canCharge) throw notReadyError(visit);
      if (billing.cards.length === 0) throw badInput({ card: t('Add a card to pay.') });
      await beginManualRetry(db, services, companyId, payment);
      await writeAuditEvent(db, actor, { action: 'payment.retried', ...paymentTarget(payment) });
      return id;
    });
  });
}

/** Returns the receipt as a PDF. Throws `NOT_FOUND` if the payment is not the client's or has no receipt. */
export async function openOwnReceipt(
  { services, companyId, session }: ClientVisit,
  id: string,
): Promise<OpenedDocument> {
  const document = await services.database.inCompany(companyId, async (db) => {
    if (!isId(id) || !(await findOwnPayment(db, companyId, session.clientId, id))) return null;
    return paymentDocument(db, services.settings, companyId, id);
  });
  if (!document) throw notFound();
  await limit(services, 'document-reader', session.clientId);
  return { fileName: document.fileName, pdf: await toPdf(document) };
}
