import { platformKeys } from '../testing/stripe/tenants';
import { openStripe } from '../testing/stripe/server';
import { openWorld } from '../testing/world';
import { byAdmin, type Prepared, type Stage } from './prepare';
import { openSite } from './site';

const own = 'owner';

/** The same stage with Stripe in the sandbox's place, and a company's own account there. */
export async function openStripeStage(stage: Stage): Promise<{ stage: Stage; close(): Promise<void> }> {
  const server = await openStripe();
  server.stripe.openOwnAccount(own);
  const world = await openWorld({
    REQUESTS_PER_MINUTE: '0',
    STRIPE_SECRET_KEY: platformKeys.secretKey,
    STRIPE_PUBLISHABLE_KEY: platformKeys.publishableKey,
    STRIPE_WEBHOOK_SECRET: platformKeys.webhookSecret,
    STRIPE_API_URL: server.url,
  });
  const site = await openSite(world.services);
  return {
    stage: { ...stage, world, site },
    close: async () => {
      await site.app.close();
      await world.close();
      await server.close();
    },
  };
}

export const withOwnKeys = (stage: Stage): Promise<Prepared> =>
  byAdmin(stage, { secretKey: `sk_test_${own}`, publishableKey: `pk_test_${own}` });
