import type { Db } from '../../db/database';
import { clientStandings } from '../client-lifecycle/applyCommand';
import type { BillingCommand } from '../client-lifecycle/decide';
import { applyBillingCommands } from '../client-lifecycle/billingCommands';
import { currentSubscription, type ClientState } from '../client-lifecycle/clientState';
import { isEndedForNonPayment } from '../client-lifecycle/statusRules';
import { isFrom } from '../subscriptions/payment';
import type { Renewal } from '../subscriptions/renewal';
import { pricedBy, type Subscription } from '../subscriptions/subscription';
import { pricesOf, type PaymentStanding, type PriceOf } from './ledgerSql';
import { writeNewPeriods } from './newPeriods';

/** A payment that was decided: it came in, or it did not. */
export interface Decided {
  payment: PaymentStanding;
  hasPaid: boolean;
  at: Date;
}

// Who was moved to another plan or to a later price meanwhile keeps that.
function pricedFor(
  subscription: Subscription,
  { planId, priceVersion }: PaymentStanding,
  prices: readonly PriceOf[],
): Renewal['priced'] {
  const price = prices.find((one) => one.planId === planId && one.version === priceVersion);
  if (!price || planId !== subscription.planId || price.version < subscription.priceVersion) {
    return subscription;
  }
  return pricedBy(price, subscription.isYearly);
}

/** What a payment means for a client who stands so; null where it means nothing. */
function verbFor(
  standing: ClientState | undefined,
  { payment, hasPaid }: Decided,
  prices: readonly PriceOf[],
): BillingCommand | null {
  const { subscriptionId, periodStart, periodEnd, type } = payment;
  if (standing?.subscription?.id !== subscriptionId) return null;
  const isFee = type === 'OneOff';
  const paid = periodStart === null ? undefined : { planId: payment.planId, periodStart, isFee };
  if (hasPaid && isEndedForNonPayment(standing)) return { kind: 'BecomeActive', paid };
  const subscription = currentSubscription(standing);
  if (!subscription) return null;
  if (periodStart !== null && periodEnd !== null && isFrom(subscription.billedUntil, periodStart)) {
    const { priceVersion, price, isYearly, interval, intervalCount, mrr } = pricedFor(
      subscription,
      payment,
      prices,
    );
    const priced = { priceVersion, price, isYearly, interval, intervalCount, mrr };
    return {
      kind: 'Renew',
      subscriptionId: subscription.id,
      renewal: { priced, periodStart, periodEnd },
      hasPaid,
      chargedPlanId: payment.planId,
    };
  }
  if (hasPaid) return { kind: 'BecomeActive', paid };
  return standing.status === 'Trialing' || standing.status === 'Active' ? { kind: 'FallBehind' } : null;
}

const oneForEachClient = (all: readonly Decided[]): Decided[] => [
  ...new Map(all.map((decided) => [decided.payment.clientId, decided])).values(),
];

/** Moves clients and their subscriptions by what became of payments, in the transaction that locked them. */
export async function moveByPayments(db: Db, companyId: string, all: readonly Decided[]): Promise<void> {
  const ofSubscriptions = all.filter(({ payment }) => payment.clientId !== null && payment.subscriptionId);
  if (ofSubscriptions.length === 0) return;
  const prices = await pricesOf(
    db,
    companyId,
    ofSubscriptions.map(({ payment }) => payment),
  );
  let left = [...ofSubscriptions].reverse();
  while (left.length > 0) {
    const now = oneForEachClient(left);
    left = left.filter((decided) => !now.includes(decided));
    const ids = now.flatMap(({ payment }) => payment.clientId ?? []);
    const standings = await clientStandings(db, companyId, ids);
    const moves = now.flatMap((decided) => {
      const standing = standings.get(decided.payment.clientId ?? '');
      const verb = verbFor(standing, decided, prices);
      return standing && verb ? [{ decided, standing, verb }] : [];
    });
    if (moves.length === 0) continue;
    const events = moves.map(({ decided: { at }, standing, verb }) => ({ clientId: standing.id, command: verb, at }));
    await applyBillingCommands(db, companyId, events);
    const reopening = moves.filter(
      ({ verb, standing }) => verb.kind === 'BecomeActive' && isEndedForNonPayment(standing),
    );
    await writeNewPeriods(
      db,
      companyId,
      reopening.map(({ decided: { payment } }) => payment.id),
    );
  }
}
