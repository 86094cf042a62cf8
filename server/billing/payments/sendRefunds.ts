import { type Account, companyClock, type Services, systemContext, writeAuditEvent } from '../../platform';
import { loadConnectedAccount } from '../stripe/account';
import { companiesWithRefundsToSend, refundsToSend, type RefundToSend } from './refund.repository';
import { completeRefund } from './refunds';
import { paymentTarget } from './present';

const batchSize = 100;
const everyTenMinutes = { everyMinutes: 10 };

/**
 * Sends a refund to the provider, records the outcome and audits a failure. The refund's id is the
 * idempotency key, so that a repeated call after a crash does not refund again.
 */
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
    const isCompleted = await completeRefund(db, companyId, refund, outcome, await companyClock(db));
    if (!isCompleted || outcome.status !== 'Failed') return;
    await writeAuditEvent(db, systemContext(companyId), {
      action: 'payment.refundFailed',
      ...paymentTarget({ id: refund.paymentId, number: refund.number }),
      changes: [
        { field: 'refundAmount', before: amount, after: null },
        { field: 'failure', before: null, after: outcome.failureCode },
      ],
    });
  });
}

/**
 * Sends a company's pending refunds to the provider. They wait while no account is connected. Throws the
 * first failure after all refunds were tried.
 */
export async function sendRefunds(services: Services, companyId: string): Promise<void> {
  const failures: unknown[] = [];
  let refunds: RefundToSend[] = [];
  do {
    const after = refunds.at(-1)?.id ?? null;
    const loaded = await services.database.inCompany(companyId, async (db) => ({
      connected: await loadConnectedAccount(services, db, companyId),
      refunds: await refundsToSend(db, companyId, after, batchSize),
    }));
    if (!loaded.connected) return;
    refunds = loaded.refunds;
    for (const refund of refunds) {
      // A failed request does not stop the other refunds. The job fails at the end, so that the queue retries
      // it.
      await sendRefund(services, loaded.connected.account, refund).catch((error) => failures.push(error));
    }
  } while (refunds.length === batchSize);
  if (failures.length > 0) throw failures[0];
}

/**
 * Enqueues a job for each company with pending refunds but no queued or running job, for example after a long
 * outage of the provider or a reconnection.
 */
export async function resumeRefunds({ database, jobs }: Services): Promise<void> {
  const companies = await database.onPlatform(companiesWithRefundsToSend);
  const queuedCompanies = new Set((await jobs.unfinished('send-refunds')).map(({ companyId }) => companyId));
  for (const companyId of companies.filter((id) => !queuedCompanies.has(id))) {
    await database.inCompany(companyId, (db) => jobs.enqueue(db, 'send-refunds', { companyId }));
  }
}

export async function startRefunds(services: Services): Promise<void> {
  const { jobs } = services;
  await jobs.work('send-refunds', ({ companyId }) => sendRefunds(services, companyId));
  await jobs.work('resume-refunds', () => resumeRefunds(services));
  jobs.schedule('resume-refunds', everyTenMinutes);
}
