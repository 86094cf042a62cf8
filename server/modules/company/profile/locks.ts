import type { FieldLock } from '../../../schema.generated';
import type { Ties } from './sql';

/** Why the currency has to stay: an amount means nothing in another one. */
function currencyLock(currency: string, ties: Ties): string | null {
  if (ties.hasPayments) return `Clients have paid in ${currency}, so it stays the currency of your company.`;
  if (ties.hasPaidSubscriptions) {
    return `Clients have subscribed to prices in ${currency}, so it stays the currency of your company.`;
  }
  if (ties.pricedPlans === 0) return null;
  const others = ties.pricedPlans - 1;
  const rest = others === 0 ? '' : others === 1 ? ' and one other plan' : ` and ${others} other plans`;
  const verb = others === 0 ? 'has a price' : 'have prices';
  return `${ties.firstPricedPlan}${rest} ${verb} in ${currency}. Delete what is priced, or make it free, to change it.`;
}

/** What can't change now, and why. */
export function locksOf(currency: string, ties: Ties): FieldLock[] {
  const reason = currencyLock(currency, ties);
  return [
    ...(reason ? [{ field: 'currency', reason }] : []),
    ...(ties.isConnected
      ? [
          {
            field: 'country',
            reason:
              'Your card provider’s account was opened for this country. Disconnect it under Stripe Integration to change it.',
          },
        ]
      : []),
  ];
}
