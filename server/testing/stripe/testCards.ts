import type Stripe from 'stripe';
import type { Book } from './book';
import { invalid } from './refusal';

export interface Decline {
  code: string;
  decline_code: string;
  message: string;
}

interface TestCard {
  brand: string;
  last4: string;
  /** Why it can't even be set up. */
  refusal?: Decline;
  expires?: 'at the end of this month';
  decline?(declinedBefore: number): Decline | null;
}

const declined = (declineCode: string, message = 'Your card was declined.'): Decline => ({
  code: 'card_declined',
  decline_code: declineCode,
  message,
});

const unconfirmed: Decline = {
  code: 'authentication_required',
  decline_code: 'authentication_required',
  message: 'Your card was declined. This transaction requires authentication.',
};

export const expiredCard: Decline = {
  code: 'expired_card',
  decline_code: 'expired_card',
  message: 'Your card has expired.',
};

const generic = declined('generic_decline');

/** Stripe's own test cards by Stripe's names, and two more, of which Stripe has none. */
const cards: Readonly<Record<string, TestCard>> = {
  pm_card_visa: { brand: 'visa', last4: '4242' },
  pm_card_mastercard: { brand: 'mastercard', last4: '4444' },
  pm_card_chargeDeclined: { brand: 'visa', last4: '0002', refusal: generic, decline: () => generic },
  pm_card_chargeCustomerFail: { brand: 'visa', last4: '0341', decline: () => generic },
  pm_card_authenticationRequired: { brand: 'visa', last4: '3220', decline: () => unconfirmed },
  pm_card_shortOnce: {
    brand: 'visa',
    last4: '9995',
    decline: (before) =>
      before === 0 ? declined('insufficient_funds', 'Your card has insufficient funds.') : null,
  },
  pm_card_expiresThisMonth: { brand: 'amex', last4: '0005', expires: 'at the end of this month' },
};

const nameKey = 'testCard';

function testCard(name: string | undefined): TestCard {
  const card = cards[name ?? ''];
  if (!card) throw invalid(`No such PaymentMethod: '${name}'`, 'payment_method', 'resource_missing');
  return card;
}

export const refusalOf = (name: string): Decline | null => testCard(name).refusal ?? null;

/** A payment method of a customer's from a test card, as the browser's element makes one. */
export function addPaymentMethod(book: Book, name: string, customer: string | null): Stripe.PaymentMethod {
  const { brand, last4, expires } = testCard(name);
  const now = new Date(book.now * 1000);
  return book.add<Stripe.PaymentMethod>({
    id: book.newId('pm'),
    object: 'payment_method',
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    created: book.now,
    customer,
    customer_account: null,
    livemode: false,
    metadata: { [nameKey]: name },
    type: 'card',
    card: {
      brand,
      checks: null,
      country: 'US',
      display_brand: brand,
      exp_month: expires ? now.getUTCMonth() + 1 : 12,
      exp_year: now.getUTCFullYear() + (expires ? 0 : 3),
      funding: 'credit',
      generated_from: null,
      last4,
      networks: null,
      regulated_status: null,
      three_d_secure_usage: null,
      wallet: null,
    },
  });
}

/** What the bank says to a charge; null takes it. */
export function declineOf(
  book: Book,
  { card, metadata }: Stripe.PaymentMethod,
  declinedBefore: number,
): Decline | null {
  const lastMoment = Date.UTC(card?.exp_year ?? 0, card?.exp_month ?? 0, 1);
  if (book.now * 1000 >= lastMoment) return expiredCard;
  return testCard(metadata?.[nameKey]).decline?.(declinedBefore) ?? null;
}
