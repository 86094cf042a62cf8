import { newId } from '../../lib/ids';
import { findImbalances } from '../../testing/findImbalances';
import { killAtEachStep } from '../../testing/killableDatabase';
import { companyTasks } from '../../testing/companyTasks';
import type { TestCompany } from '../../testing/fixture';
import { startClientSubscription } from '../cards/subscribe.service';
import { createKillableStripe, type KillableStripe, type StripeHarness } from './testing/providerHarness';

let stripe: KillableStripe;
beforeAll(async () => void (stripe = await createKillableStripe()));
afterAll(() => stripe.remove());

async function createPaidCompany(harness: StripeHarness): Promise<TestCompany> {
  const setup = await harness.setUpBilling();
  const { ctx, client, plan, company } = setup;
  const token = await harness.createToken(setup, 'pays');
  await startClientSubscription(ctx, { clientId: client.id, planId: plan.id, token }, newId());
  await harness.runQueuedJobs(setup);
  return company;
}

/** Renews all subscriptions in Stripe, and delivers only the `invoice.paid` events. */
async function deliverRenewals(harness: StripeHarness): Promise<void> {
  stripe.server.stripe.advance(32);
  for (const event of harness.takeNewEvents()) {
    if (event.type === 'invoice.paid') await harness.deliver(event);
  }
}

test('event processing that is killed at any step records a renewal once', async () => {
  const companies = await stripe.withHarness(async (harness) => {
    const created = [];
    for (let index = 0; index < 11; index += 1) created.push(await createPaidCompany(harness));
    await deliverRenewals(harness);
    return created;
  });
  const killed = await killAtEachStep(stripe.killable, 'event', companies);
  // Kill points: finding events, loading the event, finding its account, querying Stripe, and saving the
  // result.
  expect(killed.length).toBeGreaterThanOrEqual(5);

  await stripe.withHarness(async (harness) => {
    const { services } = harness.fixture;
    for (const company of killed) {
      await companyTasks.event(services, company.id);
      const query = async (text: string) =>
        (await services.database.inCompany(company.id, (db) => db.query(text))).rows;
      const renewals = [{ status: 'Succeeded', amount: 1000, attempts: 1 }];
      const payments = `select status, amount, attempt_count as attempts from payments order by period_start`;
      expect(await query(payments)).toEqual([...renewals, ...renewals]);
      expect(await query(`select id from provider_events where status in ('Waiting', 'Failed')`)).toEqual([]);
      // The remaining Stripe events change nothing.
      await harness.runQueuedJobs({ company });
      expect(await query(payments)).toEqual([...renewals, ...renewals]);
      const store = stripe.server.stripe.store(await harness.accountOf(company));
      expect(store.all('charge')).toHaveLength(2);
      expect(await findImbalances(services.database, company.id)).toEqual({});
    }
  });
}, 240_000);
