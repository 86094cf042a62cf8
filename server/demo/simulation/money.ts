import type { AttachedCard, AuditEntry, Db } from '../../platform';
import { insertCharges } from '../../platform/demo';
import { insertAttempts, recordPayments } from '../../billing/demo';
import { disputesOf, writeDisputes } from './disputes';
import type { ClientSimulation, SimulationContext } from './simulation';
import { paymentAuditEntries } from './paymentAuditEntries';
import { writeRefunds } from './refunds';
import { finishDemoAttempts } from './sql';
import type { DemoPayment } from './attempts';

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
