import type { RefundReason } from '../../schema.generated';
import { newId } from '../../lib/ids';
import { momentOf, type Moment } from '../../lib/moments';
import { dueOf, paymentOf, type Due } from '../../modules/charging/renewals';
import { isDueBy } from '../../modules/subscriptions/renewal';
import type { Subscription } from '../../modules/subscriptions/subscription';
import { chances, declineCodes } from './chances';
import { act, later, mail, renew, subscriptionOf, type Life } from './life';
import { afterTries, aTry, type DemoPayment } from './tries';

function termsOf(
  { around, client, payments }: Life,
  { id, planId, priceVersion }: Subscription,
): Due['terms'] {
  const price = around.prices.find((one) => one.planId === planId && one.version === priceVersion);
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

/** Of so many hundredths of a payment, whole units of its currency. */
const wholeUnits = (amount: number, percent: number): number =>
  Number((BigInt(amount) * BigInt(percent)) / 10_000n) * 100;

function giveBack(life: Life, { id, amount }: DemoPayment, at: Moment): void {
  const { random, around } = life;
  if (!random.chance(chances.goesBack)) return;
  const madeAt = later(at, random.between(0.5, 9));
  const isWhole = random.chance(chances.goesBackWhole);
  const part = wholeUnits(amount, 20 + random.below(41));
  if (madeAt >= around.today) return;
  const reason = random.pick<RefundReason>([
    'CustomerRequest',
    'CustomerRequest',
    'Duplicate',
    'ServiceDisruption',
    'Other',
  ]);
  const by = around.crew.operator(madeAt, random);
  life.refunds.push({
    id: newId(),
    paymentId: id,
    amount: isWhole ? amount : part,
    reason,
    status: 'Pending',
    createdBy: by.id,
    createdByName: by.name,
    createdAt: new Date(madeAt),
  });
}

function tell(life: Life, payment: DemoPayment, at: Moment): void {
  if (payment.status === 'Failed') {
    mail(
      life,
      at,
      'payment-failed',
      'Your payment to Northwind Studio did not go through',
      chances.mailFails,
    );
    return;
  }
  mail(life, at, 'receipt', 'Your receipt', chances.mailFails);
  giveBack(life, payment, at);
}

const answer = ({ random }: Life, hasFailed: boolean): string | null =>
  hasFailed ? random.pick(declineCodes) : null;

/** Charges for the period that is due, which begins with it, as the queue does. */
export function charge(life: Life, at: Moment, hasFailed: boolean): void {
  const subscription = subscriptionOf(life);
  const due = dueOf(subscription, termsOf(life, subscription), life.around.timeZone);
  const owed = paymentOf(
    due,
    { isActive: true, isPaying: true, now: new Date(at), timeZone: life.around.timeZone },
    false,
  );
  const { id: subscriptionId, planId: chargedPlanId } = subscription;
  renew(life, at, { subscriptionId, chargedPlanId, renewal: due.renewal, hasPaid: !hasFailed });
  const payment = afterTries(owed, [aTry(owed.trigger, at, answer(life, hasFailed))], life.around.timeZone);
  life.payments.push(payment);
  tell(life, payment, at);
}

/** Whoever begins, or begins again, pays at once for what is not paid yet. */
export function chargeIfDue(life: Life, at: Moment): void {
  if (isDueBy(subscriptionOf(life), at)) charge(life, at, false);
}

/** What has failed is tried once more. */
export function tryAgain(
  life: Life,
  unpaid: DemoPayment,
  { at, trigger, hasFailed }: { at: Moment; trigger: 'RetryAuto' | 'RetryManual'; hasFailed: boolean },
): void {
  const payment = afterTries(
    unpaid,
    [...unpaid.tries, aTry(trigger, at, answer(life, hasFailed))],
    life.around.timeZone,
  );
  life.payments[life.payments.indexOf(unpaid)] = payment;
  const { planId, periodStart } = unpaid;
  const paid = periodStart ? { planId, periodStart: momentOf(periodStart) } : undefined;
  if (!hasFailed) act(life, at, { kind: 'BecomeActive', paid }, life.around.crew.system);
  life.now = at;
  tell(life, payment, at);
}
