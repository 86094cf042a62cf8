import type { Stripe } from '@stripe/stripe-js';
import { env } from '@/config/env';
import { loadScript } from '@/lib/loadScript';
import type { CardFormSetup } from './card';

const stripeByAccount = new Map<string, Stripe>();

/**
 * Resolves to Stripe.js for a company's account or for the platform's. Loads the script on the first call.
 * Rejects if the script fails to load or the key is missing.
 */
export async function loadStripe({ publishableKey, accountReference }: CardFormSetup): Promise<Stripe> {
  await loadScript(env.cardScriptUrl);
  const key = publishableKey ?? env.cardPublishableKey;
  if (!window.Stripe || !key) throw new Error('The card form did not start.');
  const cacheKey = `${key} ${accountReference ?? ''}`;
  const cached = stripeByAccount.get(cacheKey);
  if (cached) return cached;
  const stripe = window.Stripe(key, accountReference ? { stripeAccount: accountReference } : undefined);
  stripeByAccount.set(cacheKey, stripe);
  return stripe;
}
