import type { Context } from '../../platform';
import { newId } from '../../lib/ids';
import { openFixture, type TestCompany, type Fixture } from '../../testing/fixture';
import { startSubscription } from './startSubscriptions';
import { previewDeactivation } from './preview.service';
import {
  cancelClientDeactivation,
  changeClientPlan,
  deactivateClient,
  pauseClient,
  reactivateClient,
  resumeClient,
} from './clientLifecycle.service';
import { updateClient } from './update.service';
import type { PlanRow } from '../../testing/factories/plans';

let fixture: Fixture;
beforeAll(async () => void (fixture = await openFixture()));
afterAll(() => fixture.close());

interface PayingClient {
  company: TestCompany;
  ctx: Context;
  id: string;
  plan: PlanRow;
}

/** Creates a client whose paid subscription started `daysAgo` days ago. */
async function setUpPayingClient(plan: Partial<PlanRow> = {}, daysAgo = 3): Promise<PayingClient> {
  const { database } = fixture.services;
  const company = await fixture.company();
  const offered = await fixture.plan(company, plan);
  const { id } = await fixture.client(company, { name: 'Ada Lovelace' });
  const at = new Date(Date.now() - daysAgo * 86_400_000);
  await database.inCompany(company.id, (db) =>
    startSubscription(db, company.id, { clientId: id, planId: offered.id, at }),
  );
  const ctx = await fixture.signedIn(company, ['MANAGE_CLIENT_MANAGEMENT', 'MANAGE_PAYMENTS']);
  return { company, ctx, id, plan: offered };
}

const unknownId = '0190c0de-0000-7000-8000-000000000000';
const deactivateNow = { when: 'Now', reason: 'NonPayment' } as const;
const deactivateLater = {
  when: 'PeriodEnd',
  reason: 'ClientRequest',
  note: 'Moves to another town.',
} as const;

const operations: [string, (ctx: Context, id: string) => Promise<unknown>][] = [
  ['update a client', (ctx, id) => updateClient(ctx, { id, lockVersion: 1, name: 'Other' })],
  ["change a client's plan", (ctx, id) => changeClientPlan(ctx, id, unknownId, newId())],
  ['pause a client', pauseClient],
  ['resume a client', (ctx, id) => resumeClient(ctx, id, newId())],
  ['deactivate a client', (ctx, id) => deactivateClient(ctx, { id, ...deactivateNow })],
  ['cancel a deactivation', (ctx, id) => cancelClientDeactivation(ctx, id, newId())],
  ['reactivate a client', (ctx, id) => reactivateClient(ctx, id, newId())],
  ['preview a deactivation', previewDeactivation],
];

describe('authorization', () => {
  test.each(operations)(
    'requires MANAGE_CLIENT_MANAGEMENT and a session to %s',
    async (_title, operation) => {
      const { company, id } = await setUpPayingClient();
      const ctx = await fixture.signedIn(company, ['MANAGE_DASHBOARD', 'MANAGE_PAYMENTS', 'MANAGE_SETTINGS']);
      await expect(operation(ctx, id)).rejects.toMatchObject({ code: 'FORBIDDEN' });
      await expect(operation(fixture.asAnonymous(), id)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    },
  );

  test.each(operations)(
    'throws NOT_FOUND for clients of other companies and unknown ids: %s',
    async (_title, operation) => {
      const { id } = await setUpPayingClient();
      const { ctx } = await setUpPayingClient();
      for (const otherId of [id, unknownId, 'x', "'"]) {
        await expect(operation(ctx, otherId)).rejects.toMatchObject({ code: 'NOT_FOUND' });
      }
    },
  );

  test("allows previewing, but not applying, the deactivation of a closed company's client", async () => {
    const company = await fixture.company({ status: 'Cancelled' });
    const { id } = await fixture.client(company);
    const ctx = await fixture.signedIn(company, ['MANAGE_CLIENT_MANAGEMENT']);
    await expect(previewDeactivation(ctx, id)).resolves.toMatchObject({ transitions: expect.any(Array) });
    await expect(deactivateClient(ctx, { id, ...deactivateNow })).rejects.toMatchObject({
      code: 'COMPANY_CANCELLED',
    });
  });

  test('hides amounts from operators without MANAGE_PAYMENTS', async () => {
    const { company, id } = await setUpPayingClient();
    const ctx = await fixture.signedIn(company, ['MANAGE_CLIENT_MANAGEMENT']);
    await expect(pauseClient(ctx, id)).resolves.toMatchObject({ status: 'Paused', money: null });
    await expect(previewDeactivation(ctx, id)).resolves.toMatchObject({ money: null });
    await expect(updateClient(ctx, { id, lockVersion: 1, city: 'Bath' })).resolves.toMatchObject({
      money: null,
    });
  });
});

describe('pauseClient', () => {
  test('sets the MRR to 0 and publishes an event, and resumeClient restores the MRR', async () => {
    const { ctx, id } = await setUpPayingClient();
    const clientEvents = ctx.services.events.subscribe('clientChanged', ctx.viewer?.companyId ?? '');
    await expect(pauseClient(ctx, id)).resolves.toMatchObject({
      status: 'Paused',
      nextRenewalAt: null,
      lockVersion: 1,
      money: { mrr: 0, subscription: { status: 'Paused' } },
    });
    expect((await clientEvents.next()).value).toMatchObject({ kind: 'Updated', ids: [id], count: 1 });
    await clientEvents.return?.();
    const resumed = await resumeClient(ctx, id, newId());
    expect(resumed).toMatchObject({ status: 'Active', money: { mrr: 1000 } });
    expect(new Date(resumed.nextRenewalAt ?? 0).getTime()).toBeGreaterThan(Date.now());
  });

  test('rejects an illegal transition with CONFLICT and the allowed transitions', async () => {
    const company = await fixture.company();
    const { id } = await fixture.client(company, { status: 'Invited' });
    const ctx = await fixture.signedIn(company, ['MANAGE_CLIENT_MANAGEMENT']);
    await expect(pauseClient(ctx, id)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'Only active and past due clients can be paused.',
      details: {
        conflict: {
          kind: 'IllegalTransition',
          from: 'Invited',
          to: 'Paused',
          allowed: ['Trialing', 'Active', 'Deactivated'],
        },
      },
    });
  });
});

