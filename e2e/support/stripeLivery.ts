import { startStripeServer, type StripeServer } from '../../server/testing/stripe/server';
import { platformKeys } from '../../server/testing/stripe/platformAccounts';
import { startLivery, type LiveryServer } from './liveryServer';

export interface StripeLivery {
  livery: LiveryServer;
  stripe: StripeServer;
  stop(): Promise<void>;
}

/** Starts a Stripe test double and a server that takes payments through it. */
export async function startStripeLivery(): Promise<StripeLivery> {
  const stripe = await startStripeServer();
  const livery = await startLivery({
    settings: {
      STRIPE_SECRET_KEY: platformKeys.secretKey,
      STRIPE_PUBLISHABLE_KEY: platformKeys.publishableKey,
      STRIPE_WEBHOOK_SECRET: platformKeys.webhookSecret,
      STRIPE_API_URL: stripe.url,
    },
  });
  const stop = async () => {
    await livery.stop();
    await stripe.close();
  };
  return { livery, stripe, stop };
}
