import { newId } from '../../lib/ids';
import type { PaymentDetail } from '../../schema.generated';
import { imbalances } from '../../testing/books';
import { openWorld, type World } from '../../testing/world';
import { disconnectStripe } from '../stripe/disconnect';
import { findPayment } from './detail';
import { recordPayments } from './recording';
import { retryPayment } from './retryPayment';
import { aPayment } from './testPayments';
import { Till } from './testing/till';

let world: World;
let till: Till;
beforeAll(async () => void (world = await openWorld()));
afterAll(() => world.close());
beforeEach(async () => void (till = await Till.open(world)));

const retry = (id: string, key = till.key(), ctx = till.ctx): Promise<PaymentDetail> =>
  retryPayment(ctx, id, key);

const conflict = (message: RegExp) => ({ code: 'CONFLICT', message: expect.stringMatching(message) });

test('is tried at once with the card that is the default one now', async () => {
  const client = await till.scene.client('sandbox_declined_later');
  const id = await till.charge(null, {}, client);
  expect((await findPayment(till.ctx, id)).payment).toMatchObject({ status: 'Failed' });
  await till.scene.giveCard(client.id, 'sandbox_pays');
  const under = await retry(id);
  expect(under).toMatchObject({
    payment: { status: 'Processing', attempts: 2, nextRetryAt: null },
    attempts: [{ number: 2, trigger: 'RetryManual', method: { last4: '4242' } }, { number: 1 }],
    actions: [],
  });
  const waiting = await world.services.jobs.waiting('charge-company');
  expect(waiting).toContainEqual({ companyId: till.companyId });
  await till.scene.charge();
  expect((await findPayment(till.ctx, id)).payment).toMatchObject({
    status: 'Succeeded',
    method: { last4: '4242' },
  });
  expect(await imbalances(world.services.database, till.companyId)).toEqual({});
  expect(
    await till.ask(`select target_id, target_label from audit_events where action = 'payment.retried'`),
  ).toEqual([{ target_id: id, target_label: '#1' }]);
});

test('fifty presses at once, and one afterwards, are one attempt', async () => {
  const id = await till.charge('sandbox_short');
  const key = till.key();
  await Promise.all(Array.from({ length: 50 }, () => retry(id, key)));
  await Promise.all([till.scene.charge(), till.scene.charge()]);
  expect(await retry(id, key)).toMatchObject({ payment: { status: 'Succeeded', attempts: 2 } });
  expect(await till.ask(`select from sandbox_charges where status = 'Succeeded'`)).toHaveLength(1);
  await expect(retry(await till.charge('sandbox_short'), key)).rejects.toMatchObject({ code: 'CONFLICT' });
});

test('of two presses apart, the second hears that it is being tried', async () => {
  const id = await till.charge('sandbox_short');
  const answers = await Promise.allSettled([retry(id), retry(id)]);
  expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(answers).toContainEqual(
    expect.objectContaining({ reason: expect.objectContaining(conflict(/being tried already/)) }),
  );
});

describe('is refused', () => {
  test('for what came in, was canceled, or has no card', async () => {
    const paid = await till.charge();
    const client = await till.scene.client(null);
    const canceled = aPayment(client.id, { status: 'Canceled' });
    const cardless = aPayment(client.id, { status: 'Failed' });
    await till.within((db) => recordPayments(db, till.companyId, [canceled, cardless]));
    await expect(retry(paid)).rejects.toMatchObject(conflict(/come in already/));
    await expect(retry(canceled.id)).rejects.toMatchObject(conflict(/canceled/));
    await expect(retry(cardless.id)).rejects.toMatchObject(conflict(/no card/));
  });

  test('while the account does not charge', async () => {
    const id = await till.charge('sandbox_short');
    await disconnectStripe(await world.asAdmin(till.scene.company));
    await expect(retry(id)).rejects.toMatchObject(conflict(/Stripe integration/));
  });

  test("without MANAGE_PAYMENTS, in a closed company, for another's payment and for none", async () => {
    const id = await till.charge('sandbox_short');
    const other = await Till.open(world);
    const lacking = await till.as('MANAGE_CLIENT_MANAGEMENT', 'MANAGE_SETTINGS');
    const closed = await world.as({ ...till.scene.company, status: 'Cancelled' }, 'MANAGE_PAYMENTS');
    await expect(retry(id, newId(), lacking)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(retry(id, newId(), closed)).rejects.toMatchObject({ code: 'COMPANY_CANCELLED' });
    await expect(retry(id, newId(), other.ctx)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    for (const wrong of [newId(), 'nonsense']) {
      await expect(retry(wrong)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
    expect((await findPayment(till.ctx, id)).attempts).toHaveLength(1);
  });
});

test("what Livery charges takes MANAGE_SETTINGS too, and the company's own card", async () => {
  const own = { direction: 'Outgoing', type: 'PlatformFee', status: 'Failed', amount: 4900 } as const;
  const fee = aPayment(null, own);
  await till.within((db) => recordPayments(db, till.companyId, [fee]));
  const both = await till.as('MANAGE_PAYMENTS', 'MANAGE_SETTINGS');
  await expect(retry(fee.id)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(retry(fee.id, newId(), both)).rejects.toMatchObject(conflict(/no billing card/));
  await till.ask(
    `insert into billing_cards (company_id, id, provider, provider_reference, brand, last4, exp_month, exp_year,
       is_default)
     values ($1, $2, 'Sandbox', 'card', 'Visa', '4242', 12, 2030, true)`,
    [till.companyId, newId()],
  );
  expect(await retry(fee.id, newId(), both)).toMatchObject({
    payment: { status: 'Processing', method: { last4: '4242' } },
  });
});
