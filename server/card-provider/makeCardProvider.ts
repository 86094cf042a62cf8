import type { Database } from '../db/database';
import type { Settings } from '../settings';
import type { CardProvider } from './cardProvider';
import { createSandbox } from './sandbox/sandbox';
import { createStripe } from './stripe/stripe';

/** The provider that this server works with: the sandbox until Stripe's keys are set. */
export function makeCardProvider(settings: Settings, database: Database): CardProvider {
  const { stripeSecretKey, stripePublishableKey } = settings;
  if (stripeSecretKey === null || stripePublishableKey === null) return createSandbox(database);
  return createStripe(settings, stripeSecretKey, stripePublishableKey);
}
