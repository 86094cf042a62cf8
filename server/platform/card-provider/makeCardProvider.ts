import type { Database } from '../db/database';
import type { Settings } from '../settings/settings';
import type { Account, CardProvider } from './cardProvider';
import { createSandbox } from './sandbox/sandbox';

/** Returns the platform's account, for charges to the billing card of a company. */
export const platformAccount = (companyId: string): Account => ({
  companyId,
  reference: null,
  secretKey: null,
});

export async function makeCardProvider(settings: Settings, database: Database): Promise<CardProvider> {
  const { stripeSecretKey, stripePublishableKey } = settings;
  if (stripeSecretKey === null || stripePublishableKey === null) return createSandbox(database);
  // Stripe's SDK is large, so it is loaded only when Stripe is used.
  const { createStripe } = await import('./stripe/stripe');
  return createStripe(settings, stripeSecretKey, stripePublishableKey);
}
