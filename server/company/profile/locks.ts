import type { FieldLock } from '../../platform';
import type { ProfileUsage } from './profile.repository';

/**
 * Returns why the currency can't change, or null if it can. Existing amounts lock it, because they are never
 * converted.
 */
function currencyLock(currency: string, usage: ProfileUsage): string | null {
  if (usage.hasPayments) return `Clients have paid in ${currency}, so it stays the currency of your company.`;
  if (usage.hasPaidSubscriptions) {
    return `Clients have subscribed to prices in ${currency}, so it stays the currency of your company.`;
  }
  if (usage.pricedPlans === 0) return null;
  const others = usage.pricedPlans - 1;
  const rest = others === 0 ? '' : others === 1 ? ' and one other plan' : ` and ${others} other plans`;
  const verb = others === 0 ? 'has a price' : 'have prices';
  return `${usage.firstPricedPlan}${rest} ${verb} in ${currency}. Delete what is priced, or make it free, to change it.`;
}

/** Returns the fields that can't change now, with the reasons. */
export function locksOf(currency: string, usage: ProfileUsage): FieldLock[] {
  const reason = currencyLock(currency, usage);
  return [
    ...(reason ? [{ field: 'currency', reason }] : []),
    ...(usage.isConnected
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
