import type { AccountState } from '../../card-provider/cardProvider';
import type { Context } from '../../context';
import type { LiveryEvent } from '../../events';
import { newId } from '../../lib/ids';
import { clientsAccount } from './account';
import { applyAccountState } from './applyAccountState';
import { connectStripe } from './connect';
import { disconnectStripe } from './disconnect';
import { integrationAfter, integrationChanges, stripeIntegration } from './service';
import { sandboxState, stripeAudits } from './testing/connected';
import { openWorld, type TestCompany, type World } from '../../testing/world';

let world: World;
beforeAll(async () => void (world = await openWorld()));
afterAll(() => world.close());

describe('applyAccountState', () => {
  let company: TestCompany;
  let ctx: Context;
  beforeEach(async () => {
    company = await world.company();
    ctx = await world.as(company, 'MANAGE_WHITE_LABELLED_CUSTOMER');
    await connectStripe(ctx, {});
  });

  const apply = (
    state: AccountState | null,
    reference = state?.reference ?? sandboxState(company.id).reference,
  ): Promise<void> =>
    world.services.database.inCompany(company.id, (db) =>
      applyAccountState(db, company.id, reference, state),
    );

  /** Waits until every event published so far has arrived here. */
  async function eventsArrived(): Promise<void> {
    const last = { type: 'clientBulkChanged', companyId: company.id, bulkId: newId() } as const;
    const lastArrived = new Promise<void>((resolve) => {
      const stop = world.services.events.subscribeToAll((event) => {
        if (event.type !== last.type || event.bulkId !== last.bulkId) return;
        stop();
        resolve();
      });
    });
    await world.services.database.inCompany(company.id, (db) =>
      db.query('select pg_notify($1, $2)', ['livery', JSON.stringify(last)]),
    );
    await lastArrived;
  }

  /** Returns the types of the company's events that `work` publishes. */
  async function publishedBy(work: () => Promise<unknown>): Promise<LiveryEvent['type'][]> {
    await eventsArrived();
    const types: LiveryEvent['type'][] = [];
    const stop = world.services.events.subscribeToAll(({ type, companyId }) => {
      if (companyId === company.id && type !== 'clientBulkChanged') types.push(type);
    });
    await work();
    await eventsArrived();
    stop();
    return types;
  }

  const paused: Partial<AccountState> = {
    chargesEnabled: false,
    payoutsEnabled: false,
    pastDue: ['company.tax_id'],
    disabledReason: 'requirements.past_due',
  };

  test('an account that the provider switches off is Paused, and switched on again what is due is charged', async () => {
    const whenOff = await publishedBy(() => apply(sandboxState(company.id, paused)));
    expect(whenOff.sort()).toEqual(['companyChanged', 'stripeIntegrationChanged']);
    await expect(stripeIntegration(ctx)).resolves.toMatchObject({
      state: 'Paused',
      chargesEnabled: false,
      requirements: [{ name: 'company.tax_id', label: 'Tax number of the company', isPastDue: true }],
    });

    const whenOn = await publishedBy(() => apply(sandboxState(company.id)));
    expect(whenOn.sort()).toEqual(['chargesDue', 'companyChanged', 'stripeIntegrationChanged']);
    expect((await stripeAudits(world, company.id)).slice(1)).toMatchObject([
      {
        action: 'stripeIntegration.changed',
        actorType: 'System',
        actorId: null,
        changes: [{ field: 'state', before: 'Ready', after: 'Paused' }],
      },
      { actorType: 'System', changes: [{ field: 'state', before: 'Paused', after: 'Ready' }] },
    ]);
  });

  test('what changes no state is kept and told of, but not on record', async () => {
    const told = await publishedBy(() =>
      apply(sandboxState(company.id, { businessName: 'Northwind', country: 'de' })),
    );
    expect(told).toEqual(['stripeIntegrationChanged']);
    await expect(stripeIntegration(ctx)).resolves.toMatchObject({ businessName: 'Northwind', country: 'DE' });
    await expect(stripeAudits(world, company.id)).resolves.toHaveLength(1);
  });

  test('what is told of another account than the company has changes nothing', async () => {
    const before = await stripeIntegration(ctx);
    expect(await publishedBy(() => apply(sandboxState(company.id, paused, 'sandbox_paused')))).toEqual([]);
    expect(await publishedBy(() => apply(null, 'acct_before'))).toEqual([]);
    await expect(stripeIntegration(ctx)).resolves.toEqual(before);
  });

  test('an account that was taken away is not connected any more, and late news does not bring it back', async () => {
    expect((await publishedBy(() => apply(null))).sort()).toEqual([
      'companyChanged',
      'stripeIntegrationChanged',
    ]);
    await expect(stripeIntegration(ctx)).resolves.toMatchObject({ state: 'NotConnected' });
    expect((await stripeAudits(world, company.id)).at(-1)).toMatchObject({
      action: 'stripeIntegration.lost',
      actorType: 'System',
      changes: [{ field: 'state', before: 'Ready', after: 'NotConnected' }],
    });

    expect(await publishedBy(() => apply(sandboxState(company.id)))).toEqual([]);
    await world.services.database.inCompany(company.id, async (db) => {
      await expect(clientsAccount(world.services, db, company.id)).resolves.toBeNull();
    });
  });

  test('news of a company without an account, or after it disconnected, changes nothing', async () => {
    await disconnectStripe(ctx);
    expect(await publishedBy(() => apply(sandboxState(company.id)))).toEqual([]);
    await expect(stripeIntegration(ctx)).resolves.toMatchObject({ state: 'NotConnected' });

    company = await world.company();
    expect(await publishedBy(() => apply(sandboxState(company.id)))).toEqual([]);
  });

  test('open screens are shown the account as it stands after each change, and no other company’s', async () => {
    const stranger = await world.as(await world.company(), 'MANAGE_WHITE_LABELLED_CUSTOMER');
    const [changes, others] = [integrationChanges(ctx), integrationChanges(stranger)];
    await apply(sandboxState(company.id, paused));
    const first = await changes.next();
    expect(await integrationAfter(ctx, first.value)).toMatchObject({ state: 'Paused' });
    await disconnectStripe(ctx);
    const second = await changes.next();
    expect(await integrationAfter(ctx, second.value)).toMatchObject({ state: 'NotConnected' });

    await connectStripe(stranger, {});
    const heard = await others.next();
    expect(heard.value).toMatchObject({ companyId: stranger.viewer?.companyId });
    await changes.return?.();
    await others.return?.();

    const colleague = await world.as(company, 'MANAGE_PAYMENTS');
    expect(() => integrationChanges(colleague)).toThrow(expect.objectContaining({ code: 'FORBIDDEN' }));
  });
});

describe('webhook health', () => {
  let company: TestCompany;
  let ctx: Context;
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

  const received = ({
    type,
    status,
    hoursAgo,
    failure,
    account = `sandbox_ready:${company.id}`,
  }: TestEvent) =>
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
    await received({
      type: 'account.updated',
      status: 'Failed',
      hoursAgo: 25,
      failure: 'Too old to matter.',
    });
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
});
