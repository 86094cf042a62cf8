import { platformKeys } from '../testing/stripe/platformAccounts';
import { startStripeServer } from '../testing/stripe/server';
import { openFixture } from '../testing/fixture';
import { byAdmin, type PreparedCall, type TestSetup } from './prepare';
import { openTestApi } from './testApi';

const accountKey = 'owner';

/**
 * Opens a copy of the setup with a Stripe stub instead of the sandbox. The stub has an account for
 * `withAccountKeys`.
 */
export async function openStripeSetup(
  setup: TestSetup,
): Promise<{ setup: TestSetup; close(): Promise<void> }> {
  const server = await startStripeServer();
  server.stripe.addStandaloneAccount(accountKey);
  const fixture = await openFixture({
    REQUESTS_PER_MINUTE: '0',
    STRIPE_SECRET_KEY: platformKeys.secretKey,
    STRIPE_PUBLISHABLE_KEY: platformKeys.publishableKey,
    STRIPE_WEBHOOK_SECRET: platformKeys.webhookSecret,
    STRIPE_API_URL: server.url,
  });
  const api = await openTestApi(fixture.services);
  return {
    setup: { ...setup, fixture, api },
    close: async () => {
      await api.app.close();
      await fixture.close();
      await server.close();
    },
  };
}

export const withAccountKeys = (setup: TestSetup): Promise<PreparedCall> =>
  byAdmin(setup, { secretKey: `sk_test_${accountKey}`, publishableKey: `pk_test_${accountKey}` });
