import { newId } from '../../lib/ids';
import { findImbalances } from '../../testing/findImbalances';
import { killAtEachStep } from '../../testing/killableDatabase';
import { companyTasks } from '../../testing/companyTasks';
import type { TestCompany } from '../../testing/fixture';
import { startClientSubscription } from '../cards/subscribe.service';
import {
  createKillableStripe,
  type KillableStripe,
  type StripeHarness,
} from '../provider-events/testing/providerHarness';

let stripe: KillableStripe;
beforeAll(async () => void (stripe = await createKillableStripe()));
afterAll(() => stripe.remove());

/** Creates a company with a subscription that has not been synced to Stripe. */
async function createUnsyncedCompany(stripeSetup: StripeHarness): Promise<TestCompany> {
  const setup = await stripeSetup.setUpBilling({ plan: { setupFee: 500 } });
  const { ctx, client, plan, company } = setup;
  const token = await stripeSetup.createToken(setup, 'pays');
  await startClientSubscription(ctx, { clientId: client.id, planId: plan.id, token }, newId());
  return company;
}

test('a sync that is killed after any step creates and charges the subscription once', async () => {
  const companies = await stripe.withHarness(async (stripeSetup) => {
    const created = [];
    for (let count = 0; count < 18; count += 1) created.push(await createUnsyncedCompany(stripeSetup));
    return created;
  });
  const killedCompanies = await killAtEachStep(stripe.killable, 'sync', companies);
  // The steps are the reads and writes in the database, and the customer, plan, subscription and first
  // payment at Stripe.
  expect(killedCompanies.length).toBeGreaterThanOrEqual(10);

  await stripe.withHarness(async (stripeSetup) => {
    const { services } = stripeSetup.fixture;
    for (const company of killedCompanies) {
      await companyTasks.sync(services, company.id);
      await stripeSetup.runQueuedJobs({ company });
      const store = stripe.server.stripe.store(await stripeSetup.accountOf(company));
      expect(store.all('subscription')).toHaveLength(1);
      expect(store.all('invoice')).toMatchObject([{ status: 'paid', amount_paid: 1500 }]);
      expect(store.all('charge')).toMatchObject([{ amount: 1500 }]);
      const { rows } = await services.database.inCompany(company.id, (db) =>
        db.query(`select p.status, p.amount, p.attempt_count as attempts, s.needs_sync as "isOutOfSync"
          from payments p join subscriptions s on s.company_id = p.company_id and s.id = p.subscription_id`),
      );
      expect(rows).toEqual([{ status: 'Succeeded', amount: 1500, attempts: 1, isOutOfSync: false }]);
      expect(await findImbalances(services.database, company.id)).toEqual({});
    }
  });
}, 240_000);
