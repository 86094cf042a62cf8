import type { Context } from '../../context';
import { newId } from '../../lib/ids';
import { openWorld, type TestCompany, type World } from '../../testing/world';
import { connectStripe } from './connect';
import { disconnectStripe } from './disconnect';
import { stripeIntegration } from './service';

let world: World;
let company: TestCompany;
let ctx: Context;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  company = await world.company();
  ctx = await world.as(company, 'MANAGE_WHITE_LABELLED_CUSTOMER');
  await connectStripe(ctx, {});
  // The account was connected long before its events came.
  await world.services.database.inCompany(company.id, (db) =>
    db.query("update stripe_integrations set connected_at = now() - interval '30 days'"),
  );
});

interface TestEvent {
  /** The company's, unless it is said. */
  account?: string | null;
  type: string;
  status: 'Waiting' | 'Done' | 'Ignored' | 'Failed';
  hoursAgo: number;
  failure?: string;
}

const received = ({ type, status, hoursAgo, failure, account = `sandbox_ready:${company.id}` }: TestEvent) =>
  world.services.database.inCompany(company.id, (db) =>
    db.query(
      `insert into provider_events
         (company_id, id, provider, event_reference, type, status, failure, happened_at, received_at, account_reference)
       values ($1, $2::uuid, 'Sandbox', 'event ' || $2::uuid, $3, $4, $5, now(), now() - $6 * interval '1 hour', $7)`,
      [company.id, newId(), type, status, failure ?? null, hoursAgo, account],
    ),
  );

const health = async () => (await stripeIntegration(ctx)).webhooks;

test('nothing has come yet', async () => {
  await expect(health()).resolves.toEqual({ status: 'Missing', received: 0, failed: 0 });
});

test('what came was worked off; of what is older than a day only the latest is told', async () => {
  await received({ type: 'account.updated', status: 'Failed', hoursAgo: 25, failure: 'Too old to matter.' });
  await expect(health()).resolves.toMatchObject({
    status: 'Healthy',
    lastEventType: 'account.updated',
    received: 0,
    failed: 0,
    lastFailure: null,
  });

  await received({ type: 'invoice.paid', status: 'Done', hoursAgo: 2 });
  await received({ type: 'charge.refunded', status: 'Ignored', hoursAgo: 3 });
  await expect(health()).resolves.toMatchObject({
    status: 'Healthy',
    lastEventAt: expect.any(Date),
    lastEventType: 'invoice.paid',
    received: 2,
    failed: 0,
  });
});

test('some could not be worked off: how many of a day, and why the last one', async () => {
  await received({ type: 'invoice.paid', status: 'Failed', hoursAgo: 5, failure: 'The first reason.' });
  await received({ type: 'invoice.paid', status: 'Failed', hoursAgo: 3, failure: 'The last reason.' });
  await received({ type: 'account.updated', status: 'Done', hoursAgo: 1 });
  await expect(health()).resolves.toMatchObject({
    status: 'Failing',
    lastEventType: 'account.updated',
    received: 3,
    failed: 2,
    lastFailure: 'The last reason.',
  });
});

test('what is told of another account, or of Livery’s own, says nothing of this one', async () => {
  for (const account of ['acct_before', null]) {
    await received({ type: 'invoice.paid', status: 'Failed', hoursAgo: 1, account });
  }
  await expect(health()).resolves.toEqual({ status: 'Missing', received: 0, failed: 0 });
});

test('what came to an account that was connected before does not count for the one of now', async () => {
  await received({ type: 'invoice.paid', status: 'Failed', hoursAgo: 5, failure: 'Long gone.' });
  await disconnectStripe(ctx);
  await connectStripe(ctx, {});
  await expect(health()).resolves.toEqual({ status: 'Missing', received: 0, failed: 0 });
});
