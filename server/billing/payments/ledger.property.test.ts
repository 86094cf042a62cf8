import fc from 'fast-check';
import type { PaymentStatus } from '../../../contract/enums';
import type { Db } from '../../platform';
import { newId } from '../../lib/ids';
import { findImbalances } from '../../testing/findImbalances';
import { propertyRuns } from '../../testing/repetitions';
import { openFixture, type TestCompany, type Fixture } from '../../testing/fixture';
import { recordProviderPayment } from './providerLedger';
import { findPendingAttempts } from './attempts.repository';
import { beginPayments, beginRetries, completeAttempts } from './ledger';
import { completeRefund } from './refunds';
import { listPayments } from './payments.service';
import { isCollected } from './statuses';
import { ProviderStub } from './testing/providerStub';
import { buildPayment, insertTestRefunds } from '../../testing/factories/payments';

let fixture: Fixture;
beforeAll(async () => void (fixture = await openFixture()));
afterAll(() => fixture.close());

interface LedgerFixture {
  company: TestCompany;
  clientIds: string[];
  providerStub: ProviderStub;
  payments: { id: string; clientId: string | null }[];
  refunds: { id: string; paymentId: string; clientId: string | null; amount: number }[];
}

const createLedgerFixture = async (): Promise<LedgerFixture> => {
  const company = await fixture.company();
  const clients = await Promise.all([1, 2].map(() => fixture.client(company, { status: 'Active' })));
  return {
    company,
    clientIds: clients.map(({ id }) => id),
    providerStub: new ProviderStub(),
    payments: [],
    refunds: [],
  };
};

interface Step {
  kind: keyof typeof steps;
  index: number;
  size: number;
  succeeds: boolean;
  /** Whether the process dies before the transaction commits. */
  isInterrupted: boolean;
}

class Interruption extends Error {}

/** Runs a transaction like a job. Returns false if it was interrupted or rejected with `CONFLICT`. */
async function runTransaction(
  { company }: LedgerFixture,
  { isInterrupted }: Step,
  work: (db: Db) => Promise<unknown>,
): Promise<boolean> {
  const running = fixture.inCompany(company, async (db) => {
    await work(db);
    if (isInterrupted) throw new Interruption('interrupted');
  });
  return running.then(
    () => true,
    (error: { code?: string }) => {
      if (error instanceof Interruption || error.code === 'CONFLICT') return false;
      throw error;
    },
  );
}

const pick = <T>(items: readonly T[], index: number): T | undefined =>
  items[index % Math.max(items.length, 1)];

async function chargeAtProvider(ledger: LedgerFixture, { index, succeeds }: Step) {
  const { company, providerStub } = ledger;
  const pending = await fixture.inCompany(company, (db) => findPendingAttempts(db, company.id, 100));
  const attempt = pick(pending, index);
  return attempt && { attempt, snapshot: providerStub.charge(attempt, succeeds) };
}

/** Returns whether operators could refund a payment, which must have been collected. */
async function isRefundable({ company }: LedgerFixture, paymentId: string): Promise<boolean> {
  const [payment] = await fixture.query<{ status: PaymentStatus }>(
    company,
    'select status from payments where id = $1',
    [paymentId],
  );
  return payment !== undefined && isCollected(payment.status);
}

