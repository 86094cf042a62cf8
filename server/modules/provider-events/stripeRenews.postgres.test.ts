import { newId } from '../../lib/ids';
import { setClockAhead } from '../client-cards/testing/clock';
import { queryCompany, type BillingSetup } from '../client-cards/testing/billingSetup';
import { chargeCompany } from '../charging/chargeCompany';
import { retryPayment } from '../payments/retryPayment';
import { bookOf, declinedRenewal, expectOneManualRetry, isDue, paymentsOf } from './testing/declinedRenewal';
import { openStripeSide, type StripeSide } from './testing/sides';

let side: StripeSide;
beforeAll(async () => void (side = await openStripeSide()));
afterAll(() => side.close());

/** Later by the company's clock, with Stripe's standing still: it has not tried again yet. */
async function wait(stage: BillingSetup): Promise<void> {
  await setClockAhead(side.world, stage.company, '40 days');
  await queryCompany(side.world, stage, 'update companies set next_platform_fee_at = null');
}

test('what Stripe tries again by itself is neither tried nor looked for by Livery', async () => {
  const stage = await declinedRenewal(side, 'declinedLater');
  expect(await paymentsOf(side, stage)).toMatchObject([{}, { status: 'Failed', retried: true, attempts: 1 }]);
  const charges = (await bookOf(side, stage)).all('charge').length;
  await wait(stage);
  expect(await isDue(side, stage)).toBe(false);
  await chargeCompany(side.world.services, stage.company.id);
  expect(await paymentsOf(side, stage)).toMatchObject([{}, { status: 'Failed', attempts: 1 }]);
  expect((await bookOf(side, stage)).all('charge')).toHaveLength(charges);
});

test("tried by hand, Stripe's own invoice is paid, once", async () => {
  const stage = await declinedRenewal(side, 'short');
  const [, renewal] = await paymentsOf(side, stage);
  const key = newId();
  for (let presses = 0; presses < 2; presses += 1) {
    await retryPayment(stage.ctx, renewal?.id ?? '', key);
  }
  expect(await isDue(side, stage)).toBe(true);
  await side.settle(stage);
  expect(await paymentsOf(side, stage)).toMatchObject([
    { status: 'Succeeded' },
    { status: 'Succeeded', retried: false, attempts: 2 },
  ]);
  const book = await bookOf(side, stage);
  expect(book.all('invoice').map(({ status }) => status)).toEqual(['paid', 'paid']);
  expect(book.all('payment_intent')).toHaveLength(2);
});

// The slow project tries the other states of an invoice.
test('a manual retry settles an invoice that was paid outside Livery', () =>
  expectOneManualRetry(side, { status: 'paid' }, 'Succeeded'));
