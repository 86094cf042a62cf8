import type { CardProviderName } from '@contract/enums';

/** Card details that are safe to store. The API's cards are assignable to it. */
export interface CardDetails {
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
}

/** A test card of the sandbox. */
export interface TestCard {
  token: string;
  label: string;
  brand: string;
  last4: string;
}

/** Settings of the card provider's form. The API's `CardSetup` is assignable to it. */
export interface CardFormSetup {
  provider: CardProviderName;
  clientSecret: string | null;
  publishableKey: string | null;
  accountReference: string | null;
}

/** The card's token for the API, or an error message. */
export type CardResult = { token: string } | { error: string };

export interface CardFieldsHandle {
  confirm: () => Promise<CardResult>;
}
