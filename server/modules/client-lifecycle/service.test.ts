import type { Context } from '../../context';
import { newId } from '../../lib/ids';
import { insertPlan, type PlanRow } from '../../testing/insertPlan';
import { openWorld, type TestCompany, type World } from '../../testing/world';
import { startSubscription } from '../subscriptions/start';
import { previewDeactivation } from './preview';
import {
  cancelClientDeactivation,
  changeClientPlan,
  deactivateClient,
  pauseClient,
  reactivateClient,
  resumeClient,
} from './service';
import { updateClient } from './update';

let world: World;
beforeAll(async () => void (world = await openWorld()));
afterAll(() => world.close());

interface Paying {
  company: TestCompany;
  ctx: Context;
  id: string;
  plan: PlanRow;
}

/** A client who began to pay a month's price `daysAgo` days ago. */
async function paying(plan: Partial<PlanRow> = {}, daysAgo = 3): Promise<Paying> {
  const { database } = world.services;
  const company = await world.company();
  const offered = await insertPlan(database, company, plan);
  const { id } = await world.client(company, { name: 'Ada Lovelace' });
  const at = new Date(Date.now() - daysAgo * 86_400_000);
  await database.inCompany(company.id, (db) =>
    startSubscription(db, company.id, { clientId: id, planId: offered.id, at }),
  );
  const ctx = await world.as(company, 'MANAGE_CLIENT_MANAGEMENT', 'MANAGE_PAYMENTS');
  return { company, ctx, id, plan: offered };
}

const nothing = '0190c0de-0000-7000-8000-000000000000';
const now = { when: 'Now', reason: 'NonPayment' } as const;
const later = { when: 'PeriodEnd', reason: 'ClientRequest', note: 'Moves to another town.' } as const;

const calls: [string, (ctx: Context, id: string) => Promise<unknown>][] = [
  ['update', (ctx, id) => updateClient(ctx, { id, lockVersion: 1, name: 'Other' })],
  ['change the plan', (ctx, id) => changeClientPlan(ctx, id, nothing, newId())],
  ['pause', pauseClient],
  ['resume', (ctx, id) => resumeClient(ctx, id, newId())],
  ['deactivate', (ctx, id) => deactivateClient(ctx, { id, ...now })],
  ['take a deactivation back', (ctx, id) => cancelClientDeactivation(ctx, id, newId())],
  ['reactivate', (ctx, id) => reactivateClient(ctx, id, newId())],
  ['preview a deactivation', previewDeactivation],
];

