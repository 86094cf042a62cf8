import type { Services } from '../../context';
import { newId } from '../../lib/ids';
import { findImbalances } from '../../testing/findImbalances';
import {
  killAtEachStep,
  createKillableDatabase,
  type KillableDatabase,
} from '../../testing/killableDatabase';
import { works } from '../../testing/works';
import { peopleOf, type TestCompany } from '../../testing/world';
import { Scene } from '../charging/testing/scene';
import { createClientBillingPlan } from './create';
import { changePlanPrice } from './price';
import { planOf, price } from './testing/plans';
import { clientsWith, subscribe } from './testing/subscribers';

let killable: KillableDatabase;
beforeAll(async () => void (killable = await createKillableDatabase()));
afterAll(() => killable.remove());

/** One more than are moved at a time. */
const subscribers = 201;

/** With subscribers who are to pay by the year from now on. */
async function moving(services: Services): Promise<TestCompany> {
  const people = peopleOf(services);
  const { company } = await Scene.open(people, '2041-01-01');
  const ctx = await people.asAdmin(company);
  const { id } = await createClientBillingPlan(ctx, planOf(), newId());
  await clientsWith({ world: people, company, ctx }, subscribers, subscribe(id));
  await services.database.inCompany(company.id, (db) =>
    db.query(
      `insert into client_cards (company_id, id, client_id, provider, provider_customer, provider_reference, brand,
         last4, exp_month, exp_year, is_default)
       select company_id, gen_random_uuid(), id, 'Sandbox', 'customer', 'sandbox_pays:' || id || ':2060:12', 'Visa', '4242', 12, 2060, true
       from clients`,
    ),
  );
  const yearly = price({ price: 9000, interval: 'Year' });
  await changePlanPrice(ctx, { id, priceVersion: 1, price: yearly, subscribers: 'Now' }, newId());
  return company;
}

test('kill -9 after any step of moving subscribers to a new price moves and charges each of them once', async () => {
  const companies = await killable.withServices(async (services) => {
    const made = [];
    for (let count = 0; count < 5; count += 1) made.push(await moving(services));
    return made;
  });
  const killed = await killAtEachStep(killable, 'move', companies);
  // Those who are moved at a time, those who are left, and what consoles are told.
  expect(killed).toHaveLength(3);

  await killable.withServices(async (services) => {
    for (const company of killed) {
      const scene = new Scene(peopleOf(services), company);
      await works.move(services, company.id);
      await works.charge(services, company.id);
      const count = subscribers;
      expect(
        await scene.ask(
          `select price_version as version, mrr, count(*)::integer from subscriptions group by 1, 2`,
        ),
      ).toEqual([{ version: 2, mrr: 750, count }]);
      expect(await scene.ask('select status, amount, count(*)::integer from payments group by 1, 2')).toEqual(
        [{ status: 'Succeeded', amount: 9000, count }],
      );
      expect(
        await scene.ask(
          `select count(*)::integer, count(distinct payment_id)::integer as payments,
             sum(amount)::integer as amount from sandbox_charges`,
        ),
      ).toEqual([{ count, payments: count, amount: count * 9000 }]);
      expect(await findImbalances(services.database, company.id)).toEqual({});
    }
  });
}, 120_000);
