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
import { refundPayment } from './refund.service';

let killable: KillableDatabase;
beforeAll(async () => void (killable = await createKillableDatabase()));
afterAll(() => killable.remove());

/** Creates a company with two pending refunds of one payment. */
async function createCompanyWithRefunds(services: Services): Promise<TestCompany> {
  const fixture = fixtureOf(services);
  const billing = await BillingFixture.open(fixture, '2041-01-01');
  await billing.subscriber();
  await billing.charge();
  const [payment] = await billing.query<{ id: string }>('select id from payments');
  const ctx = await fixture.signedIn(billing.company, ['MANAGE_PAYMENTS']);
  for (const amount of [300, 400]) {
    await refundPayment(ctx, { id: payment?.id ?? '', amount, reason: 'CustomerRequest' }, newId());
  }
  return billing.company;
}

test('a refund job that is killed after any step and run again sends each refund exactly once', async () => {
  const companies = await killable.withServices(async (services) => {
    const created = [];
    for (let count = 0; count < 8; count += 1) created.push(await createCompanyWithRefunds(services));
    return created;
  });
  const killedCompanies = await killAtEachStep(killable, 'refund', companies);
  // Finding the refunds is the first step. Sending and completing each of the two refunds are the other four.
  expect(killedCompanies.length).toBeGreaterThanOrEqual(5);

  await killable.withServices(async (services) => {
    for (const company of killedCompanies) {
      const billing = new BillingFixture(fixtureOf(services), company);
      await companyTasks.refund(services, company.id);
      expect(
        await billing.query('select status, amount_refunded::integer as refunded from payments'),
      ).toEqual([{ status: 'PartiallyRefunded', refunded: 700 }]);
      const refunded = [{ amount: 300 }, { amount: 400 }];
      expect(await billing.query('select amount from sandbox_refunds order by amount')).toEqual(refunded);
      expect(
        await billing.query(`select amount from refunds where status = 'Succeeded' order by amount`),
      ).toEqual(refunded);
      expect(await findImbalances(services.database, company.id)).toEqual({});
    }
  });
}, 120_000);
