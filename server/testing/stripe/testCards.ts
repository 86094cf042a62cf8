import type Stripe from 'stripe';
import type { AccountStore } from './accountStore';
import { invalidRequest } from './stripeApiError';

export interface Decline {
  code: string;
  decline_code: string;
  message: string;
}

interface TestCard {
  brand: string;
  last4: string;
  /** Set if the card cannot be set up. */
  setupDecline?: Decline;
  expires?: 'at the end of this month';
  decline?(declineCount: number): Decline | null;
}

const cardDeclined = (declineCode: string, message = 'Your card was declined.'): Decline => ({
  code: 'card_declined',
  decline_code: declineCode,
  message,
});

const authenticationRequired: Decline = {
  code: 'authentication_required',
  decline_code: 'authentication_required',
  message: 'Your card was declined. This transaction requires authentication.',
};

export const expiredCard: Decline = {
  code: 'expired_card',
  decline_code: 'expired_card',
  message: 'Your card has expired.',
};

const genericDecline = cardDeclined('generic_decline');

/**
 * Stripe's test cards by name, and two that Stripe does not provide: `pm_card_shortOnce` and
 * `pm_card_expiresThisMonth`.
 */
const cards: Readonly<Record<string, TestCard>> = {
  pm_card_visa: { brand: 'visa', last4: '4242' },
  pm_card_mastercard: { brand: 'mastercard', last4: '4444' },
  pm_card_chargeDeclined: {
    brand: 'visa',
    last4: '0002',
    setupDecline: genericDecline,
    decline: () => genericDecline,
  },
  pm_card_chargeCustomerFail: { brand: 'visa', last4: '0341', decline: () => genericDecline },
  pm_card_authenticationRequired: { brand: 'visa', last4: '3220', decline: () => authenticationRequired },
  pm_card_shortOnce: {
    brand: 'visa',
    last4: '9995',
    decline: (previousDeclines) =>
      previousDeclines === 0 ? cardDeclined('insufficient_funds', 'Your card has insufficient funds.') : null,
  },
  pm_card_expiresThisMonth: { brand: 'amex', last4: '0005', expires: 'at the end of this month' },
};

const testCardKey = 'testCard';

function findTestCard(name: string | undefined): TestCard {
  const card = cards[name ?? ''];
  if (!card) throw invalidRequest(`No such PaymentMethod: '${name}'`, 'payment_method', 'resource_missing');
  return card;
}

export const setupDeclineOf = (name: string): Decline | null => findTestCard(name).setupDecline ?? null;

/** Adds a payment method of a test card, as the card element creates it. */
export function addPaymentMethod(
  store: AccountStore,
  name: string,
  customer: string | null,
): Stripe.PaymentMethod {
  const { brand, last4, expires } = findTestCard(name);
  const now = new Date(store.now * 1000);
  return store.add<Stripe.PaymentMethod>({
    id: store.newId('pm'),
    object: 'payment_method',
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    created: store.now,
    customer,
    customer_account: null,
    livemode: false,
    metadata: { [testCardKey]: name },
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

/** Returns the bank's decline of a charge, or null if the charge succeeds. */
export function declineOf(
  store: AccountStore,
  { card, metadata }: Stripe.PaymentMethod,
  declineCount: number,
): Decline | null {
  const expiresAt = Date.UTC(card?.exp_year ?? 0, card?.exp_month ?? 0, 1);
  if (store.now * 1000 >= expiresAt) return expiredCard;
  return findTestCard(metadata?.[testCardKey]).decline?.(declineCount) ?? null;
}
