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
import { addBillingCard } from '../billing-cards/billingCards.service';
import { BillingFixture } from '../charging/testing/billingFixture';
import { schedulePlatformFee } from './schedule';

let killable: KillableDatabase;
beforeAll(async () => void (killable = await createKillableDatabase({ PLATFORM_FEES: 'USD:4900' })));
afterAll(() => killable.remove());

/** Creates a company that owes two months of platform fees. */
async function createDueCompany(services: Services): Promise<TestCompany> {
  const fixture = fixtureOf(services);
  const billing = await BillingFixture.open(fixture, '2041-01-01', null);
  await billing.inCompany((db) => schedulePlatformFee(db, billing.company.id));
  const card = { token: 'sandbox_pays', isDefault: true };
  await addBillingCard(await fixture.signedIn(billing.company), card, newId());
  await billing.setDate('2041-03-01');
  return billing.company;
}

test('a charge job that is killed at any step charges the platform fee of each month once', async () => {
  const companies = await killable.withServices(async (services) => {
    const created = [];
    for (let index = 0; index < 10; index += 1) created.push(await createDueCompany(services));
    return created;
  });
  const killed = await killAtEachStep(killable, 'charge', companies);
  // Kill points: finding due fees, creating payments, finding pending payments, charging, and saving the
  // result.
  expect(killed.length).toBeGreaterThanOrEqual(5);

  await killable.withServices(async (services) => {
    for (const company of killed) {
      const billing = new BillingFixture(fixtureOf(services), company);
      await companyTasks.charge(services, company.id);
      expect(await billing.payments()).toMatchObject([
        { from: '2041-01-01', until: '2041-02-01', amount: 4900, status: 'Succeeded', attempts: 1 },
        { from: '2041-02-01', until: '2041-03-01', amount: 4900, status: 'Succeeded', attempts: 1 },
      ]);
      const charges = await billing.query('select status, amount::integer as amount from sandbox_charges');
      expect(charges).toEqual(Array.from({ length: 2 }, () => ({ status: 'Succeeded', amount: 4900 })));
      expect(await findImbalances(services.database, company.id)).toEqual({});
    }
  });
}, 120_000);
