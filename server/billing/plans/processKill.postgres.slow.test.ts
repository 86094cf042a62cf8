import type { Services } from '../../platform';
import { newId } from '../../lib/ids';
import { findImbalances } from '../../testing/findImbalances';
import {
  killAtEachStep,
  createKillableDatabase,
  type KillableDatabase,
} from '../../testing/killableDatabase';
import { companyTasks } from '../../testing/companyTasks';
import { fixtureOf, type TestCompany } from '../../testing/fixture';
import { BillingFixture } from '../charging/testing/billingFixture';
import { createClientBillingPlan } from './create.service';
import { changePlanPrice } from './price.service';
import { createClients, subscribe } from './testing/subscribers';
import { planInput, planPrice } from '../../testing/factories/plans';

let killable: KillableDatabase;
beforeAll(async () => void (killable = await createKillableDatabase()));
afterAll(() => killable.remove());

/** One more than the batch size. */
const subscribers = 201;

/** Creates a company whose subscribers are about to change to a yearly price. */
async function startPriceChange(services: Services): Promise<TestCompany> {
  const fixture = fixtureOf(services);
  const { company } = await BillingFixture.open(fixture, '2041-01-01');
  const ctx = await fixture.signedIn(company);
  const { id } = await createClientBillingPlan(ctx, planInput(), newId());
  await createClients({ fixture, company, ctx }, subscribers, subscribe(id));
  await services.database.inCompany(company.id, (db) =>
    db.query(
      `insert into client_cards (company_id, id, client_id, provider, provider_customer, provider_reference, brand,
         last4, exp_month, exp_year, is_default)
       select company_id, gen_random_uuid(), id, 'Sandbox', 'customer', 'sandbox_pays:' || id || ':2060:12', 'Visa', '4242', 12, 2060, true
       from clients`,
    ),
  );
  const yearly = planPrice({ price: 9000, interval: 'Year' });
  await changePlanPrice(ctx, { id, priceVersion: 1, price: yearly, subscribers: 'Now' }, newId());
  return company;
}

test('changeSubscriberPrices resumes after SIGKILL at any step, and each subscriber is charged the new price once', async () => {
  const companies = await killable.withServices(async (services) => {
    const created = [];
    for (let count = 0; count < 5; count += 1) created.push(await startPriceChange(services));
    return created;
  });
  const killed = await killAtEachStep(killable, 'changeSubscriberPrices', companies);
  // The steps are the full batch, the remaining subscriber and the notification of consoles.
  expect(killed).toHaveLength(3);

  await killable.withServices(async (services) => {
    for (const company of killed) {
      const environment = new BillingFixture(fixtureOf(services), company);
      await companyTasks.changeSubscriberPrices(services, company.id);
      await companyTasks.charge(services, company.id);
      const count = subscribers;
      expect(
        await environment.query(
          `select price_version as version, mrr, count(*)::integer from subscriptions group by 1, 2`,
        ),
      ).toEqual([{ version: 2, mrr: 750, count }]);
      expect(
        await environment.query('select status, amount, count(*)::integer from payments group by 1, 2'),
      ).toEqual([{ status: 'Succeeded', amount: 9000, count }]);
      expect(
        await environment.query(
          `select count(*)::integer, count(distinct payment_id)::integer as payments,
             sum(amount)::integer as amount from sandbox_charges`,
        ),
      ).toEqual([{ count, payments: count, amount: count * 9000 }]);
      expect(await findImbalances(services.database, company.id)).toEqual({});
    }
  });
}, 120_000);
