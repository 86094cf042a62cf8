import type { DisputeStatus } from '../../../contract/enums';
import { paymentTarget } from '../../billing';
import {
  completeRefund,
  insertAttempts,
  lockRefundable,
  type NewRefund,
  recordDispute,
  recordPayments,
  recordRefunds,
} from '../../billing/demo';
import { newId } from '../../lib/ids';
import type { AttachedCard, AuditEntry, Db, ProviderDispute } from '../../platform';
import { insertCharges, refundInSandbox } from '../../platform/demo';
import type { Actors } from './actors';
import type { DemoPayment } from './attempts';
import { addDays, type ClientSimulation, type SimulationContext } from './simulation';
import { finishDemoAttempts } from './sql';

/**
 * Each dispute concerns the newest eligible payment that is more than `daysAgo` days old, and opens
 * `daysAfter` days after the payment.
 */
const disputes: readonly { status: DisputeStatus; daysAgo: number; daysAfter: number }[] = [
  { status: 'NeedsResponse', daysAgo: 20, daysAfter: 16 },
  { status: 'Lost', daysAgo: 110, daysAfter: 40 },
];

interface DemoDispute {
  paymentId: string;
  dispute: ProviderDispute;
}

/** Returns the demo disputes. Only collected client payments without refunds are eligible. */
function disputesOf(
  payments: readonly DemoPayment[],
  refunds: readonly NewRefund[],
  today: string,
): DemoDispute[] {
  const refunded = new Set(refunds.map(({ paymentId }) => paymentId));
  return disputes.flatMap(({ status, daysAgo, daysAfter }) => {
    const latest = addDays(today, -daysAgo);
    const disputed = payments.findLast(
      (payment) =>
        payment.status === 'Succeeded' &&
        payment.direction === 'Incoming' &&
        !refunded.has(payment.id) &&
        payment.createdAt.toISOString() < latest,
    );
    if (!disputed) return [];
    const createdAt = new Date(addDays(disputed.createdAt.toISOString(), daysAfter));
    const reference = `sandbox_dispute_${newId()}`;
    return [{ paymentId: disputed.id, dispute: { reference, status, amount: disputed.amount, createdAt } }];
  });
}

/** Stores the disputes in the same way as disputes from the card provider's events. */
async function writeDisputes(db: Db, companyId: string, demoDisputes: readonly DemoDispute[]): Promise<void> {
  for (const { paymentId, dispute } of demoDisputes) await recordDispute(db, companyId, paymentId, dispute);
}

/**
 * Returns audit entries for refunds and manual retries. Payments are numbered by their position in
 * `payments`.
 */
function paymentAuditEntries(
  { system: { companyId }, members }: Actors,
  payments: readonly DemoPayment[],
  refunds: readonly NewRefund[],
): AuditEntry[] {
  const numbers = new Map(payments.map(({ id }, index) => [id, index + 1]));
  const target = (id: string) => paymentTarget({ id, number: numbers.get(id) ?? 0 });
  const by = (id: string | null, name: string | null) => ({ companyId, type: 'Operator', id, name }) as const;
  const [founder] = members;
  return [
    ...refunds.map(({ paymentId, amount, reason, createdBy, createdByName, createdAt }) => ({
      action: 'payment.refunded' as const,
      ...target(paymentId),
      changes: [
        { field: 'refundAmount', before: null, after: amount },
        { field: 'reason', before: null, after: reason },
      ],
      actor: by(createdBy, createdByName ?? null),
      occurredAt: createdAt,
    })),
    ...payments.flatMap(({ id, demoAttempts }) =>
      demoAttempts
        .filter(({ trigger }) => trigger === 'RetryManual')
        .map(({ at }) => ({
          action: 'payment.retried' as const,
          ...target(id),
          actor: by(founder?.id ?? null, founder?.name ?? null),
          occurredAt: new Date(at),
        })),
    ),
  ];
}

