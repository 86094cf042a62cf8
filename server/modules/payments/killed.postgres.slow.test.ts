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
import { BillingFixture } from '../charging/testing/billingFixture';
import { refundPayment } from './refund';

let killable: KillableDatabase;
beforeAll(async () => void (killable = await createKillableDatabase()));
afterAll(() => killable.remove());

/** With a payment of which two parts are to be given back. */
async function refunding(services: Services): Promise<TestCompany> {
  const people = peopleOf(services);
  const scene = await BillingFixture.open(people, '2041-01-01');
  await scene.subscriber();
  await scene.charge();
  const [payment] = await scene.query<{ id: string }>('select id from payments');
  const ctx = await people.as(scene.company, 'MANAGE_PAYMENTS');
  for (const amount of [300, 400]) {
    await refundPayment(ctx, { id: payment?.id ?? '', amount, reason: 'CustomerRequest' }, newId());
  }
  return scene.company;
}

test('kill -9 after any step of sending refunds gives everything back, and nothing twice', async () => {
  const companies = await killable.withServices(async (services) => {
    const made = [];
    for (let count = 0; count < 8; count += 1) made.push(await refunding(services));
    return made;
  });
  const killed = await killAtEachStep(killable, 'refund', companies);
  // The look for them, and each of the two given back and settled.
  expect(killed.length).toBeGreaterThanOrEqual(5);

  await killable.withServices(async (services) => {
    for (const company of killed) {
      const scene = new BillingFixture(peopleOf(services), company);
      await works.refund(services, company.id);
      expect(await scene.query('select status, amount_refunded::integer as refunded from payments')).toEqual([
        { status: 'PartiallyRefunded', refunded: 700 },
      ]);
      const given = [{ amount: 300 }, { amount: 400 }];
      expect(await scene.query('select amount from sandbox_refunds order by amount')).toEqual(given);
      expect(
        await scene.query(`select amount from refunds where status = 'Succeeded' order by amount`),
      ).toEqual(given);
      expect(await findImbalances(services.database, company.id)).toEqual({});
    }
  });
}, 120_000);
