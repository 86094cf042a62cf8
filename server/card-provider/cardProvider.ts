import type { SandboxCard } from '../schema.generated';

/** What may be known of a card: never its number. */
export interface AttachedCard {
  /** What the provider calls the payment method from now on. */
  reference: string;
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
}

export type AttachResult = { kind: 'Attached'; card: AttachedCard } | { kind: 'Refused'; reason: string };

/** Whoever keeps the cards and charges them. */
export interface CardProvider {
  readonly name: 'Sandbox' | 'Stripe';
  /** Keeps the payment method that the provider's own form made a token of, to be charged for the company. */
  attach(companyId: string, token: string): Promise<AttachResult>;
  /** Forgets a payment method that was attached. */
  detach(companyId: string, reference: string): Promise<void>;
  /** The cards to try it with; none with a provider that charges real ones. */
  readonly sandboxCards: readonly SandboxCard[];
}
