import {
  type Account,
  type CardProvider,
  type ChargeOutcome,
  type ChargeRequest,
  companyClock,
  platformAccount,
  type Services,
} from '../../platform';
import { DomainError } from '../../lib/errors';
import { emailFailedPayments } from '../cards/requestCard.service';
import { recordProviderPayment } from '../payments/providerLedger';
import { type PendingAttempt, findPendingAttempts } from '../payments/attempts.repository';
import { completeAttempts } from '../payments/ledger';
import { notifyOfFailedFees } from '../platform-fees/failedFees';
import { loadConnectedAccount } from '../stripe/account';
import { attemptTerms, type AttemptTerms } from './charge.repository';
import { nextRetryAt } from './retrySchedule';

const batchSize = 100;

type ChargeServices = Pick<Services, 'settings' | 'database' | 'cardProvider' | 'jobs'>;

/** An attempt with all parameters of the provider's charge request. */
interface Charge {
  attempt: PendingAttempt;
  terms: AttemptTerms;
  account: Account;
  /** The time of the company's clock. */
  at: Date;
}

type Outcome = Omit<ChargeOutcome, 'idempotencyKey'>;

const cardMissing: Outcome = {
  reference: null,
  status: 'Failed',
  fee: 0,
  failureCode: 'card_missing',
  declineCode: null,
};

interface Page {
  charges: Charge[];
  /** The payment id to continue after; null on the last page. */
  next: string | null;
}

/**
 * Returns the charges for the next page of attempts without an outcome. Skips attempts of clients while the
 * company cannot charge them.
 */
async function nextPage(services: ChargeServices, companyId: string, after: string | null): Promise<Page> {
  const { database, cardProvider } = services;
  return database.inCompany(companyId, async (db) => {
    const attempts = await findPendingAttempts(db, companyId, batchSize, after);
    if (attempts.length === 0) return { charges: [], next: null };
    const ids = attempts.map(({ id }) => id);
    const terms = await attemptTerms(db, companyId, cardProvider.name, ids);
    const clients = await loadConnectedAccount(services, db, companyId);
    const at = await companyClock(db);
    const accountOf = ({ direction }: PendingAttempt): Account | null => {
      if (direction === 'Outgoing') return platformAccount(companyId);
      return clients?.canCharge ? clients.account : null;
    };
    const charges = attempts.flatMap((attempt): Charge[] => {
      const [account, chargeTerms] = [accountOf(attempt), terms.get(attempt.id)];
      return account && chargeTerms ? [{ attempt, terms: chargeTerms, account, at }] : [];
    });
    return { charges, next: attempts.length < batchSize ? null : (attempts.at(-1)?.paymentId ?? null) };
  });
}

function requestOf({ attempt, terms, account, at }: Charge): ChargeRequest[] {
  if (terms.card === null) return [];
  const { id, paymentId, number, amount, currency, description, createdAt } = attempt;
  return [
    {
      account,
      idempotencyKey: id,
      amount,
      currency,
      customer: terms.customer ?? '',
      card: terms.card,
      description: description ?? '',
      paymentId,
      attempt: number,
      firstRequestedAt: createdAt,
      at,
    },
  ];
}

/**
 * Sends the attempts with a card to the provider and returns a lookup of all outcomes by attempt id. Attempt
 * ids are idempotency keys, so a repeated call returns the same outcomes.
 */
async function sendCharges(
  provider: CardProvider,
  charges: readonly Charge[],
): Promise<(attemptId: string) => Outcome> {
  const outcomes = await provider.charge(charges.flatMap(requestOf));
  const outcomeByKey = new Map(outcomes.map(({ idempotencyKey, ...outcome }) => [idempotencyKey, outcome]));
  return (attemptId) => outcomeByKey.get(attemptId) ?? cardMissing;
}

