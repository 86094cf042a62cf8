import type { Account } from '../../card-provider/cardProvider';
import { platformAccount } from '../../card-provider/platformAccount';
import type { Services } from '../../context';
import { DomainError } from '../../errors';
import { mailFailedPayments } from '../client-cards/askForCard';
import { notifyOfPayments, notifyOfProblem } from '../notifications/ofPayments';
import {
  attemptsUnderWay,
  recordProviderPayment,
  settleAttempts,
  type AttemptUnderWay,
} from '../payments/ledger';
import { tellOfFailedFees } from '../platform-fees/tellOfFailures';
import { clientsAccount } from '../stripe/account';
import { askProvider, type Charge } from './ask';
import { attemptTerms } from './chargeSql';
import { companyClock } from './company';
import { nextRetryAt } from './retrySchedule';

const batchSize = 100;

type Around = Pick<Services, 'settings' | 'database' | 'cardProvider' | 'jobs'>;

interface Page {
  charges: Charge[];
  /** The payment that the next page comes after; null where there is none. */
  next: string | null;
}

/** The next attempts whose outcome nobody knows. Those of clients stay as they are while nobody can charge them. */
async function nextPage(around: Around, companyId: string, after: string | null): Promise<Page> {
  const { database, cardProvider } = around;
  return database.inCompany(companyId, async (db) => {
    const attempts = await attemptsUnderWay(db, companyId, batchSize, after);
    if (attempts.length === 0) return { charges: [], next: null };
    const ids = attempts.map(({ id }) => id);
    const terms = await attemptTerms(db, companyId, cardProvider.name, ids);
    const clients = await clientsAccount(around, db, companyId);
    const at = await companyClock(db);
    const accountOf = ({ direction }: AttemptUnderWay): Account | null => {
      if (direction === 'Outgoing') return platformAccount(companyId);
      return clients?.canCharge ? clients.account : null;
    };
    const charges = attempts.flatMap((attempt): Charge[] => {
      const [account, known] = [accountOf(attempt), terms.get(attempt.id)];
      return account && known ? [{ attempt, terms: known, account, at }] : [];
    });
    return { charges, next: attempts.length < batchSize ? null : (attempts.at(-1)?.paymentId ?? null) };
  });
}

async function charge(around: Around, companyId: string, charges: readonly Charge[]): Promise<void> {
  if (charges.length === 0) return;
  const { database, cardProvider } = around;
  const outcomeOf = await askProvider(cardProvider, charges);
  const settlements = charges.map(({ attempt, terms, at }) => {
    const outcome = outcomeOf(attempt.id);
    return {
      attemptId: attempt.id,
      paymentId: attempt.paymentId,
      outcome,
      provider: cardProvider.name,
      nextRetryAt: outcome.status === 'Failed' ? nextRetryAt(terms, at) : null,
      at,
    };
  });
  await database.inCompany(companyId, async (db) => {
    const settled = await settleAttempts(db, companyId, settlements);
    await tellOfFailedFees(db, around, companyId, settled);
    await mailFailedPayments(db, around, companyId, settled);
    const failed = settlements.flatMap(({ paymentId, outcome }) =>
      outcome.status === 'Failed' && settled.includes(paymentId) ? [paymentId] : [],
    );
    await notifyOfPayments(db, around, companyId, 'Failed', failed);
  });
}

/** One that fails keeps none of the others: the queue comes back to it. A provider that is away fails them all. */
async function eachApart<Item>(
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
  around: Around,
  companyId: string,
  charges: readonly Charge[],
): Promise<unknown[]> {
  const failures = await eachApart([charges], (all) => charge(around, companyId, all));
  return failures.length === 0 ? [] : eachApart(charges, (one) => charge(around, companyId, [one]));
}

/** The invoice is closed, or there is no card to pay it with: asked again, the provider would say the same. */
const notTried = {
  reference: null,
  status: 'Failed',
  fee: 0,
  failureCode: 'invoice_not_payable',
  declineCode: null,
} as const;

/** What the provider bills by itself it also tries again by itself, and tells how that stands. */
async function payInvoice(
  around: Around,
  companyId: string,
  { attempt, account, at }: Charge,
): Promise<void> {
  const { database, cardProvider } = around;
  const invoice = attempt.providerInvoiceId;
  if (invoice === null) return;
  const { name: provider } = cardProvider;
  const payment = await cardProvider.payInvoice(account, invoice, attempt.id);
  await database.inCompany(companyId, async (db) => {
    if (payment) {
      const teller = { provider, direction: 'Incoming' } as const;
      const problem = await recordProviderPayment(db, companyId, teller, payment);
      await notifyOfProblem(db, around, companyId, problem);
    }
    if (payment?.status === 'Processing') return;
    const { id: attemptId, paymentId } = attempt;
    const nextRetryAt = payment?.nextRetryAt ?? null;
    // Where the provider has told of a try, it is settled by now.
    await settleAttempts(db, companyId, [
      { attemptId, paymentId, outcome: notTried, provider, nextRetryAt, at },
    ]);
  });
}

async function chargeAll(around: Around, companyId: string, charges: readonly Charge[]): Promise<unknown[]> {
  const byCard = charges.filter(({ attempt }) => attempt.providerInvoiceId === null);
  const failures = await chargeCards(around, companyId, byCard);
  const invoices = charges.filter((one) => !byCard.includes(one));
  const unpaid = await eachApart(invoices, (one) => payInvoice(around, companyId, one));
  return [...failures, ...unpaid];
}

/** Settles what is under way in a company. A run that dies has left everything so that the next one goes on with it. */
export async function chargeUnderWay(around: Around, companyId: string): Promise<void> {
  const failures: unknown[] = [];
  let page: Page = { charges: [], next: null };
  do {
    page = await nextPage(around, companyId, page.next);
    failures.push(...(await chargeAll(around, companyId, page.charges)));
  } while (page.next !== null);
  if (failures.length > 0) throw failures[0];
}