const steps = {
  async charge(ledger: LedgerFixture, step: Step) {
    const payment = buildPayment(pick(ledger.clientIds, step.index) ?? null, {
      amount: 100 + step.size,
      fee: 0,
    });
    const isCommitted = await runTransaction(ledger, step, async (db) => {
      await beginPayments(db, ledger.company.id, [payment]);
    });
    if (isCommitted) ledger.payments.push(payment);
  },
  async completeAttempt(ledger: LedgerFixture, step: Step) {
    const result = await chargeAtProvider(ledger, step);
    if (!result) return;
    const { attempt, snapshot } = result;
    const { reference, fee, failureCode, declineCode, completedAt } = snapshot;
    const status = snapshot.status === 'Succeeded' ? 'Succeeded' : 'Failed';
    const outcome = { reference, status, fee, failureCode, declineCode } as const;
    await runTransaction(ledger, step, (db) =>
      completeAttempts(db, ledger.company.id, [
        {
          attempt,
          outcome,
          provider: 'Sandbox',
          nextRetryAt: status === 'Failed' && step.size % 2 === 0 ? new Date('2027-06-01') : null,
          at: completedAt ?? new Date(),
        },
      ]),
    );
  },
  async chargeAtProvider(ledger: LedgerFixture, step: Step) {
    await chargeAtProvider(ledger, step);
  },
  async retry(ledger: LedgerFixture, step: Step) {
    const payment = pick(ledger.payments, step.index);
    if (!payment) return;
    await runTransaction(ledger, step, async (db) => {
      const { id: paymentId, clientId } = payment;
      const retry = { paymentId, clientId, trigger: 'RetryManual', cardId: null, method: null } as const;
      await beginRetries(db, ledger.company.id, [retry, retry], new Date('2027-02-01'));
    });
  },
  async refund(ledger: LedgerFixture, step: Step) {
    const payment = pick(ledger.payments, step.index);
    if (!payment || !(await isRefundable(ledger, payment.id))) return;
    const { id: paymentId, clientId } = payment;
    const refund = { id: newId(), paymentId, clientId, amount: 1 + step.size };
    const isCommitted = await runTransaction(ledger, step, (db) =>
      insertTestRefunds(db, ledger.company.id, {
        ...refund,
        reason: 'CustomerRequest',
        status: 'Pending',
        createdBy: null,
        createdAt: new Date('2027-03-01'),
      }),
    );
    if (isCommitted) ledger.refunds.push(refund);
  },
  async completeRefund(ledger: LedgerFixture, step: Step) {
    const refund = pick(ledger.refunds, step.index);
    if (!refund) return;
    const { id, paymentId, amount } = refund;
    const providerRefund = ledger.providerStub.refund(
      paymentId,
      id,
      amount,
      step.succeeds ? 'Succeeded' : 'Pending',
    );
    const { reference, status, failureCode } = providerRefund;
    await runTransaction(ledger, step, (db) =>
      completeRefund(
        db,
        ledger.company.id,
        refund,
        { reference, status, failureCode },
        new Date('2027-03-02'),
      ),
    );
  },
  refundAtProvider(ledger: LedgerFixture, { index, size, succeeds }: Step) {
    const paymentId = pick(ledger.providerStub.paymentIds, index);
    if (paymentId && size < ledger.providerStub.refundable(paymentId)) {
      ledger.providerStub.refund(paymentId, null, size + 1, succeeds ? 'Succeeded' : 'Pending');
    }
    return Promise.resolve();
  },
  completeRefundAtProvider(ledger: LedgerFixture, { index, succeeds }: Step) {
    const paymentId = pick(ledger.providerStub.paymentIds, index);
    if (paymentId) ledger.providerStub.completeRefund(paymentId, succeeds ? 'Succeeded' : 'Failed');
    return Promise.resolve();
  },
  dispute(ledger: LedgerFixture, { index, size }: Step) {
    const paymentId = pick(ledger.providerStub.paymentIds, index);
    const status = pick(['NeedsResponse', 'UnderReview', 'Won', 'Lost'] as const, size);
    if (paymentId && status) ledger.providerStub.dispute(paymentId, status);
    return Promise.resolve();
  },
  async report(ledger: LedgerFixture, step: Step) {
    const paymentId = pick(ledger.providerStub.paymentIds, step.index);
    const snapshot =
      paymentId && ledger.providerStub.snapshotOf(paymentId, step.succeeds ? 0 : step.size % 4);
    if (!snapshot) return;
    const source = { provider: 'Sandbox', direction: 'Incoming' } as const;
    await runTransaction(ledger, step, (db) =>
      recordProviderPayment(db, ledger.company.id, source, snapshot),
    );
  },
} as const;

const kinds = Object.keys(steps) as (keyof typeof steps)[];

const scenarios = fc.array(
  fc.record({
    kind: fc.constantFrom(
      ...kinds,
      'charge' as const,
      'completeAttempt' as const,
      'completeAttempt' as const,
      'report' as const,
    ),
    index: fc.nat(5),
    size: fc.nat(99),
    succeeds: fc.boolean(),
    isInterrupted: fc.boolean(),
  }),
  { minLength: 10, maxLength: 40 },
);

const totalsOf = async ({ company }: LedgerFixture) => {
  const ctx = await fixture.signedIn(company, ['MANAGE_PAYMENTS']);
  return (await listPayments(ctx, {})).totals;
};

test('a ledger stays balanced after charges, refunds, disputes, late reports and interruptions', async () => {
  await fc.assert(
    fc.asyncProperty(scenarios, async (scenario) => {
      const ledger = await createLedgerFixture();
      for (const step of scenario) {
        await steps[step.kind](ledger, step);
        expect(await findImbalances(fixture.services.database, ledger.company.id)).toEqual({});
        const { gross, refunded, net } = await totalsOf(ledger);
        expect(gross - refunded).toBe(net);
      }
    }),
    propertyRuns({ gate: 4, slow: 30 }),
  );
}, 120_000);

test('the ledger matches the provider’s totals after all reports arrive', async () => {
  await fc.assert(
    fc.asyncProperty(scenarios, async (scenario) => {
      const ledger = await createLedgerFixture();
      for (const step of scenario) await steps[step.kind](ledger, step);
      const defaults = { size: 0, succeeds: true, isInterrupted: false };
      for (const [index] of ledger.payments.entries()) {
        await steps.completeAttempt(ledger, { kind: 'completeAttempt', index, ...defaults });
      }
      for (const [index] of ledger.refunds.entries()) {
        await steps.completeRefund(ledger, { kind: 'completeRefund', index, ...defaults });
      }
      for (const [index] of ledger.providerStub.paymentIds.entries()) {
        ledger.providerStub.completeRefund(ledger.providerStub.paymentIds[index] ?? '', 'Succeeded');
        await steps.report(ledger, { kind: 'report', index, ...defaults });
      }
      expect(await findImbalances(fixture.services.database, ledger.company.id)).toEqual({});
      expect(await totalsOf(ledger)).toMatchObject(ledger.providerStub.totals());
    }),
    propertyRuns({ gate: 4, slow: 30 }),
  );
}, 120_000);
