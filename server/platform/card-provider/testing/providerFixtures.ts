import { platformKeys } from '../../../testing/stripe/platformAccounts';
import { startStripeServer } from '../../../testing/stripe/server';
import type { TestCompany, Fixture } from '../../../testing/fixture';
import type { Account, CardFormSetup, CardOwner, CardProvider } from '../cardProvider';
import { createSandbox } from '../sandbox/sandbox';
import { createStripe } from '../stripe/stripe';

export type TestCard = 'pays' | 'declined' | 'declinedLater' | 'short' | 'needsAction' | 'expires';

/** A card provider under test, with a simulated card form. */
export interface ProviderFixture {
  provider: CardProvider;
  account(company: TestCompany): Promise<Account>;
  submitForm(owner: CardOwner, form: CardFormSetup, card: TestCard): Promise<string>;
  /** Advances the provider's clock, if it has one, and returns the new time. */
  advance(days: number): Date;
  close(): Promise<void>;
}

const dayMs = 86_400_000;

export const sandboxCards: Readonly<Record<TestCard, string>> = {
  pays: 'sandbox_pays',
  declined: 'sandbox_declined',
  declinedLater: 'sandbox_declined_later',
  short: 'sandbox_short',
  needsAction: 'sandbox_needs_action',
  expires: 'sandbox_expires',
};

export const stripeCards: Readonly<Record<TestCard, string>> = {
  pays: 'pm_card_visa',
  declined: 'pm_card_chargeDeclined',
  declinedLater: 'pm_card_chargeCustomerFail',
  short: 'pm_card_shortOnce',
  needsAction: 'pm_card_authenticationRequired',
  expires: 'pm_card_expiresThisMonth',
};

const setUpSandboxProvider = async ({ services }: Fixture): Promise<ProviderFixture> => ({
  provider: createSandbox(services.database),
  account: async ({ id }) => ({ companyId: id, reference: `sandbox_ready:${id}`, secretKey: null }),
  submitForm: async (_owner, _form, card) => sandboxCards[card],
  advance: (days) => new Date(Date.now() + days * dayMs),
  close: async () => undefined,
});

/** Submits a card to the local Stripe as Stripe.js does, and returns the id of the setup intent. */
export async function confirmForm(
  url: string,
  { clientSecret, publishableKey }: CardFormSetup,
  account: Account,
  card: string,
): Promise<string> {
  const [intent = ''] = (clientSecret ?? '').split('_secret_');
  const { reference } = account;
  await fetch(`${url}/v1/setup_intents/${intent}/confirm`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${publishableKey}`,
      ...(reference !== null && account.secretKey === null && { 'stripe-account': reference }),
    },
    body: new URLSearchParams({ client_secret: clientSecret ?? '', payment_method: card }),
  });
  return intent;
}

async function setUpStripeProvider({ services }: Fixture): Promise<ProviderFixture> {
  const server = await startStripeServer();
  const settings = { ...services.settings, stripeApiUrl: server.url };
  const provider = createStripe(settings, platformKeys.secretKey, platformKeys.publishableKey);
  return {
    provider,
    async account({ id, name, email }) {
      const accountDefaults = {
        idempotencyKey: `open:${id}`,
        country: null,
        website: null,
        sandboxAccount: null,
      };
      const { reference } = await provider.openAccount({ ...accountDefaults, companyId: id, name, email });
      return { companyId: id, reference, secretKey: null };
    },
    submitForm: (owner, form, card) => confirmForm(server.url, form, owner.account, stripeCards[card]),
    advance(days) {
      server.stripe.advance(days);
      return new Date(server.stripe.now * 1000);
    },
    close: server.close,
  };
}

/** Both providers, for tests of behavior that they share. */
export const providerFixtures: readonly (readonly [
  string,
  (fixture: Fixture) => Promise<ProviderFixture>,
])[] = [
  ['the sandbox', setUpSandboxProvider],
  ['Stripe', setUpStripeProvider],
];

export const stripeSettings = (url: string): Record<string, string> => ({
  STRIPE_SECRET_KEY: platformKeys.secretKey,
  STRIPE_PUBLISHABLE_KEY: platformKeys.publishableKey,
  STRIPE_WEBHOOK_SECRET: platformKeys.webhookSecret,
  STRIPE_API_URL: url,
});
