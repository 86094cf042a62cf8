import { mrrOf } from './mrr';
import { convertTrial, startSubscription } from './start';
import { readAnalytics } from '../analytics/service';
import { BillingFixture } from '../charging/testing/billingFixture';
import { clientBillingPlans } from '../client-billing/service';
import { findClient, listClients } from '../clients/service';
import { insertPlan } from '../../testing/insertPlan';
import { openWorld, type TestCompany, type World } from '../../testing/world';

describe('start', () => {
  let world: World;
  beforeAll(async () => void (world = await openWorld()));
  afterAll(() => world.close());

  const rowsOf = (company: TestCompany, text: string) =>
    world.services.database.inCompany(company.id, async (db) => (await db.query(text)).rows);

  const movements = 'select kind, change, mrr, occurred_at, until_at from mrr_movements';

  test('what began in the past pays since then, and its period is the one that runs now', async () => {
    const company = await world.company();
    const { id: planId } = await insertPlan(world.services.database, company, { price: 1200 });
    const { id: clientId } = await world.client(company, { status: 'Invited' });
    const at = new Date('2024-01-31T08:00:00Z');
    await world.services.database.inCompany(company.id, (db) =>
      startSubscription(db, company.id, { clientId, planId, at }),
    );
    expect(await rowsOf(company, movements)).toEqual([
      { kind: 'New', change: 1200, mrr: 1200, occurred_at: at, until_at: null },
    ]);
    const client = await rowsOf(
      company,
      `select c.status, is_paying as paying, c.plan_id = '${planId}' as planned, c.status_changed_at as since,
       next_renewal_at between now() and now() + interval '1 month 1 day' as "isNext",
       current_period_start <= now() as "hasBegun"
     from clients c join subscriptions s on s.client_id = c.id`,
    );
    expect(client).toEqual([
      { status: 'Active', paying: true, planned: true, since: at, isNext: true, hasBegun: true },
    ]);
  });

  test('a trial is worth nothing until it is converted', async () => {
    const company = await world.company();
    const { id: planId } = await insertPlan(world.services.database, company, { price: 1200 });
    const { id: clientId } = await world.client(company, { status: 'Invited' });
    const [at, over] = [new Date('2026-01-17T08:00:00Z'), new Date('2026-01-31T08:00:00Z')];
    const { database } = world.services;
    await database.inCompany(company.id, (db) =>
      startSubscription(db, company.id, { clientId, planId, at, trialDays: 14 }),
    );
    const standing =
      'select status, is_paying as paying, trial_ends_at as until, next_renewal_at as next from clients';
    expect(await rowsOf(company, standing)).toEqual([
      { status: 'Trialing', paying: false, until: over, next: over },
    ]);
    expect(await rowsOf(company, movements)).toEqual([]);

    await database.inCompany(company.id, (db) => convertTrial(db, company.id, { clientId, at: over }));
    expect(await rowsOf(company, standing)).toMatchObject([{ status: 'Active', paying: true, until: null }]);
    expect(await rowsOf(company, movements)).toEqual([
      { kind: 'New', change: 1200, mrr: 1200, occurred_at: over, until_at: null },
    ]);
  });

  test('nobody has two subscriptions, and an active client no trial', async () => {
    const company = await world.company();
    const { id: planId } = await insertPlan(world.services.database, company);
    const { id: clientId } = await world.client(company);
    const start = (trialDays?: number) =>
      world.services.database.inCompany(company.id, (db) =>
        startSubscription(db, company.id, { clientId, planId, at: new Date(), trialDays }),
      );
    await expect(start(14)).rejects.toThrow("can't begin a trial");
    await start();
    await expect(start()).rejects.toThrow('one subscription at a time');
  });
});

describe('MRR', () => {
  test.each([
    [1200, 'Month', 1200],
    [1200, 'Year', 100],
    // 12 × 52 / 12
    [12, 'Week', 52],
    [1000, 'Week', 4333],
    // 4.5 and 8.5 minor units: halves go up.
    [54, 'Year', 5],
    [102, 'Year', 9],
    [53, 'Year', 4],
    // 650 × 52 / 12 = 2,816.67
    [650, 'Week', 2817],
    [0, 'Week', 0],
    [99_999_999, 'Week', 433_333_329],
  ] as const)('%i a %s is worth %i a month', (price, interval, mrr) => {
    expect(mrrOf(price, { interval, intervalCount: 1 })).toBe(mrr);
  });

  test.each([
    [1000, 2, 'Week', 2167],
    [3000, 3, 'Month', 1000],
    [1000, 6, 'Month', 167],
    [2400, 2, 'Year', 100],
  ] as const)('%i for %i periods of a %s is worth %i a month', (price, intervalCount, interval, mrr) => {
    expect(mrrOf(price, { interval, intervalCount })).toBe(mrr);
  });
});

