import type { Database } from '../db/database';
import type { Settings } from '../settings';
import type { CardProvider } from './cardProvider';
import { createSandbox } from './sandbox/sandbox';

/** The provider that this server works with: the sandbox until Stripe's keys are set. */
export async function makeCardProvider(settings: Settings, database: Database): Promise<CardProvider> {
  const { stripeSecretKey, stripePublishableKey } = settings;
  if (stripeSecretKey === null || stripePublishableKey === null) return createSandbox(database);
  // Its SDK is large: it is loaded where it is used.
  const { createStripe } = await import('./stripe/stripe');
  return createStripe(settings, stripeSecretKey, stripePublishableKey);
}
