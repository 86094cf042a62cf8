import type { Account } from '../../card-provider/cardProvider';
import type { Services } from '../../context';
import { systemContext } from '../audit/systemContext';
import { writeAuditEvent } from '../audit/service';
import { companyClock } from '../charging/company';
import { clientsAccount } from '../stripe/account';
import { settleRefund } from './ledger';
import { lockRefund } from './refundSql';
import { companiesWithRefundsToSend, refundsToSend, type RefundToSend } from './sendRefundsSql';
import { paymentTarget } from './target';

const batch = 100;
const everyTenMinutes = { everyMinutes: 10 };

/** The refund's id is the provider's key for it: asked again after a kill, the provider gives back nothing more. */
async function sendRefund(
  { database, cardProvider }: Services,
  account: Account,
  refund: RefundToSend,
): Promise<void> {
  const { companyId } = account;
  const { id, reference, amount, currency, reason, createdAt } = refund;
  const outcome = await cardProvider.refund({
    account,
    idempotencyKey: id,
    payment: reference,
    amount,
    currency,
    reason,
    firstRequestedAt: createdAt,
    at: createdAt,
  });
  await database.inCompany(companyId, async (db) => {
    const standing = await lockRefund(db, companyId, id);
    if (standing?.status !== 'Pending') return;
    await settleRefund(db, companyId, id, outcome, await companyClock(db));
    if (outcome.status !== 'Failed') return;
    await writeAuditEvent(db, systemContext(companyId), {
      action: 'payment.refundFailed',
      ...paymentTarget({ id: refund.paymentId, number: refund.number }),
      changes: [
        { field: 'refundAmount', before: amount, after: null },
        { field: 'failure', before: null, after: outcome.failure },
      ],
    });
  });
}

/** Tells the provider of every refund of a company that it has not answered for. While no account is connected they wait. */
export async function sendRefunds(services: Services, companyId: string): Promise<void> {
  const failures: unknown[] = [];
  let refunds: RefundToSend[] = [];
  do {
    const after = refunds.at(-1)?.id ?? null;
    const found = await services.database.inCompany(companyId, async (db) => ({
      connected: await clientsAccount(services, db, companyId),
      refunds: await refundsToSend(db, companyId, after, batch),
    }));
    if (!found.connected) return;
    refunds = found.refunds;
    for (const refund of refunds) {
      // One that fails keeps none of the others: the queue comes back to it.
      await sendRefund(services, found.connected.account, refund).catch((error) => failures.push(error));
    }
  } while (refunds.length === batch);
  if (failures.length > 0) throw failures[0];
}

/** What no job is left for, since the provider was away for long or no account was connected. */
export async function resumeRefunds({ database, jobs }: Services): Promise<void> {
  const companies = await database.onPlatform(companiesWithRefundsToSend);
  const waiting = new Set((await jobs.unfinished('send-refunds')).map(({ companyId }) => companyId));
  for (const companyId of companies.filter((id) => !waiting.has(id))) {
    await database.inCompany(companyId, (db) => jobs.enqueue(db, 'send-refunds', { companyId }));
  }
}

export async function startRefunds(services: Services): Promise<void> {
  const { jobs } = services;
  await jobs.work('send-refunds', ({ companyId }) => sendRefunds(services, companyId));
  await jobs.work('resume-refunds', () => resumeRefunds(services));
  jobs.schedule('resume-refunds', everyTenMinutes);
}
