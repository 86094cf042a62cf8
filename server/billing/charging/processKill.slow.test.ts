import type { Services } from '../../platform';
import { findImbalances } from '../../testing/findImbalances';
import {
  killAtEachStep,
  createKillableDatabase,
  type KillableDatabase,
} from '../../testing/killableDatabase';
import { fixtureOf, type TestCompany } from '../../testing/fixture';
import { BillingFixture } from './testing/billingFixture';

let killable: KillableDatabase;
beforeAll(async () => void (killable = await createKillableDatabase()));
afterAll(() => killable.remove());

/** More than the transactions of one run. */
const maxSteps = 14;

/** Creates a company with two first charges and one retry due. */
async function createDueCompany(services: Services): Promise<TestCompany> {
  const billing = await BillingFixture.open(fixtureOf(services), '2041-01-01');
  await billing.subscriber({}, 'sandbox_short');
  await billing.charge();
  await billing.setDate('2041-01-04');
  await billing.subscriber();
  await billing.subscriber({}, 'sandbox_declined_later');
  return billing.company;
}

async function createDueCompanies(services: Services): Promise<TestCompany[]> {
  const companies = [];
  for (let count = 0; count < maxSteps; count += 1) companies.push(await createDueCompany(services));
  return companies;
}

test('a charging run that is killed after any step loses no payment and charges none twice', async () => {
  const companies = await killable.withServices(createDueCompanies);
  const killedCompanies = await killAtEachStep(killable, 'charge', companies);
  // Seven steps cover the due check and the creation, charge and completion of the first charges and the
  // retry.
  expect(killedCompanies.length).toBeGreaterThanOrEqual(7);

  await killable.withServices(async (services) => {
    for (const company of killedCompanies) {
      const billing = new BillingFixture(fixtureOf(services), company);
      await billing.charge();
      expect(await billing.payments()).toMatchObject([
        { status: 'Succeeded', attempts: 2 },
        { status: 'Succeeded', attempts: 1 },
        { status: 'Failed', attempts: 1 },
      ]);
      const charges = await billing.query('select status from sandbox_charges order by status');
      expect(charges).toEqual(['Failed', 'Failed', 'Succeeded', 'Succeeded'].map((status) => ({ status })));
      expect(await findImbalances(services.database, company.id)).toEqual({});
    }
  });
}, 240_000);
