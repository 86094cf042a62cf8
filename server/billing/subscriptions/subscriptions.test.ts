import type { Context } from '../../platform';
import { mrrOf } from './mrr';
import { convertTrial, startSubscription } from '../client-lifecycle/startSubscriptions';
import { findClient, listClients } from '../../clients/internals';
import { readAnalytics } from '../../insights/internals';
import { BillingFixture } from '../charging/testing/billingFixture';
import { clientBillingPlans } from '../plans/plans.service';
import { openFixture, type TestCompany, type Fixture } from '../../testing/fixture';

describe('startSubscription', () => {
  let fixture: Fixture;
  beforeAll(async () => void (fixture = await openFixture()));
  afterAll(() => fixture.close());

  const queryRows = (company: TestCompany, text: string) => fixture.query(company, text);

  const movementsQuery = 'select kind, change, mrr, occurred_at, until_at from mrr_movements';

  test('adds MRR from a past start date and sets the current period', async () => {
    const company = await fixture.company();
    const { id: planId } = await fixture.plan(company, { price: 1200 });
    const { id: clientId } = await fixture.client(company, { status: 'Invited' });
    const at = new Date('2024-01-31T08:00:00Z');
    await fixture.inCompany(company, (db) => startSubscription(db, company.id, { clientId, planId, at }));
    expect(await queryRows(company, movementsQuery)).toEqual([
      { kind: 'New', change: 1200, mrr: 1200, occurred_at: at, until_at: null },
    ]);
    const client = await queryRows(
      company,
      `select c.status, is_paying as paying, c.plan_id = '${planId}' as planned, c.status_changed_at as since,
       next_renewal_at between now() and now() + interval '31 days' as "isNext",
       current_period_start <= now() as "hasBegun"
     from clients c join subscriptions s on s.client_id = c.id`,
    );
    expect(client).toEqual([
      { status: 'Active', paying: true, planned: true, since: at, isNext: true, hasBegun: true },
    ]);
  });

  test('adds MRR only when the trial is converted', async () => {
    const company = await fixture.company();
    const { id: planId } = await fixture.plan(company, { price: 1200 });
    const { id: clientId } = await fixture.client(company, { status: 'Invited' });
    const [at, trialEnd] = [new Date('2026-01-17T08:00:00Z'), new Date('2026-01-31T08:00:00Z')];
    const { database } = fixture.services;
    await database.inCompany(company.id, (db) =>
      startSubscription(db, company.id, { clientId, planId, at, trialDays: 14 }),
    );
    const clientQuery =
      'select status, is_paying as paying, trial_ends_at as until, next_renewal_at as next from clients';
    expect(await queryRows(company, clientQuery)).toEqual([
      { status: 'Trialing', paying: false, until: trialEnd, next: trialEnd },
    ]);
    expect(await queryRows(company, movementsQuery)).toEqual([]);

    await database.inCompany(company.id, (db) => convertTrial(db, company.id, { clientId, at: trialEnd }));
    expect(await queryRows(company, clientQuery)).toMatchObject([
      { status: 'Active', paying: true, until: null },
    ]);
    expect(await queryRows(company, movementsQuery)).toEqual([
      { kind: 'New', change: 1200, mrr: 1200, occurred_at: trialEnd, until_at: null },
    ]);
  });

  test('rejects a trial of an active client and a second subscription', async () => {
    const company = await fixture.company();
    const { id: planId } = await fixture.plan(company);
    const { id: clientId } = await fixture.client(company);
    const start = (trialDays?: number) =>
      fixture.inCompany(company, (db) =>
        startSubscription(db, company.id, { clientId, planId, at: new Date(), trialDays }),
      );
    await expect(start(14)).rejects.toThrow('can start a trial');
    await start();
    await expect(start()).rejects.toThrow('only one subscription at a time');
  });
});

describe('mrrOf', () => {
  test.each([
    [1200, 'Month', 1200],
    [1200, 'Year', 100],
    // Equals 12 × 52 / 12.
    [12, 'Week', 52],
    [1000, 'Week', 4333],
    // 4.5 and 8.5 minor units round up.
    [54, 'Year', 5],
    [102, 'Year', 9],
    [53, 'Year', 4],
    // Equals 650 × 52 / 12 = 2,816.67, rounded.
    [650, 'Week', 2817],
    [0, 'Week', 0],
    [99_999_999, 'Week', 433_333_329],
  ] as const)('converts %i per %s to %i a month', (price, interval, mrr) => {
    expect(mrrOf(price, { interval, intervalCount: 1 })).toBe(mrr);
  });

  test.each([
    [1000, 2, 'Week', 2167],
    [3000, 3, 'Month', 1000],
    [1000, 6, 'Month', 167],
    [2400, 2, 'Year', 100],
  ] as const)('converts %i per %i × %s to %i a month', (price, intervalCount, interval, mrr) => {
    expect(mrrOf(price, { interval, intervalCount })).toBe(mrr);
  });
});

