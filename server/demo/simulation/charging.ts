import type { RefundReason } from '../../../contract/enums';
import { newId } from '../../lib/ids';
import { toTimestamp, type Timestamp } from '../../lib/timestamps';
import { type DueRenewal, dueRenewalOf, isDueBy, type Subscription, toNewPayment } from '../../billing/demo';
import { probabilities, declineCodes } from './probabilities';
import {
  applyTransition,
  addDays,
  sendEmail,
  renew,
  subscriptionOf,
  type ClientSimulation,
} from './simulation';
import { applyAttempts, newAttempt, type DemoPayment } from './attempts';

function termsOf(
  { context, client, payments }: ClientSimulation,
  { id, planId, priceVersion }: Subscription,
): DueRenewal['terms'] {
  const price = context.prices.find((one) => one.planId === planId && one.version === priceVersion);
  if (!price) throw new Error(`Plan ${planId} has no price ${priceVersion}.`);
  return {
    clientId: client.id,
    planName: price.name,
    price,
    currency: 'USD',
    hasPayments: payments.some(({ subscriptionId }) => subscriptionId === id),
    cardId: null,
    method: null,
    charged: null,
  };
}

/** Returns a percentage of an amount in minor units, rounded down to a multiple of 100. */
const percentageOf = (amount: number, percent: number): number =>
  Number((BigInt(amount) * BigInt(percent)) / 10_000n) * 100;

function refundAtRandom(simulation: ClientSimulation, { id, amount }: DemoPayment, at: Timestamp): void {
  const { random, context } = simulation;
  if (!random.chance(probabilities.isRefunded)) return;
  const refundedAt = addDays(at, random.between(0.5, 9));
  const isFullRefund = random.chance(probabilities.isRefundedInFull);
  const partialAmount = percentageOf(amount, 20 + random.below(41));
  if (refundedAt >= context.today) return;
  const reason = random.pick<RefundReason>([
    'CustomerRequest',
    'CustomerRequest',
    'Duplicate',
    'ServiceDisruption',
    'Other',
  ]);
  const by = context.actors.operator(refundedAt, random);
  simulation.refunds.push({
    id: newId(),
    paymentId: id,
    amount: isFullRefund ? amount : partialAmount,
    reason,
    status: 'Pending',
    createdBy: by.id,
    createdByName: by.name,
    createdAt: new Date(refundedAt),
  });
}

function handleOutcome(simulation: ClientSimulation, payment: DemoPayment, at: Timestamp): void {
  if (payment.status === 'Failed') {
    sendEmail(
      simulation,
      at,
      'payment-failed',
      'Your payment to Northwind Studio failed',
      probabilities.emailFails,
    );
    return;
  }
  sendEmail(simulation, at, 'receipt', 'Your receipt from Northwind Studio', probabilities.emailFails);
  refundAtRandom(simulation, payment, at);
}

const pickDeclineCode = ({ random }: ClientSimulation, hasFailed: boolean): string | null =>
  hasFailed ? random.pick(declineCodes) : null;

/** Charges for the due period at `at`, in the same way as the charging job. */
export function charge(simulation: ClientSimulation, at: Timestamp, hasFailed: boolean): void {
  const subscription = subscriptionOf(simulation);
  const due = dueRenewalOf(subscription, termsOf(simulation, subscription), simulation.context.timeZone);
  const newPayment = toNewPayment(
    due,
    { isActive: true, isPaying: true, now: new Date(at), timeZone: simulation.context.timeZone },
    false,
  );
  const { id: subscriptionId, planId: chargedPlanId } = subscription;
  renew(simulation, at, { subscriptionId, chargedPlanId, renewal: due.renewal, hasPaid: !hasFailed });
  const payment = applyAttempts(
    newPayment,
    [newAttempt(newPayment.trigger, at, pickDeclineCode(simulation, hasFailed))],
    simulation.context.timeZone,
  );
  simulation.payments.push(payment);
  handleOutcome(simulation, payment, at);
}

/** Charges at `at` if a charge is due by then. The payment succeeds. */
export function chargeIfDue(simulation: ClientSimulation, at: Timestamp): void {
  if (isDueBy(subscriptionOf(simulation), at)) charge(simulation, at, false);
}

export function retryPayment(
  simulation: ClientSimulation,
  failedPayment: DemoPayment,
  { at, trigger, hasFailed }: { at: Timestamp; trigger: 'RetryAuto' | 'RetryManual'; hasFailed: boolean },
): void {
  const payment = applyAttempts(
    failedPayment,
    [...failedPayment.demoAttempts, newAttempt(trigger, at, pickDeclineCode(simulation, hasFailed))],
    simulation.context.timeZone,
  );
  simulation.payments[simulation.payments.indexOf(failedPayment)] = payment;
  const { planId, periodStart } = failedPayment;
  const paidPeriod = periodStart ? { planId, periodStart: toTimestamp(periodStart) } : undefined;
  if (!hasFailed)
    applyTransition(
      simulation,
      at,
      { kind: 'BecomeActive', paid: paidPeriod },
      simulation.context.actors.system,
    );
  simulation.now = at;
  handleOutcome(simulation, payment, at);
}