describe('revenue', () => {
  let world: World;
  beforeAll(async () => void (world = await openWorld()));
  afterAll(() => world.close());

  const worth = (scene: BillingFixture) =>
    scene.query('select status, mrr, is_paying as paying from clients');

  test('clients who never paid are not new paying clients and have no MRR, and past due ends', async () => {
    const scene = await BillingFixture.open(world, '2041-01-01');
    const plan = await scene.plan({ price: 2000, trialDays: 7 });
    for (const card of [null, 'sandbox_declined_later', 'sandbox_needs_action', 'sandbox_pays']) {
      const client = await scene.client(card);
      await scene.subscribe(client.id, plan.id, { trialDays: 7 });
    }
    await scene.advanceDays(10);
    const days = { preset: 'Custom' as const, from: '2041-01-01', to: '2041-05-20' };
    const figures = async () => {
      const ctx = await world.asAdmin(scene.company);
      const { clients, money } = await readAnalytics(ctx, { range: days });
      return [clients.active.value, clients.started.value, money?.mrr.value];
    };
    expect(await scene.query(`select mrr from clients where status = 'PastDue'`)).toEqual(
      Array(3).fill({ mrr: 0 }),
    );
    expect(await figures()).toEqual([1, 1, 2000]);
    for (let month = 0; month < 4; month += 1) await scene.advanceDays(31);
    expect(await figures()).toEqual([1, 1, 2000]);
    expect(await scene.query('select status, count(*)::integer from clients group by 1 order by 1')).toEqual([
      { status: 'Active', count: 1 },
      { status: 'Deactivated', count: 3 },
    ]);
  });

  async function onSmallPlan() {
    const scene = await BillingFixture.open(world, '2041-01-01');
    const [small, large, free] = [
      await scene.plan({ name: 'Small', price: 1000 }),
      await scene.plan({ name: 'Large', price: 3000 }),
      await scene.plan({ name: 'Free', price: 0 }),
    ];
    const { id } = await scene.client();
    await scene.subscribe(id, small.id);
    await scene.charge();
    const ctx = await world.asAdmin(scene.company);
    const range = { preset: 'Custom' as const, from: '2041-01-01', to: '2041-02-20' };
    return { scene, id, large, free, ctx, figures: () => readAnalytics(ctx, { range }) };
  }

  const planFigures = async (ctx: Awaited<ReturnType<World['asAdmin']>>) =>
    (await clientBillingPlans(ctx)).map(({ name, clientCount, activeClientsCount, mrr }) => [
      name,
      clientCount,
      activeClientsCount,
      mrr,
    ]);

  test('ends with a move to a free plan, whatever was paid before', async () => {
    const { scene, id, free, ctx, figures } = await onSmallPlan();
    await scene.applyAction(id, { kind: 'ChangePlan', planId: free.id });
    expect(await worth(scene)).toEqual([{ status: 'Active', mrr: 0, paying: false }]);
    const { clients, money } = await figures();
    expect([clients.active.value, clients.churned.value, money?.mrr.value]).toEqual([0, 1, 0]);
    expect(money?.mrrByPlan).toEqual([]);
    expect(await planFigures(ctx)).toEqual([
      ['Small', 0, 0, 0],
      ['Large', 0, 0, 0],
      ['Free', 1, 0, 0],
    ]);
  });

  test('counts for the plan that is paid for until the next one opens', async () => {
    const { scene, id, large, ctx, figures } = await onSmallPlan();
    await scene.query('delete from client_cards');
    await scene.applyAction(id, { kind: 'ChangePlan', planId: large.id });
    expect((await figures()).money?.mrrByPlan).toMatchObject([
      { plan: { name: 'Small' }, clients: 1, mrr: 1000 },
    ]);
    expect(await planFigures(ctx)).toEqual([
      ['Small', 0, 1, 1000],
      ['Large', 1, 0, 0],
      ['Free', 0, 0, 0],
    ]);
    const withoutMoney = await world.as(scene.company, 'MANAGE_CLIENT_MANAGEMENT');
    expect(await findClient(withoutMoney, id)).toMatchObject({ isPlanOpen: false, money: null });
    expect((await listClients(withoutMoney, {})).items).toMatchObject([{ isPlanOpen: false }]);
    await scene.setDefaultCard(id, 'sandbox_pays');
    await scene.chargeOn('2041-02-01');
    expect((await figures()).money?.mrrByPlan).toMatchObject([
      { plan: { name: 'Large' }, clients: 1, mrr: 3000 },
    ]);
    expect(await planFigures(ctx)).toEqual([
      ['Small', 0, 0, 0],
      ['Large', 1, 1, 3000],
      ['Free', 0, 0, 0],
    ]);
    expect(await findClient(withoutMoney, id)).toMatchObject({ isPlanOpen: true });
  });
});
