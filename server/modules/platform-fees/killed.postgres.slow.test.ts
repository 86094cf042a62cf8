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
import { addBillingCard } from '../billing-cards/service';
import { BillingFixture } from '../charging/testing/billingFixture';
import { schedulePlatformFee } from './schedule';

let killable: KillableDatabase;
beforeAll(async () => void (killable = await createKillableDatabase({ PLATFORM_FEES: 'USD:4900' })));
afterAll(() => killable.remove());

/** Who owes Livery two months. */
async function owing(services: Services): Promise<TestCompany> {
  const people = peopleOf(services);
  const scene = await BillingFixture.open(people, '2041-01-01', null);
  await scene.inCompany((db) => schedulePlatformFee(db, scene.company.id));
  const card = { token: 'sandbox_pays', isDefault: true };
  await addBillingCard(await people.asAdmin(scene.company), card, newId());
  await scene.setDate('2041-03-01');
  return scene.company;
}

test('kill -9 after any step of charging the platform fee charges each month, and none twice', async () => {
  const companies = await killable.withServices(async (services) => {
    const made = [];
    for (let count = 0; count < 10; count += 1) made.push(await owing(services));
    return made;
  });
  const killed = await killAtEachStep(killable, 'charge', companies);
  // The look for what is due, the months begun, the look for what is under way, charged and settled.
  expect(killed.length).toBeGreaterThanOrEqual(5);

  await killable.withServices(async (services) => {
    for (const company of killed) {
      const scene = new BillingFixture(peopleOf(services), company);
      await works.charge(services, company.id);
      expect(await scene.payments()).toMatchObject([
        { from: '2041-01-01', until: '2041-02-01', amount: 4900, status: 'Succeeded', attempts: 1 },
        { from: '2041-02-01', until: '2041-03-01', amount: 4900, status: 'Succeeded', attempts: 1 },
      ]);
      const asked = await scene.query('select status, amount::integer as amount from sandbox_charges');
      expect(asked).toEqual(Array.from({ length: 2 }, () => ({ status: 'Succeeded', amount: 4900 })));
      expect(await findImbalances(services.database, company.id)).toEqual({});
    }
  });
}, 120_000);