describe('who may', () => {
  test.each(calls)('%s: not without MANAGE_CLIENT_MANAGEMENT', async (_what, call) => {
    const { company, id } = await paying();
    const ctx = await world.as(company, 'MANAGE_DASHBOARD', 'MANAGE_PAYMENTS', 'MANAGE_SETTINGS');
    await expect(call(ctx, id)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(call(world.asNobody(), id)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  test.each(calls)("%s: not another company's client, nor what is none", async (_what, call) => {
    const { id } = await paying();
    const { ctx } = await paying();
    for (const other of [id, nothing, 'x', "'"]) {
      await expect(call(ctx, other)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
  });

  test('a company that is closed sees what deactivating would do, and does it not', async () => {
    const company = await world.company({ status: 'Cancelled' });
    const { id } = await world.client(company);
    const ctx = await world.as(company, 'MANAGE_CLIENT_MANAGEMENT');
    await expect(previewDeactivation(ctx, id)).resolves.toMatchObject({ moves: expect.any(Array) });
    await expect(deactivateClient(ctx, { id, ...now })).rejects.toMatchObject({ code: 'COMPANY_CANCELLED' });
  });

  test('nobody is told money without MANAGE_PAYMENTS', async () => {
    const { company, id } = await paying();
    const ctx = await world.as(company, 'MANAGE_CLIENT_MANAGEMENT');
    await expect(pauseClient(ctx, id)).resolves.toMatchObject({ status: 'Paused', money: null });
    await expect(previewDeactivation(ctx, id)).resolves.toMatchObject({ money: null });
    await expect(updateClient(ctx, { id, lockVersion: 1, city: 'Bath' })).resolves.toMatchObject({
      money: null,
    });
  });
});

describe('pausing', () => {
  test('stops what is paid, and resuming begins it again', async () => {
    const { ctx, id } = await paying();
    const heard = ctx.services.events.subscribe('clientChanged', ctx.viewer?.companyId ?? '');
    await expect(pauseClient(ctx, id)).resolves.toMatchObject({
      status: 'Paused',
      nextRenewalAt: null,
      lockVersion: 1,
      money: { mrr: 0, subscription: { status: 'Paused' } },
    });
    expect((await heard.next()).value).toMatchObject({ kind: 'Updated', ids: [id], count: 1 });
    await heard.return?.();
    const resumed = await resumeClient(ctx, id, newId());
    expect(resumed).toMatchObject({ status: 'Active', money: { mrr: 1000 } });
    expect(new Date(resumed.nextRenewalAt ?? 0).getTime()).toBeGreaterThan(Date.now());
  });

  test('an illegal move is a CONFLICT that says what is possible', async () => {
    const company = await world.company();
    const { id } = await world.client(company, { status: 'Invited' });
    const ctx = await world.as(company, 'MANAGE_CLIENT_MANAGEMENT');
    await expect(pauseClient(ctx, id)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: "Invited clients can't be paused.",
      details: {
        conflict: {
          kind: 'IllegalMove',
          from: 'Invited',
          to: 'Paused',
          allowed: ['Trialing', 'Active', 'Deactivated'],
        },
      },
    });
  });
});

describe('changing the plan', () => {
  test('moves the client to the current price at once, and keeps the price of who is not moved', async () => {
    const { company, ctx, id, plan } = await paying();
    const { database } = world.services;
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
    const moved = await changeClientPlan(ctx, id, plan.id, newId());
    expect(moved.money).toMatchObject({ mrr: 1500, subscription: { price: 1500, priceVersion: 2 } });
  });

  test('of a past due client who never paid is no revenue', async () => {
    const company = await world.company();
    const { id } = await world.client(company, { status: 'PastDue' });
    const plan = await insertPlan(world.services.database, company, { price: 2000 });
    const ctx = await world.as(company, 'MANAGE_CLIENT_MANAGEMENT', 'MANAGE_PAYMENTS');
    expect(await changeClientPlan(ctx, id, plan.id, newId())).toMatchObject({
      status: 'PastDue',
      money: { mrr: 0 },
    });
    const { rows } = await world.services.database.inCompany(company.id, (db) =>
      db.query('select is_paying, (select count(*)::integer from mrr_movements) as movements from clients'),
    );
    expect(rows).toEqual([{ is_paying: false, movements: 0 }]);
  });

  test('to a plan that is archived, or is none, is refused at the field', async () => {
    const { company, ctx, id } = await paying();
    const gone = await insertPlan(world.services.database, company, { status: 'Archived' });
    for (const planId of [gone.id, nothing, 'x']) {
      await expect(changeClientPlan(ctx, id, planId, newId())).rejects.toMatchObject({
        code: 'BAD_USER_INPUT',
        details: { fields: { planId: 'This plan does not exist.' } },
      });
    }
  });

  test('to a free plan ends what the client pays', async () => {
    const { company, ctx, id } = await paying();
    const free = await insertPlan(world.services.database, company, { price: 0 });
    await changeClientPlan(ctx, id, free.id, newId());
    const { rows } = await world.services.database.inCompany(company.id, (db) =>
      db.query('select is_paying, mrr from clients where id = $1', [id]),
    );
    expect(rows).toEqual([{ is_paying: false, mrr: 0 }]);
  });
});

describe('deactivating', () => {
  test('takes access now, keeps the row, and can be undone by reactivating', async () => {
    const { ctx, id } = await paying();
    const deactivated = await deactivateClient(ctx, { id, ...now, note: '  Never paid.  ' });
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
    await expect(deactivateClient(ctx, { id, ...later })).resolves.toEqual(deactivated);
    await expect(reactivateClient(ctx, id, newId())).resolves.toMatchObject({
      status: 'Active',
      deactivation: null,
      money: { mrr: 1000, subscription: { status: 'Active' } },
    });
  });

  test('at the end of the period is told, and can be taken back', async () => {
    const { ctx, id } = await paying();
    const { periodEnd } = await previewDeactivation(ctx, id);
    const scheduled = await deactivateClient(ctx, { id, ...later });
    expect(scheduled).toMatchObject({
      status: 'Active',
      nextRenewalAt: null,
      deactivation: { isScheduled: true, reason: 'ClientRequest', note: later.note },
      money: { mrr: 1000, subscription: { cancelAtPeriodEnd: true } },
    });
    expect(new Date(scheduled.deactivation?.at ?? 0)).toEqual(periodEnd);
    const back = await cancelClientDeactivation(ctx, id, newId());
    expect(back).toMatchObject({
      deactivation: null,
      nextRenewalAt: periodEnd,
      money: { subscription: { cancelAtPeriodEnd: false } },
    });
  });

  test('at the end of a period that there is not is refused at the field', async () => {
    const company = await world.company();
    const ctx = await world.as(company, 'MANAGE_CLIENT_MANAGEMENT');
    const { id } = await world.client(company);
    await expect(deactivateClient(ctx, { id, ...later })).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      details: { fields: { when: expect.any(String) } },
    });
  });

  test('what has been done can not be taken back as if it were to come', async () => {
    const { ctx, id } = await paying();
    await deactivateClient(ctx, { id, ...now });
    await expect(cancelClientDeactivation(ctx, id, newId())).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  test('takes a note of 500 characters', async () => {
    const { ctx, id } = await paying();
    const long = deactivateClient(ctx, { id, ...now, note: 'x'.repeat(501) });
    await expect(long).rejects.toMatchObject({ details: { fields: { note: expect.any(String) } } });
    const emojis = '😀'.repeat(500);
    await expect(deactivateClient(ctx, { id, ...now, note: emojis })).resolves.toMatchObject({
      deactivation: { note: emojis },
    });
  });
});

describe('the preview of a deactivation', () => {
  test('says what is open, what would be charged next, and what that is worth', async () => {
    const { company, ctx, id } = await paying({ price: 12_000, interval: 'Year' });
    await world.services.database.inCompany(company.id, (db) =>
      db.query(
        `insert into payments (company_id, id, number, direction, type, status, amount, currency, trigger,
           client_id, next_retry_at)
         select $1, gen_random_uuid(), row_number() over (), 'Incoming', 'Subscription', p.status, p.amount, 'USD',
           'Cycle', $2, p.retry
         from (values ('Pending', 1, null), ('Processing', 20, null), ('Failed', 300, now()),
           ('Failed', 4000, null), ('Succeeded', 50000, null)) p (status, amount, retry)`,
        [company.id, id],
      ),
    );
    const preview = await previewDeactivation(ctx, id);
    expect(preview).toMatchObject({
      moves: ['PastDue', 'Paused', 'Deactivated'],
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

  test('tells no charge where none is to come', async () => {
    const { ctx, id } = await paying();
    await pauseClient(ctx, id);
    await expect(previewDeactivation(ctx, id)).resolves.toMatchObject({
      periodEnd: null,
      money: { nextChargeAmount: null, nextChargeAt: null, mrr: 0, openPayments: 0, openAmount: 0 },
    });
  });
});
