import type { Stripe, StripeElements } from '@stripe/stripe-js';
import * as texts from '@/texts/ui/cards';
import type { CardResult } from './card';

const genericError = texts.theCardCouldNotBeChecked;

// Stripe writes its other error messages for developers.
const isUserFacing = (type: string): boolean => type === 'card_error' || type === 'validation_error';

/**
 * Confirms the entered card at Stripe, which stores it. Resolves to the SetupIntent's id as the token for the
 * API, or to an error message.
 */
export async function confirmCard(stripe: Stripe, elements: StripeElements): Promise<CardResult> {
  const { setupIntent, error } = await stripe.confirmSetup({ elements, redirect: 'if_required' });
  if (setupIntent) return { token: setupIntent.id };
  // An earlier attempt succeeded, but its response was lost.
  if (error.setup_intent?.status === 'succeeded') return { token: error.setup_intent.id };
  return { error: (isUserFacing(error.type) && error.message) || genericError };
}
