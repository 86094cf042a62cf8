import { newId } from '../../lib/ids';
import { findImbalances } from '../../testing/findImbalances';
import { killAtEachStep } from '../../testing/killableDatabase';
import { works } from '../../testing/works';
import type { TestCompany } from '../../testing/world';
import { startClientSubscription } from '../client-cards/subscribe';
import { makeKillableStripe, type KillableStripe, type StripeSide } from '../provider-events/testing/sides';

let stripe: KillableStripe;
beforeAll(async () => void (stripe = await makeKillableStripe()));
afterAll(() => stripe.remove());

/** Whose client is to be billed by Stripe, which was not told yet. */
async function subscribed(side: StripeSide): Promise<TestCompany> {
  const stage = await side.open({ plan: { setupFee: 500 } });
  const { ctx, client, plan, company } = stage;
  const token = await side.token(stage, 'pays');
  await startClientSubscription(ctx, { clientId: client.id, planId: plan.id, token }, newId());
  return company;
}

test('kill -9 after any step of telling Stripe of a subscription makes and charges it once', async () => {
  const companies = await stripe.withSide(async (side) => {
    const made = [];
    for (let count = 0; count < 18; count += 1) made.push(await subscribed(side));
    return made;
  });
  const killed = await killAtEachStep(stripe.killable, 'sync', companies);
  // What is found and written down, and the customer, the plan, the subscription and its first payment at Stripe.
  expect(killed.length).toBeGreaterThanOrEqual(10);

  await stripe.withSide(async (side) => {
    const { services } = side.world;
    for (const company of killed) {
      await works.sync(services, company.id);
      await side.settle({ company });
      const book = stripe.server.stripe.store(await side.accountOf(company));
      expect(book.all('subscription')).toHaveLength(1);
      expect(book.all('invoice')).toMatchObject([{ status: 'paid', amount_paid: 1500 }]);
      expect(book.all('charge')).toMatchObject([{ amount: 1500 }]);
      const { rows } = await services.database.inCompany(company.id, (db) =>
        db.query(`select p.status, p.amount, p.attempt_count as attempts, s.needs_sync as "isOutOfStep"
          from payments p join subscriptions s on s.company_id = p.company_id and s.id = p.subscription_id`),
      );
      expect(rows).toEqual([{ status: 'Succeeded', amount: 1500, attempts: 1, isOutOfStep: false }]);
      expect(await findImbalances(services.database, company.id)).toEqual({});
    }
  });
}, 240_000);
