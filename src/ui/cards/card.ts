/** What may be known of a card; the API's cards fit into it. */
export interface KnownCard {
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
}

export type CardStatusName = 'Active' | 'ExpiringSoon' | 'Expired' | 'Failed';

/** A card to try the sandbox with. */
export interface TestCard {
  token: string;
  label: string;
  brand: string;
  last4: string;
}

/** What the card provider's form needs; the API's CardSetup fits into it. */
export interface CardFormSetup {
  provider: 'Sandbox' | 'Stripe';
  clientSecret: string | null;
  publishableKey: string | null;
  accountReference: string | null;
}

/** The card that the form stands for, as the API takes it, or why there is none. */
export type CardAnswer = { token: string } | { error: string };

export interface CardFieldsHandle {
  confirm: () => Promise<CardAnswer>;
}
