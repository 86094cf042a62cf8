import { chargeCompany } from '../charging/chargeCompany';
import { queryCompany } from '../client-cards/testing/billingSetup';
import { bookOf, declinedRenewal, expectOneManualRetry, isDue } from './testing/declinedRenewal';
import { openStripeSide, type StripeSide } from './testing/sides';

let side: StripeSide;
beforeAll(async () => void (side = await openStripeSide()));
afterAll(() => side.close());

test('charges nothing while Stripe retries the invoice', async () => {
  const stage = await declinedRenewal(side, 'declinedLater');
  await queryCompany(
    side.world,
    stage,
    `update payments set status = 'Processing', attempt_count = 2, next_retry_at = null where status = 'Failed'`,
  );
  await queryCompany(
    side.world,
    stage,
    `insert into payment_attempts (company_id, id, payment_id, number, trigger, status)
     select company_id, gen_random_uuid(), id, 2, 'RetryAuto', 'Processing' from payments where status = 'Processing'`,
  );
  const charges = (await bookOf(side, stage)).all('charge').length;
  expect(await isDue(side, stage)).toBe(false);
  await chargeCompany(side.world.services, stage.company.id);
  expect((await bookOf(side, stage)).all('charge')).toHaveLength(charges);
});

test.each([
  ['that Stripe deleted', null, 'Failed'],
  ['that Stripe marked as uncollectible', { status: 'uncollectible' }, 'Canceled'],
])('a manual retry settles an invoice %s', (_which, change, status) =>
  expectOneManualRetry(side, change, status),
);
