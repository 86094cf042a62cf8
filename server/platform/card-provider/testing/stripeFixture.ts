import { newId } from '../../../lib/ids';
import type { LocalStripe } from '../../../testing/stripe/localStripe';
import { platformKeys } from '../../../testing/stripe/platformAccounts';
import { readyAccount } from '../../../testing/stripe/accounts';
import { startStripeServer, type StripeServer } from '../../../testing/stripe/server';
import type {
  Account,
  AttachedCard,
  CardOwner,
  CardProvider,
  ChargeRequest,
  DesiredSubscription,
} from '../cardProvider';
import { createStripe } from '../stripe/stripe';
import { confirmForm } from './providerFixtures';

/** A local Stripe with one connected account that accepts payments. */
export interface StripeFixture {
  server: StripeServer;
  stripe: LocalStripe;
  provider: CardProvider;
  account: Account;
}

export async function setUpStripeFixture(): Promise<StripeFixture> {
  const server = await startStripeServer();
  const { stripe, url } = server;
  const { secretKey, publishableKey } = platformKeys;
  const provider = createStripe({ stripeApiUrl: url }, secretKey, publishableKey);
  const companyId = newId();
  const { reference } = await provider.openAccount({
    companyId,
    idempotencyKey: newId(),
    name: 'Agency',
    email: 'agency@company.test',
    country: null,
    website: null,
    sandboxAccount: null,
  });
  stripe.updateAccount(reference, readyAccount);
  return { server, stripe, provider, account: { companyId, reference, secretKey: null } };
}

export const newCardOwner = (account: Account): CardOwner => ({
  account,
  id: newId(),
  name: 'Ada Lovelace',
  email: 'ada@client.test',
  customer: null,
});

export async function attachTestCard(
  { provider, server, account }: StripeFixture,
  card = 'pm_card_visa',
  owner = newCardOwner(account),
): Promise<AttachedCard> {
  const form = await provider.startCardForm(owner);
  const token = await confirmForm(server.url, form, owner.account, card);
  const result = await provider.attach(owner, token);
  if (result.kind === 'Refused') throw new Error(result.reason);
  return result.card;
}

export const newChargeRequest = (
  { account }: StripeFixture,
  { reference, customer }: AttachedCard,
  overrides: Partial<ChargeRequest> = {},
): ChargeRequest => ({
  account,
  idempotencyKey: newId(),
  amount: 4900,
  currency: 'USD',
  customer,
  card: reference,
  description: 'Growth',
  paymentId: newId(),
  attempt: 1,
  firstRequestedAt: new Date(),
  at: new Date(),
  ...overrides,
});

export const plan = {
  id: newId(),
  name: 'Growth',
  priceVersion: 1,
  price: 4900,
  currency: 'USD',
  interval: 'Month',
  intervalCount: 1,
  taxBehavior: 'Unspecified',
} as const;

export const newDesiredSubscription = (
  { account }: StripeFixture,
  { reference: card, customer }: AttachedCard,
  overrides: Partial<DesiredSubscription> = {},
): DesiredSubscription => ({
  account,
  id: newId(),
  reference: null,
  clientId: newId(),
  customer,
  card,
  plan,
  nextPlan: null,
  setupFee: 0,
  invoicesToVoid: [],
  billedUntil: new Date(),
  status: 'Running',
  cancelsAtPeriodEnd: false,
  ...overrides,
});
