import { Contender } from '../../testing/contender';
import { openFixture, type Fixture } from '../../testing/fixture';
import { BillingFixture } from '../charging/testing/billingFixture';
import { loadPayment } from '../payments/detail.service';
import { beginManualRetry } from '../payments/retry.service';
import { endPastDueIn } from './endPastDue';

let fixture: Fixture;
beforeAll(async () => void (fixture = await openFixture()));
afterAll(() => fixture.close());

test('endPastDueIn skips a client whose payment starts after the client was selected', async () => {
  const billing = await BillingFixture.open(fixture, '2041-01-01');
  const { id } = await billing.subscriber({ price: 2000 }, 'sandbox_declined_later');
  await billing.charge();
  await billing.query('update payments set next_retry_at = null');
  await billing.setDate('2041-02-20');
  await billing.setDefaultCard(id, 'sandbox_pays');
  const [payment] = await billing.query<{ id: string }>('select id from payments');

  const contender = new Contender(() => endPastDueIn(fixture.services, billing.company.id));
  await billing.inCompany(async (db) => {
    const { id: companyId } = billing.company;
    const failed = await loadPayment(db, companyId, payment?.id ?? '');
    await beginManualRetry(db, fixture.services, companyId, failed);
    expect(await contender.begin(db)).toBe(true);
  });
  await contender.ended;
  expect(await billing.statusOf(id)).toBe('PastDue');

  await billing.charge();
  expect(await billing.statusOf(id)).toBe('Active');
  expect(await billing.query(`select from client_emails where template = 'past-due-ended'`)).toEqual([]);
});
