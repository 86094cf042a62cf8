import { newId } from '../../lib/ids';
import type { BillingSetup } from '../cards/testing/billingSetup';
import { chargeCompany } from '../charging/chargeCompany';
import { retryPayment } from '../payments/retry.service';
import {
  storeOf,
  setUpDeclinedRenewal,
  expectOneManualRetry,
  isDue,
  paymentsOf,
} from './testing/declinedRenewal';
import { createStripeHarness, type StripeHarness } from './testing/providerHarness';
import { setClockAhead } from '../../testing/factories/companies';

let harness: StripeHarness;
beforeAll(async () => void (harness = await createStripeHarness()));
afterAll(() => harness.close());

/** Advances only the company's clock, so that Stripe has not retried yet. */
async function advanceCompanyClock(setup: BillingSetup): Promise<void> {
  await setClockAhead(harness.fixture, setup.company, '40 days');
  await harness.fixture.query(setup.company, 'update companies set next_platform_fee_at = null');
}

test('chargeCompany does not charge a payment that Stripe retries', async () => {
  const setup = await setUpDeclinedRenewal(harness, 'declinedLater');
  expect(await paymentsOf(harness, setup)).toMatchObject([
    {},
    { status: 'Failed', retried: true, attempts: 1 },
  ]);
  const chargeCount = (await storeOf(harness, setup)).all('charge').length;
  await advanceCompanyClock(setup);
  expect(await isDue(harness, setup)).toBe(false);
  await chargeCompany(harness.fixture.services, setup.company.id);
  expect(await paymentsOf(harness, setup)).toMatchObject([{}, { status: 'Failed', attempts: 1 }]);
  expect((await storeOf(harness, setup)).all('charge')).toHaveLength(chargeCount);
});

test('a repeated manual retry pays the Stripe invoice once', async () => {
  const setup = await setUpDeclinedRenewal(harness, 'short');
  const [, renewal] = await paymentsOf(harness, setup);
  const key = newId();
  for (let attempt = 0; attempt < 2; attempt += 1) {
    await retryPayment(setup.ctx, renewal?.id ?? '', key);
  }
  expect(await isDue(harness, setup)).toBe(true);
  await harness.runQueuedJobs(setup);
  expect(await paymentsOf(harness, setup)).toMatchObject([
    { status: 'Succeeded' },
    { status: 'Succeeded', retried: false, attempts: 2 },
  ]);
  const store = await storeOf(harness, setup);
  expect(store.all('invoice').map(({ status }) => status)).toEqual(['paid', 'paid']);
  expect(store.all('payment_intent')).toHaveLength(2);
});

// The slow test covers an invoice that Stripe deleted or marked as uncollectible.
test('a manual retry makes one attempt at an invoice that was paid outside Livery', () =>
  expectOneManualRetry(harness, { status: 'paid' }, 'Succeeded'));
