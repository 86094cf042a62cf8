import { Contender } from '../../testing/contender';
import { openWorld, type World } from '../../testing/world';
import { BillingFixture } from '../charging/testing/billingFixture';
import { beginManualRetry } from '../payments/retry';
import { endPastDueIn } from './endPastDue';

let world: World;
beforeAll(async () => void (world = await openWorld()));
afterAll(() => world.close());

test('a payment that begins after a client was found to be past grace keeps the client', async () => {
  const scene = await BillingFixture.open(world, '2041-01-01');
  const { id } = await scene.subscriber({ price: 2000 }, 'sandbox_declined_later');
  await scene.charge();
  await scene.query('update payments set next_retry_at = null');
  await scene.setDate('2041-02-20');
  await scene.setDefaultCard(id, 'sandbox_pays');
  const [payment] = await scene.query<{ id: string }>('select id from payments');

  const ending = new Contender(() => endPastDueIn(world.services, scene.company.id));
  await scene.inCompany(async (db) => {
    await beginManualRetry(db, world.services, scene.company.id, payment?.id ?? '', 'Incoming');
    expect(await ending.begin(db)).toBe(true);
  });
  await ending.ended;
  expect(await scene.statusOf(id)).toBe('PastDue');

  await scene.charge();
  expect(await scene.statusOf(id)).toBe('Active');
  expect(await scene.query(`select from client_mails where template = 'past-due-ended'`)).toEqual([]);
});
