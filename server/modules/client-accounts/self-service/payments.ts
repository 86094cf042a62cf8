import { badInput, notFound } from '../../../errors';
import { isId } from '../../../lib/ids';
import type { Payment } from '../../../schema.generated';
import { recordAudit } from '../../audit/service';
import { limit } from '../../auth/limits';
import { countCardTry } from '../../client-cards/keep';
import { onlyOnce } from '../../idempotency/onlyOnce';
import { paymentDocument } from '../../invoices/load';
import type { OpenedDocument } from '../../invoices/openDocument';
import { toPdf } from '../../invoices/pdf';
import { beginManualRetry } from '../../payments/retry';
import { paymentTarget } from '../../payments/target';
import { ownDoer, type ClientVisit } from '../visit';
import { notReady } from './cards';
import { overviewIn } from './overview';
import { isOwnPayment, ownPayments } from './paymentsSql';

const pageSize = 20;

export interface PaymentsPage {
  items: Payment[];
  page: number;
  totalPages: number;
}

/** A page after the last one is empty. */
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

/** Tries a payment that has failed once more, with the card that the client has now. */
export async function payOwn(visit: ClientVisit, id: string, key: string): Promise<void> {
  const { services, companyId, session } = visit;
  const by = ownDoer(visit);
  const press = { key, operation: 'payOwn', request: { client: session.clientId, payment: id } };
  await countCardTry(services, companyId, session.clientId);
  await services.database.inCompany(companyId, async (db) => {
    const payment = isId(id) ? await isOwnPayment(db, companyId, session.clientId, id) : undefined;
    if (!payment) throw notFound('payment');
    await onlyOnce(db, companyId, press, async () => {
      const { billing } = await overviewIn(db, visit);
      if (!billing.canCharge) throw notReady(visit);
      if (billing.cards.length === 0) throw badInput({ card: 'Add a card first. Then it is charged.' });
      await beginManualRetry(db, services, companyId, id, 'Incoming');
      await recordAudit(db, by, { action: 'payment.retried', ...paymentTarget({ id, ...payment }) });
      return id;
    });
  });
}

/** The receipt of a payment of the client's own; NOT_FOUND for anybody else's. */
export async function openOwnReceipt(
  { services, companyId, session }: ClientVisit,
  id: string,
): Promise<OpenedDocument> {
  const document = await services.database.inCompany(companyId, async (db) => {
    if (!isId(id) || !(await isOwnPayment(db, companyId, session.clientId, id))) return null;
    return paymentDocument(db, services.settings, companyId, id);
  });
  if (!document) throw notFound('receipt');
  await limit(services, 'document-reader', session.clientId);
  return { fileName: document.fileName, pdf: await toPdf(document) };
}