describe('MRR and client counts', () => {
  let fixture: Fixture;
  beforeAll(async () => void (fixture = await openFixture()));
  afterAll(() => fixture.close());

  const loadClientRevenue = (billing: BillingFixture) =>
    billing.query('select status, mrr, is_paying as paying from clients');

  test('exclude clients who never paid, before and after their deactivation', async () => {
    const billing = await BillingFixture.open(fixture, '2041-01-01');
    const plan = await billing.plan({ price: 2000, trialDays: 7 });
    for (const card of [null, 'sandbox_declined_later', 'sandbox_needs_action', 'sandbox_pays']) {
      const client = await billing.client(card);
      await billing.subscribe(client.id, plan.id, { trialDays: 7 });
    }
    await billing.advanceDays(10);
    const analyticsRange = { preset: 'Custom' as const, from: '2041-01-01', to: '2041-05-20' };
    const figures = async () => {
      const ctx = await fixture.signedIn(billing.company);
      const { clients, money } = await readAnalytics(ctx, { range: analyticsRange });
      return [clients.active.value, clients.newPaying.value, money?.mrr.value];
    };
    expect(await billing.query(`select mrr from clients where status = 'PastDue'`)).toEqual(
      Array(3).fill({ mrr: 0 }),
    );
    expect(await figures()).toEqual([1, 1, 2000]);
    for (let month = 0; month < 4; month += 1) await billing.advanceDays(31);
    expect(await figures()).toEqual([1, 1, 2000]);
    expect(
      await billing.query('select status, count(*)::integer from clients group by 1 order by 1'),
    ).toEqual([
      { status: 'Active', count: 1 },
      { status: 'Deactivated', count: 3 },
    ]);
  });

  async function setUpSmallPlan() {
    const billing = await BillingFixture.open(fixture, '2041-01-01');
    const [small, large, free] = [
      await billing.plan({ name: 'Small', price: 1000 }),
      await billing.plan({ name: 'Large', price: 3000 }),
      await billing.plan({ name: 'Free', price: 0 }),
    ];
    const { id } = await billing.client();
    await billing.subscribe(id, small.id);
    await billing.charge();
    const ctx = await fixture.signedIn(billing.company);
    const range = { preset: 'Custom' as const, from: '2041-01-01', to: '2041-02-20' };
    return { billing, id, large, free, ctx, loadAnalytics: () => readAnalytics(ctx, { range }) };
  }

  const planFigures = async (ctx: Context) =>
    (await clientBillingPlans(ctx)).map(({ name, clientCount, activeClientCount, mrr }) => [
      name,
      clientCount,
      activeClientCount,
      mrr,
    ]);

  test('count a client who changes to a free plan as churned', async () => {
    const { billing, id, free, ctx, loadAnalytics } = await setUpSmallPlan();
    await billing.applyAction(id, { kind: 'ChangePlan', planId: free.id });
    expect(await loadClientRevenue(billing)).toEqual([{ status: 'Active', mrr: 0, paying: false }]);
    const { clients, money } = await loadAnalytics();
    expect([clients.active.value, clients.churned.value, money?.mrr.value]).toEqual([0, 1, 0]);
    expect(money?.mrrByPlan).toEqual([]);
    expect(await planFigures(ctx)).toEqual([
      ['Small', 0, 0, 0],
      ['Large', 0, 0, 0],
      ['Free', 1, 0, 0],
    ]);
  });

  test('count a paying client under the paid plan until the new plan is paid', async () => {
    const { billing, id, large, ctx, loadAnalytics } = await setUpSmallPlan();
    await billing.query('delete from client_cards');
    await billing.applyAction(id, { kind: 'ChangePlan', planId: large.id });
    expect((await loadAnalytics()).money?.mrrByPlan).toMatchObject([
      { plan: { name: 'Small' }, clients: 1, mrr: 1000 },
    ]);
    expect(await planFigures(ctx)).toEqual([
      ['Small', 0, 1, 1000],
      ['Large', 1, 0, 0],
      ['Free', 0, 0, 0],
    ]);
    const restrictedContext = await fixture.signedIn(billing.company, ['MANAGE_CLIENT_MANAGEMENT']);
    expect(await findClient(restrictedContext, id)).toMatchObject({ hasPlanAccess: false, money: null });
    expect((await listClients(restrictedContext, {})).items).toMatchObject([{ hasPlanAccess: false }]);
    await billing.setDefaultCard(id, 'sandbox_pays');
    await billing.chargeOn('2041-02-01');
    expect((await loadAnalytics()).money?.mrrByPlan).toMatchObject([
      { plan: { name: 'Large' }, clients: 1, mrr: 3000 },
    ]);
    expect(await planFigures(ctx)).toEqual([
      ['Small', 0, 0, 0],
      ['Large', 1, 1, 3000],
      ['Free', 0, 0, 0],
    ]);
    expect(await findClient(restrictedContext, id)).toMatchObject({ hasPlanAccess: true });
  });
});
