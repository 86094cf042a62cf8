import type { AccountState, Context, LiveEvent } from '../../platform';
import { newId } from '../../lib/ids';
import { loadConnectedAccount } from './account';
import { applyAccountState } from './applyAccountState';
import { connectStripe } from './connect.service';
import { disconnectStripe } from './disconnect.service';
import { loadChangedIntegration, stripeIntegration, subscribeToIntegration } from './stripe.service';
import { sandboxState, loadStripeAuditEvents } from './testing/sandboxState';
import { openFixture, type TestCompany, type Fixture } from '../../testing/fixture';

let fixture: Fixture;
beforeAll(async () => void (fixture = await openFixture()));
afterAll(() => fixture.close());

describe('applyAccountState', () => {
  let company: TestCompany;
  let ctx: Context;
  beforeEach(async () => {
    company = await fixture.company();
    ctx = await fixture.signedIn(company, ['MANAGE_WHITE_LABELLED_CUSTOMER']);
    await connectStripe(ctx, {});
  });

  const apply = (
    state: AccountState | null,
    reference = state?.reference ?? sandboxState(company.id).reference,
  ): Promise<void> => fixture.inCompany(company, (db) => applyAccountState(db, company.id, reference, state));

  /** Waits until this process has received every event published so far. */
  async function waitForEvents(): Promise<void> {
    const last = { type: 'clientBulkActionChanged', companyId: company.id, bulkId: newId() } as const;
    const lastReceived = new Promise<void>((resolve) => {
      const stop = fixture.services.events.subscribeToAll((event) => {
        if (event.type !== last.type || event.bulkId !== last.bulkId) return;
        stop();
        resolve();
      });
    });
    await fixture.query(company, 'select pg_notify($1, $2)', ['livery', JSON.stringify(last)]);
    await lastReceived;
  }

  async function collectEventTypes(work: () => Promise<unknown>): Promise<LiveEvent['type'][]> {
    await waitForEvents();
    const types: LiveEvent['type'][] = [];
    const stop = fixture.services.events.subscribeToAll(({ type, companyId }) => {
      if (companyId === company.id && type !== 'clientBulkActionChanged') types.push(type);
    });
    await work();
    await waitForEvents();
    stop();
    return types;
  }

  const paused: Partial<AccountState> = {
    chargesEnabled: false,
    payoutsEnabled: false,
    pastDue: ['company.tax_id'],
    disabledReason: 'requirements.past_due',
  };

  test('pauses a disabled account and triggers due charges when it is enabled again', async () => {
    const eventsWhenDisabled = await collectEventTypes(() => apply(sandboxState(company.id, paused)));
    expect(eventsWhenDisabled.sort()).toEqual(['companyChanged', 'stripeIntegrationChanged']);
    await expect(stripeIntegration(ctx)).resolves.toMatchObject({
      state: 'Paused',
      chargesEnabled: false,
      requirements: [{ name: 'company.tax_id', label: 'Company: Tax ID', isPastDue: true }],
    });

    const eventsWhenEnabled = await collectEventTypes(() => apply(sandboxState(company.id)));
    expect(eventsWhenEnabled.sort()).toEqual(['chargesDue', 'companyChanged', 'stripeIntegrationChanged']);
    expect((await loadStripeAuditEvents(fixture, company.id)).slice(1)).toMatchObject([
      {
        action: 'stripeIntegration.changed',
        actorType: 'System',
        actorId: null,
        changes: [{ field: 'stripeState', before: 'Ready', after: 'Paused' }],
      },
      { actorType: 'System', changes: [{ field: 'stripeState', before: 'Paused', after: 'Ready' }] },
    ]);
  });

  test('updates the account details and publishes an event, but writes no audit event, when the state is unchanged', async () => {
    const eventTypes = await collectEventTypes(() =>
      apply(sandboxState(company.id, { businessName: 'Northwind', country: 'de' })),
    );
    expect(eventTypes).toEqual(['stripeIntegrationChanged']);
    await expect(stripeIntegration(ctx)).resolves.toMatchObject({ businessName: 'Northwind', country: 'DE' });
    await expect(loadStripeAuditEvents(fixture, company.id)).resolves.toHaveLength(1);
  });

  test('ignores the state of another account', async () => {
    const before = await stripeIntegration(ctx);
    expect(await collectEventTypes(() => apply(sandboxState(company.id, paused, 'sandbox_paused')))).toEqual(
      [],
    );
    expect(await collectEventTypes(() => apply(null, 'acct_before'))).toEqual([]);
    await expect(stripeIntegration(ctx)).resolves.toEqual(before);
  });

  test('disconnects a removed account and ignores later states of it', async () => {
    expect((await collectEventTypes(() => apply(null))).sort()).toEqual([
      'companyChanged',
      'stripeIntegrationChanged',
      'subscriptionsToSync',
    ]);
    await expect(stripeIntegration(ctx)).resolves.toMatchObject({ state: 'NotConnected' });
    expect((await loadStripeAuditEvents(fixture, company.id)).at(-1)).toMatchObject({
      action: 'stripeIntegration.lost',
      actorType: 'System',
      changes: [{ field: 'stripeState', before: 'Ready', after: 'NotConnected' }],
    });

    expect(await collectEventTypes(() => apply(sandboxState(company.id)))).toEqual([]);
    await fixture.inCompany(company, async (db) => {
      await expect(loadConnectedAccount(fixture.services, db, company.id)).resolves.toBeNull();
    });
  });

  test('changes nothing for a company without an account or with a disconnected account', async () => {
    await disconnectStripe(ctx);
    expect(await collectEventTypes(() => apply(sandboxState(company.id)))).toEqual([]);
    await expect(stripeIntegration(ctx)).resolves.toMatchObject({ state: 'NotConnected' });

    company = await fixture.company();
    expect(await collectEventTypes(() => apply(sandboxState(company.id)))).toEqual([]);
  });

  test("sends each change only to the company's subscribers", async () => {
    const otherContext = await fixture.signedIn(await fixture.company(), ['MANAGE_WHITE_LABELLED_CUSTOMER']);
    const [changes, otherChanges] = [subscribeToIntegration(ctx), subscribeToIntegration(otherContext)];
    await apply(sandboxState(company.id, paused));
    const first = await changes.next();
    expect(await loadChangedIntegration(ctx, first.value)).toMatchObject({ state: 'Paused' });
    await disconnectStripe(ctx);
    const second = await changes.next();
    expect(await loadChangedIntegration(ctx, second.value)).toMatchObject({ state: 'NotConnected' });

    await connectStripe(otherContext, {});
    const otherEvent = await otherChanges.next();
    expect(otherEvent.value).toMatchObject({ companyId: otherContext.viewer?.companyId });
    await changes.return?.();
    await otherChanges.return?.();

    const colleague = await fixture.signedIn(company, ['MANAGE_PAYMENTS']);
    expect(() => subscribeToIntegration(colleague)).toThrow(expect.objectContaining({ code: 'FORBIDDEN' }));
  });
});