describe('changeClientPlan', () => {
  test('applies the current price when the plan stays the same, unlike pauseClient', async () => {
    const { company, ctx, id, plan } = await setUpPayingClient();
    const { database } = fixture.services;
    await database.inCompany(company.id, (db) =>
      db.query('update client_billing_plans set price = 1500 where id = $1', [plan.id]),
    );
    const paused = await pauseClient(ctx, id);
    expect(paused.money?.subscription).toMatchObject({
      price: 1000,
      priceVersion: 1,
      currentPriceVersion: 2,
    });
    await resumeClient(ctx, id, newId());
    const changed = await changeClientPlan(ctx, id, plan.id, newId());
    expect(changed.money).toMatchObject({ mrr: 1500, subscription: { price: 1500, priceVersion: 2 } });
  });

  test('adds no MRR for a past-due client who never paid', async () => {
    const company = await fixture.company();
    const { id } = await fixture.client(company, { status: 'PastDue' });
    const plan = await fixture.plan(company, { price: 2000 });
    const ctx = await fixture.signedIn(company, ['MANAGE_CLIENT_MANAGEMENT', 'MANAGE_PAYMENTS']);
    expect(await changeClientPlan(ctx, id, plan.id, newId())).toMatchObject({
      status: 'PastDue',
      money: { mrr: 0 },
    });
    const rows = await fixture.query(
      company,
      'select is_paying, (select count(*)::integer from mrr_movements) as movements from clients',
    );
    expect(rows).toEqual([{ is_paying: false, movements: 0 }]);
  });

  test('rejects an archived or unknown plan with an error on `planId`', async () => {
    const { company, ctx, id } = await setUpPayingClient();
    const archivedPlan = await fixture.plan(company, { status: 'Archived' });
    for (const planId of [archivedPlan.id, unknownId, 'x']) {
      await expect(changeClientPlan(ctx, id, planId, newId())).rejects.toMatchObject({
        code: 'BAD_USER_INPUT',
        details: { fields: { planId: 'This plan doesn’t exist.' } },
      });
    }
  });

  test('removes the MRR when the new plan is free', async () => {
    const { company, ctx, id } = await setUpPayingClient();
    const freePlan = await fixture.plan(company, { price: 0 });
    await changeClientPlan(ctx, id, freePlan.id, newId());
    const rows = await fixture.query(company, 'select is_paying, mrr from clients where id = $1', [id]);
    expect(rows).toEqual([{ is_paying: false, mrr: 0 }]);
  });
});

