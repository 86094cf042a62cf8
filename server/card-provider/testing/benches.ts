import { platformKeys } from '../../testing/stripe/tenants';
import { openStripe } from '../../testing/stripe/server';
import type { TestCompany, World } from '../../testing/world';
import type { Account, CardFormSetup, CardOwner, CardProvider } from '../cardProvider';
import { createSandbox } from '../sandbox/sandbox';
import { createStripe } from '../stripe/stripe';

export type TestCard = 'pays' | 'declined' | 'declinedLater' | 'short' | 'needsAction' | 'expires';

/** A provider to try things on, and what its own form in a browser would do. */
export interface Bench {
  provider: CardProvider;
  account(company: TestCompany): Promise<Account>;
  /** What the form makes of a card that somebody gives it. */
  fill(owner: CardOwner, form: CardFormSetup, card: TestCard): Promise<string>;
  /** The provider's time, so many days later. */
  later(days: number): Date;
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

const openSandboxBench = async ({ services }: World): Promise<Bench> => ({
  provider: createSandbox(services.database),
  account: async ({ id }) => ({ companyId: id, reference: `sandbox_ready:${id}`, secretKey: null }),
  fill: async (_owner, _form, card) => sandboxCards[card],
  later: (days) => new Date(Date.now() + days * dayMs),
  close: async () => undefined,
});

/** What Stripe's element sends from the browser. */
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

async function openStripeBench({ services }: World): Promise<Bench> {
  const server = await openStripe();
  const settings = { ...services.settings, stripeApiUrl: server.url };
  const provider = createStripe(settings, platformKeys.secretKey, platformKeys.publishableKey);
  return {
    provider,
    async account({ id, name, email }) {
      const opened = { idempotencyKey: `open:${id}`, country: null, website: null, sandboxAccount: null };
      const { reference } = await provider.openAccount({ ...opened, companyId: id, name, email });
      return { companyId: id, reference, secretKey: null };
    },
    fill: (owner, form, card) => confirmForm(server.url, form, owner.account, stripeCards[card]),
    later(days) {
      server.stripe.advance(days);
      return new Date(server.stripe.now * 1000);
    },
    close: server.close,
  };
}

/** Both providers, for tests that hold for either. */
export const benches: readonly (readonly [string, (world: World) => Promise<Bench>])[] = [
  ['the sandbox', openSandboxBench],
  ['Stripe', openStripeBench],
];

/** The settings of a server that works with a Stripe on this machine. */
export const stripeSettings = (url: string): Record<string, string> => ({
  STRIPE_SECRET_KEY: platformKeys.secretKey,
  STRIPE_PUBLISHABLE_KEY: platformKeys.publishableKey,
  STRIPE_WEBHOOK_SECRET: platformKeys.webhookSecret,
  STRIPE_API_URL: url,
});
