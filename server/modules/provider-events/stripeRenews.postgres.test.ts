import { newId } from '../../lib/ids';
import { imbalances } from '../../testing/books';
import { addClientCard } from '../client-cards/cards';
import { startClientSubscription } from '../client-cards/subscribe';
import { stepTo } from '../client-cards/testing/clock';
import { asked, type Stage } from '../client-cards/testing/stage';
import { companiesWithDueCharges } from '../charging/company';
import { chargeCompany } from '../charging/run';
import { retryPayment } from '../payments/retryPayment';
import type { TestCard } from '../../card-provider/testing/benches';
import { openStripeSide, type StripeSide } from './testing/sides';

let side: StripeSide;
beforeAll(async () => void (side = await openStripeSide()));
afterAll(() => side.close());

/** A client whose renewal was declined, by a card that pays at the second try where it is short. */
async function declinedRenewal(card: TestCard): Promise<Stage> {
  const stage = await side.open();
  const { ctx, client, plan } = stage;
  const token = await side.token(stage, 'pays');
  await startClientSubscription(ctx, { clientId: client.id, planId: plan.id, token }, newId());
  await side.settle(stage);
  await addClientCard(ctx, { clientId: client.id, token: await side.token(stage, card) }, newId());
  await side.settle(stage);
  await side.passMonth(stage);
  return stage;
}

const bookOf = async ({ company }: Stage) => side.server.stripe.book(await side.accountOf(company));
const payments = (stage: Stage) =>
  asked<{ id: string; status: string; retried: boolean; attempts: number }>(
    side.world,
    stage,
    `select id, status, next_retry_at is not null as retried, attempt_count as attempts
     from payments order by created_at, id`,
  );

/** Whether the look of each minute finds the company. */
const isDue = async ({ company }: Stage): Promise<boolean> =>
  (await side.world.services.database.onPlatform(companiesWithDueCharges)).includes(company.id);

/** Later by the company's clock, with Stripe's standing still: it has not tried again yet. */
async function wait(stage: Stage): Promise<void> {
  await stepTo(side.world, stage.company, '40 days');
  await asked(side.world, stage, 'update companies set next_platform_fee_at = null');
}

test('what Stripe tries again by itself is neither tried nor looked for by Livery', async () => {
  const stage = await declinedRenewal('declinedLater');
  expect(await payments(stage)).toMatchObject([{}, { status: 'Failed', retried: true, attempts: 1 }]);
  const charges = (await bookOf(stage)).all('charge').length;
  await wait(stage);
  expect(await isDue(stage)).toBe(false);
  await chargeCompany(side.world.services, stage.company.id);
  expect(await payments(stage)).toMatchObject([{}, { status: 'Failed', attempts: 1 }]);
  expect((await bookOf(stage)).all('charge')).toHaveLength(charges);
});

test('what Stripe is trying right now is left to it as well', async () => {
  const stage = await declinedRenewal('declinedLater');
  await asked(
    side.world,
    stage,
    `update payments set status = 'Processing', attempt_count = 2, next_retry_at = null where status = 'Failed'`,
  );
  await asked(
    side.world,
    stage,
    `insert into payment_attempts (company_id, id, payment_id, number, trigger, status)
     select company_id, gen_random_uuid(), id, 2, 'RetryAuto', 'Processing' from payments where status = 'Processing'`,
  );
  const charges = (await bookOf(stage)).all('charge').length;
  expect(await isDue(stage)).toBe(false);
  await chargeCompany(side.world.services, stage.company.id);
  expect((await bookOf(stage)).all('charge')).toHaveLength(charges);
});

test("tried by hand, Stripe's own invoice is paid, once", async () => {
  const stage = await declinedRenewal('short');
  const [, renewal] = await payments(stage);
  const key = newId();
  for (let presses = 0; presses < 2; presses += 1) {
    await retryPayment(stage.ctx, renewal?.id ?? '', key);
  }
  expect(await isDue(stage)).toBe(true);
  await side.settle(stage);
  expect(await payments(stage)).toMatchObject([
    { status: 'Succeeded' },
    { status: 'Succeeded', retried: false, attempts: 2 },
  ]);
  const book = await bookOf(stage);
  expect(book.all('invoice').map(({ status }) => status)).toEqual(['paid', 'paid']);
  expect(book.all('payment_intent')).toHaveLength(2);
});

test.each([
  ['that Stripe knows no more', null, 'Failed'],
  ['that was given up at Stripe', { status: 'uncollectible' }, 'Canceled'],
  ['that was paid elsewhere', { status: 'paid' }, 'Succeeded'],
] as const)(
  'an invoice %s is not tried for ever once it is tried by hand',
  async (_which, change, status) => {
    const stage = await declinedRenewal('declinedLater');
    const [, renewal] = await payments(stage);
    const invoice = (await bookOf(stage)).all('invoice').find((one) => one.status === 'open');
    if (!invoice) throw new Error('No invoice is open.');
    if (change) Object.assign(invoice, change);
    else
      await asked(
        side.world,
        stage,
        `update payments set provider_invoice_id = 'in_gone' where status = 'Failed'`,
      );
    await retryPayment(stage.ctx, renewal?.id ?? '', newId());
    await chargeCompany(side.world.services, stage.company.id);
    const attempts = Number(renewal?.attempts) + 1;
    expect(await payments(stage)).toMatchObject([{}, { status, attempts }]);
    expect(await isDue(stage)).toBe(false);
    expect(await imbalances(side.world.services.database, stage.company.id)).toEqual({});
  },
);
