import type { Stripe, StripeElements } from '@stripe/stripe-js';
import * as texts from '@/texts/ui/cards';
import type { CardAnswer } from './card';

const unexplained = texts.theCardCouldNotBeChecked;

// Of its other errors, Stripe's words are for developers.
const isForPeople = (type: string): boolean => type === 'card_error' || type === 'validation_error';

/** Has Stripe check and keep the card that was typed: what the API takes for it is the id of the SetupIntent. */
export async function confirmCard(stripe: Stripe, elements: StripeElements): Promise<CardAnswer> {
  const { setupIntent, error } = await stripe.confirmSetup({ elements, redirect: 'if_required' });
  if (setupIntent) return { token: setupIntent.id };
  // Confirmed before, by a press whose answer was lost on the way to us.
  if (error.setup_intent?.status === 'succeeded') return { token: error.setup_intent.id };
  return { error: (isForPeople(error.type) && error.message) || unexplained };
}
