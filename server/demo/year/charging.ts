import { newId } from '../../lib/ids';
import type { NewPayment } from '../../modules/payments/recording';
import type { PaymentTrigger } from '../../schema.generated';
import type { Moment } from '../../lib/moments';
import { chances, declineCodes, retryAfterDays } from './chances';
import { act, later, mail, reaches, renew, subscriptionOf, type Life } from './life';

/** What card payments cost: 2.9 percent and 30. */
const feeOf = (amount: number): number => Math.round(amount * 0.029) + 30;

function priced(life: Life): { planId: string; name: string; price: number } {
  const { planId, priceVersion } = subscriptionOf(life);
  const price = life.around.prices.find((one) => one.planId === planId && one.version === priceVersion);
  if (!price) throw new Error(`Plan ${planId} has no price ${priceVersion}.`);
  return price;
}

function payment(life: Life, at: Moment, trigger: PaymentTrigger): NewPayment {
  const { planId, name, price } = priced(life);
  return {
    id: newId(),
    direction: 'Incoming',
    type: 'Subscription',
    status: 'Succeeded',
    amount: price,
    fee: feeOf(price),
    clientId: life.client.id,
    planId,
    subscriptionId: subscriptionOf(life).id,
    description: `${name}, one month`,
    trigger,
    method: life.card,
    failureCode: null,
    declineCode: null,
    attempts: life.attempts + 1,
    nextRetryAt: null,
    provider: 'Sandbox',
    providerPaymentId: null,
    invoiceNumber: null,
    createdAt: new Date(at),
    paidAt: new Date(at),
    failedAt: null,
  };
}

function giveBack(life: Life, { id, amount }: NewPayment, at: Moment): void {
  const { random, around } = life;
  if (!random.chance(chances.isRefunded)) return;
  const madeAt = later(at, random.between(0.5, 9));
  const isWhole = random.chance(chances.isRefundedWhole);
  const part = Math.round((amount * random.between(0.2, 0.6)) / 100) * 100;
  if (madeAt >= around.today) return;
  life.refunds.push({
    id: newId(),
    paymentId: id,
    amount: isWhole ? amount : part,
    reason: random.pick(['CustomerRequest', 'CustomerRequest', 'Duplicate', 'ServiceDisruption', 'Other']),
    status: 'Succeeded',
    createdBy: around.crew.operator(madeAt, random).id,
    createdAt: new Date(madeAt),
  });
}

/** A payment that comes in. */
export function pay(life: Life, at: Moment, trigger: PaymentTrigger): void {
  const paid = payment(life, at, trigger);
  life.payments.push(paid);
  life.attempts = 0;
  mail(life, at, 'receipt', 'Your receipt', chances.mailFails);
  giveBack(life, paid, at);
}

/** A payment that does not; it is tried again for as long as there are tries. */
export function fail(life: Life, at: Moment, trigger: PaymentTrigger): void {
  const retryDays = retryAfterDays[life.attempts];
  life.payments.push({
    ...payment(life, at, trigger),
    status: 'Failed',
    fee: 0,
    failureCode: 'card_declined',
    declineCode: life.random.pick(declineCodes),
    nextRetryAt: retryDays === undefined ? null : new Date(later(at, retryDays)),
    paidAt: null,
    failedAt: new Date(at),
  });
  life.attempts += 1;
  mail(life, at, 'payment-failed', 'Your payment did not go through', chances.mailFails);
}

/** What falls due at `at`: of a trial that ends, or of a period that follows another. */
export function charge(life: Life, at: Moment): void {
  if (!reaches(life, at)) return;
  const { system } = life.around.crew;
  const isTrial = life.standing.status === 'Trialing';
  const hasFailed = life.random.chance(chances.paymentFails);
  if (hasFailed) act(life, at, { kind: 'FallBehind' }, system);
  else if (isTrial) act(life, at, { kind: 'BecomeActive' }, system);
  renew(life, at);
  if (hasFailed) fail(life, at, 'Cycle');
  else pay(life, at, 'Cycle');
}