describe('webhookHealth', () => {
  let company: TestCompany;
  let ctx: Context;
  beforeEach(async () => {
    company = await fixture.company();
    ctx = await fixture.signedIn(company, ['MANAGE_WHITE_LABELLED_CUSTOMER']);
    await connectStripe(ctx, {});
    // Backdates the connection, because `webhookHealth` ignores events that arrived before it.
    await fixture.query(company, "update stripe_integrations set connected_at = now() - interval '30 days'");
  });

  interface TestEvent {
    /** Defaults to the company's account. */
    account?: string | null;
    type: string;
    status: 'Waiting' | 'Done' | 'Ignored' | 'Failed';
    hoursAgo: number;
    failure?: string;
  }

  const insertEvent = ({
    type,
    status,
    hoursAgo,
    failure,
    account = `sandbox_ready:${company.id}`,
  }: TestEvent) =>
    fixture.inCompany(company, (db) =>
      db.query(
        `insert into provider_events
         (company_id, id, provider, event_reference, type, status, failure, happened_at, received_at, account_reference)
       values ($1, $2::uuid, 'Sandbox', 'event ' || $2::uuid, $3, $4, $5, now(), now() - $6 * interval '1 hour', $7)`,
        [company.id, newId(), type, status, failure ?? null, hoursAgo, account],
      ),
    );

  const loadHealth = async () => (await stripeIntegration(ctx)).webhooks;

  test('is Missing before the first event', async () => {
    await expect(loadHealth()).resolves.toEqual({ status: 'Missing', received: 0, failed: 0 });
  });

  test('counts events of the last day and returns the latest event of any age', async () => {
    await insertEvent({
      type: 'account.updated',
      status: 'Failed',
      hoursAgo: 25,
      failure: 'Too old to matter.',
    });
    await expect(loadHealth()).resolves.toMatchObject({
      status: 'Healthy',
      lastEventType: 'account.updated',
      received: 0,
      failed: 0,
      lastFailure: null,
    });

    await insertEvent({ type: 'invoice.paid', status: 'Done', hoursAgo: 2 });
    await insertEvent({ type: 'charge.refunded', status: 'Ignored', hoursAgo: 3 });
    await expect(loadHealth()).resolves.toMatchObject({
      status: 'Healthy',
      lastEventAt: expect.any(Date),
      lastEventType: 'invoice.paid',
      received: 2,
      failed: 0,
    });
  });

  test('is Failing with the number of failed events and the last failure reason', async () => {
    await insertEvent({ type: 'invoice.paid', status: 'Failed', hoursAgo: 5, failure: 'The first reason.' });
    await insertEvent({ type: 'invoice.paid', status: 'Failed', hoursAgo: 3, failure: 'The last reason.' });
    await insertEvent({ type: 'account.updated', status: 'Done', hoursAgo: 1 });
    await expect(loadHealth()).resolves.toMatchObject({
      status: 'Failing',
      lastEventType: 'account.updated',
      received: 3,
      failed: 2,
      lastFailure: 'The last reason.',
    });
  });

  test('ignores events of other accounts and of the platform', async () => {
    for (const account of ['acct_before', null]) {
      await insertEvent({ type: 'invoice.paid', status: 'Failed', hoursAgo: 1, account });
    }
    await expect(loadHealth()).resolves.toEqual({ status: 'Missing', received: 0, failed: 0 });
  });

  test('ignores events from before the current connection', async () => {
    await insertEvent({ type: 'invoice.paid', status: 'Failed', hoursAgo: 5, failure: 'Long gone.' });
    await disconnectStripe(ctx);
    await connectStripe(ctx, {});
    await expect(loadHealth()).resolves.toEqual({ status: 'Missing', received: 0, failed: 0 });
  });
});