async function chargeBatch(
  services: ChargeServices,
  companyId: string,
  charges: readonly Charge[],
): Promise<void> {
  if (charges.length === 0) return;
  const { database, cardProvider } = services;
  const outcomeOf = await sendCharges(cardProvider, charges);
  const outcomes = charges.map(({ attempt, terms, at }) => {
    const outcome = outcomeOf(attempt.id);
    return {
      attempt,
      outcome,
      provider: cardProvider.name,
      nextRetryAt: outcome.status === 'Failed' ? nextRetryAt(terms, at) : null,
      at,
    };
  });
  await database.inCompany(companyId, async (db) => {
    const completedPaymentIds = await completeAttempts(db, companyId, outcomes);
    await notifyOfFailedFees(db, services, companyId, completedPaymentIds);
    await emailFailedPayments(db, services, companyId, completedPaymentIds);
    const failed = outcomes.flatMap(({ attempt: { paymentId }, outcome }) =>
      outcome.status === 'Failed' && completedPaymentIds.includes(paymentId) ? [paymentId] : [],
    );
    if (failed.length > 0)
      await db.publish({ type: 'paymentProblemsFound', companyId, reason: 'Failed', paymentIds: failed });
  });
}

/**
 * Runs `work` for each item and returns the errors. Rethrows `UNAVAILABLE`, because the provider would fail
 * every other item too.
 */
async function runIndependently<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<unknown[]> {
  const failures: unknown[] = [];
  for (const item of items) {
    await work(item).catch((error: unknown) => {
      if (error instanceof DomainError && error.code === 'UNAVAILABLE') throw error;
      failures.push(error);
    });
  }
  return failures;
}

async function chargeCards(
  services: ChargeServices,
  companyId: string,
  charges: readonly Charge[],
): Promise<unknown[]> {
  const failures = await runIndependently([charges], (all) => chargeBatch(services, companyId, all));
  return failures.length === 0
    ? []
    : runIndependently(charges, (one) => chargeBatch(services, companyId, [one]));
}

/**
 * The outcome if the provider's invoice is closed or has no card to pay it. A retry would return the same
 * result.
 */
const notAttempted = {
  reference: null,
  status: 'Failed',
  fee: 0,
  failureCode: 'invoice_not_payable',
  declineCode: null,
} as const;

/**
 * Pays an invoice that the provider manages, and records the result. The provider also retries such invoices
 * and reports each attempt.
 */
async function payInvoice(
  services: ChargeServices,
  companyId: string,
  { attempt, account, at }: Charge,
): Promise<void> {
  const { database, cardProvider } = services;
  const invoice = attempt.providerInvoiceId;
  if (invoice === null) return;
  const { name: provider } = cardProvider;
  const payment = await cardProvider.payInvoice(account, invoice, attempt.id);
  await database.inCompany(companyId, async (db) => {
    if (payment) {
      const source = { provider, direction: 'Incoming' } as const;
      await recordProviderPayment(db, companyId, source, payment);
    }
    if (payment?.status === 'Processing') return;
    const nextRetryAt = payment?.nextRetryAt ?? null;
    // This has no effect if `recordProviderPayment` has completed the attempt.
    await completeAttempts(db, companyId, [{ attempt, outcome: notAttempted, provider, nextRetryAt, at }]);
  });
}

async function chargeAll(
  services: ChargeServices,
  companyId: string,
  charges: readonly Charge[],
): Promise<unknown[]> {
  const cardCharges = charges.filter(({ attempt }) => attempt.providerInvoiceId === null);
  const failures = await chargeCards(services, companyId, cardCharges);
  const invoices = charges.filter((one) => !cardCharges.includes(one));
  const invoiceFailures = await runIndependently(invoices, (one) => payInvoice(services, companyId, one));
  return [...failures, ...invoiceFailures];
}

/**
 * Charges and completes all attempts in progress, including those of an interrupted run. Throws `UNAVAILABLE`
 * immediately, and otherwise the first error after all attempts.
 */
export async function chargePendingAttempts(services: ChargeServices, companyId: string): Promise<void> {
  const failures: unknown[] = [];
  let page: Page = { charges: [], next: null };
  do {
    page = await nextPage(services, companyId, page.next);
    failures.push(...(await chargeAll(services, companyId, page.charges)));
  } while (page.next !== null);
  if (failures.length > 0) throw failures[0];
}
