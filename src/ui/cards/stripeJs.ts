import type { Stripe } from '@stripe/stripe-js';
import { env } from '@/config/env';
import { loadScript } from '@/lib/loadScript';
import type { CardFormSetup } from './card';

const clients = new Map<string, Stripe>();

/** Stripe's own code for a company's account, or for Livery's; fetched only once a card form is shown. */
export async function stripeFor({ publishableKey, accountReference }: CardFormSetup): Promise<Stripe> {
  await loadScript(env.cardScriptUrl);
  const key = publishableKey ?? env.cardPublishableKey;
  if (!window.Stripe || !key) throw new Error('The card form did not start.');
  const place = `${key} ${accountReference ?? ''}`;
  const known = clients.get(place);
  if (known) return known;
  const stripe = window.Stripe(key, accountReference ? { stripeAccount: accountReference } : undefined);
  clients.set(place, stripe);
  return stripe;
}
