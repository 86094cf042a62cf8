import { chargeCompany } from '../charging/chargeCompany';
import { storeOf, setUpDeclinedRenewal, expectOneManualRetry, isDue } from './testing/declinedRenewal';
import { createStripeHarness, type StripeHarness } from './testing/providerHarness';

let harness: StripeHarness;
beforeAll(async () => void (harness = await createStripeHarness()));
afterAll(() => harness.close());

test('chargeCompany charges nothing while Stripe retries the invoice', async () => {
  const setup = await setUpDeclinedRenewal(harness, 'declinedLater');
  await harness.fixture.query(
    setup.company,
    `update payments set status = 'Processing', attempt_count = 2, next_retry_at = null where status = 'Failed'`,
  );
  await harness.fixture.query(
    setup.company,
    `insert into payment_attempts (company_id, id, payment_id, number, trigger, status)
     select company_id, gen_random_uuid(), id, 2, 'RetryAuto', 'Processing' from payments where status = 'Processing'`,
  );
  const chargeCount = (await storeOf(harness, setup)).all('charge').length;
  expect(await isDue(harness, setup)).toBe(false);
  await chargeCompany(harness.fixture.services, setup.company.id);
  expect((await storeOf(harness, setup)).all('charge')).toHaveLength(chargeCount);
});

test.each([
  ['that Stripe deleted', null, 'Failed'],
  ['that Stripe marked as uncollectible', { status: 'uncollectible' }, 'Canceled'],
])('a manual retry makes one attempt at an invoice %s', (_case, change, status) =>
  expectOneManualRetry(harness, change, status),
);