/** Writes the refunds to the payments and to the sandbox. */
async function writeRefunds(
  db: Db,
  companyId: string,
  payments: readonly DemoPayment[],
  refunds: readonly NewRefund[],
): Promise<void> {
  const refundedIds = new Set(refunds.map(({ paymentId }) => paymentId));
  const refunded = payments.filter(({ id }) => refundedIds.has(id));
  await recordRefunds(db, companyId, await lockRefundable(db, companyId, refunded), refunds);
  const byId = new Map(refunded.map((payment) => [payment.id, payment]));
  const account = { companyId, reference: `sandbox_ready:${companyId}`, secretKey: null };
  for (const { id, paymentId, amount, reason, createdAt: at } of refunds) {
    const { providerPaymentId, clientId = null, currency = 'USD' } = byId.get(paymentId) ?? {};
    const request = { idempotencyKey: id, payment: providerPaymentId ?? '', amount, currency, reason };
    const outcome = await refundInSandbox(db, { account, ...request, firstRequestedAt: at, at });
    await completeRefund(db, companyId, { id, paymentId, clientId }, outcome, at);
  }
}

/** The platform's charges to the company, all to one card. */
export interface PlatformCharges {
  card: AttachedCard & { id: string };
  payments: readonly DemoPayment[];
}

interface ChargedPayment {
  payment: DemoPayment;
  /** The card's reference in the sandbox. */
  card: string;
}

/** Writes the attempts of payments, and their charges in the sandbox. */
async function writeAttempts(
  db: Db,
  companyId: string,
  chargedPayments: readonly ChargedPayment[],
): Promise<void> {
  const attempts = chargedPayments.flatMap(({ payment }) =>
    payment.demoAttempts.map(({ id, trigger, at }, index) => ({
      id,
      paymentId: payment.id,
      number: index + 1,
      trigger,
      cardId: payment.cardId ?? null,
      method: payment.method,
      createdAt: new Date(at),
    })),
  );
  await insertAttempts(db, companyId, attempts);
  const demoAttempts = chargedPayments.flatMap(({ payment }) => payment.demoAttempts);
  await finishDemoAttempts(db, companyId, demoAttempts);
  const charges = chargedPayments.flatMap(
    ({ payment: { id, amount, currency = 'USD', demoAttempts }, card }) =>
      demoAttempts.map(({ id: idempotencyKey, reference, declineCode, at }) => ({
        ...{ idempotencyKey, reference, declineCode, at: new Date(at) },
        ...{ paymentId: id, card, amount, currency },
      })),
  );
  await insertCharges(db, companyId, charges);
}

/**
 * Writes all payments with their attempts in order of creation, then refunds and disputes. Returns the audit
 * entries of the refunds and manual retries.
 */
export async function writeMoney(
  db: Db,
  companyId: string,
  simulations: readonly ClientSimulation[],
  platformCharges: PlatformCharges,
  { today, actors }: SimulationContext,
): Promise<AuditEntry[]> {
  const chargedPayments = [
    ...platformCharges.payments.map((payment) => ({ payment, card: platformCharges.card.reference })),
    ...simulations.flatMap(({ payments, card }) =>
      payments.map((payment) => ({ payment, card: card?.reference ?? '' })),
    ),
  ].sort((a, b) => a.payment.createdAt.getTime() - b.payment.createdAt.getTime());
  const payments = chargedPayments.map(({ payment }) => payment);
  await recordPayments(
    db,
    companyId,
    payments.map(({ demoAttempts: _, ...payment }) => payment),
  );
  await writeAttempts(db, companyId, chargedPayments);
  const refunds = simulations.flatMap((simulation) => simulation.refunds);
  await writeRefunds(db, companyId, payments, refunds);
  await writeDisputes(db, companyId, disputesOf(payments, refunds, today));
  return paymentAuditEntries(actors, payments, refunds);
}