describe('deactivateClient', () => {
  test('with Now, ends the subscription, and reactivateClient restores it', async () => {
    const { ctx, id } = await setUpPayingClient();
    const deactivated = await deactivateClient(ctx, { id, ...deactivateNow, note: '  Never paid.  ' });
    expect(deactivated).toMatchObject({
      status: 'Deactivated',
      nextRenewalAt: null,
      deactivation: {
        isScheduled: false,
        reason: 'NonPayment',
        note: 'Never paid.',
        by: ctx.viewer?.name,
      },
      money: { mrr: 0, subscription: null },
    });
    await expect(deactivateClient(ctx, { id, ...deactivateLater })).resolves.toEqual(deactivated);
    await expect(reactivateClient(ctx, id, newId())).resolves.toMatchObject({
      status: 'Active',
      deactivation: null,
      money: { mrr: 1000, subscription: { status: 'Active' } },
    });
  });

  test('with PeriodEnd, schedules the deactivation for the end of the period, and cancelClientDeactivation reverts it', async () => {
    const { ctx, id } = await setUpPayingClient();
    const { periodEnd } = await previewDeactivation(ctx, id);
    const scheduled = await deactivateClient(ctx, { id, ...deactivateLater });
    expect(scheduled).toMatchObject({
      status: 'Active',
      nextRenewalAt: null,
      deactivation: { isScheduled: true, reason: 'ClientRequest', note: deactivateLater.note },
      money: { mrr: 1000, subscription: { cancelAtPeriodEnd: true } },
    });
    expect(new Date(scheduled.deactivation?.at ?? 0)).toEqual(periodEnd);
    const canceled = await cancelClientDeactivation(ctx, id, newId());
    expect(canceled).toMatchObject({
      deactivation: null,
      nextRenewalAt: periodEnd,
      money: { subscription: { cancelAtPeriodEnd: false } },
    });
  });

  test('rejects PeriodEnd with an error on `when` if the client has no current period', async () => {
    const company = await fixture.company();
    const ctx = await fixture.signedIn(company, ['MANAGE_CLIENT_MANAGEMENT']);
    const { id } = await fixture.client(company);
    await expect(deactivateClient(ctx, { id, ...deactivateLater })).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      details: { fields: { when: expect.any(String) } },
    });
  });

  test('with Now, cannot be reverted by cancelClientDeactivation', async () => {
    const { ctx, id } = await setUpPayingClient();
    await deactivateClient(ctx, { id, ...deactivateNow });
    await expect(cancelClientDeactivation(ctx, id, newId())).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  test('accepts a note of 500 characters and rejects a longer one', async () => {
    const { ctx, id } = await setUpPayingClient();
    const tooLong = deactivateClient(ctx, { id, ...deactivateNow, note: 'x'.repeat(501) });
    await expect(tooLong).rejects.toMatchObject({ details: { fields: { note: expect.any(String) } } });
    const emojis = '😀'.repeat(500);
    await expect(deactivateClient(ctx, { id, ...deactivateNow, note: emojis })).resolves.toMatchObject({
      deactivation: { note: emojis },
    });
  });
});

describe('previewDeactivation', () => {
  test('returns the allowed transitions, open payments, next charge and MRR', async () => {
    const { company, ctx, id } = await setUpPayingClient({ price: 12_000, interval: 'Year' });
    await fixture.query(
      company,
      `insert into payments (company_id, id, number, direction, type, status, amount, currency, trigger,
           client_id, next_retry_at)
         select $1, gen_random_uuid(), row_number() over (), 'Incoming', 'Subscription', p.status, p.amount, 'USD',
           'Cycle', $2, p.retry
         from (values ('Pending', 1, null), ('Processing', 20, null), ('Failed', 300, now()),
           ('Failed', 4000, null), ('Succeeded', 50000, null)) p (status, amount, retry)`,
      [company.id, id],
    );
    const preview = await previewDeactivation(ctx, id);
    expect(preview).toMatchObject({
      transitions: ['PastDue', 'Paused', 'Deactivated'],
      lastLoginAt: null,
      money: {
        currency: 'USD',
        openPayments: 3,
        openAmount: 321,
        nextChargeAmount: 12_000,
        nextChargeAt: preview.periodEnd,
        mrr: 1000,
      },
    });
  });

  test('returns no next charge for a paused client', async () => {
    const { ctx, id } = await setUpPayingClient();
    await pauseClient(ctx, id);
    await expect(previewDeactivation(ctx, id)).resolves.toMatchObject({
      periodEnd: null,
      money: { nextChargeAmount: null, nextChargeAt: null, mrr: 0, openPayments: 0, openAmount: 0 },
    });
  });
});
