import type { Services } from '../../context';
import { newId } from '../../lib/ids';
import { openWorld, type World } from '../../testing/world';
import { createClientBillingPlan } from './create';
import { moveSubscribers, workMoveSubscribers } from './moveSubscribers';
import { changePlanPrice, previewPlanPrice } from './price';
import { planOf, price } from './testing/plans';
import { clientsWith, factsOf, subscribe, type Billing } from './testing/subscribers';

let world: World;
beforeAll(async () => void (world = await openWorld()));
afterAll(() => world.close());

async function start(itsPrice = price()) {
  const company = await world.company();
  const ctx = await world.asAdmin(company);
  const plan = await createClientBillingPlan(ctx, planOf({}, itsPrice), newId());
  const billing: Billing = { world, company, ctx };
  return { ...billing, billing, plan };
}

const waiting = async ({ company }: Billing) =>
  (await world.services.jobs.waiting('move-subscribers')).filter((job) => job.companyId === company.id);

test('a new price is a new version, which subscribers keep out of unless they are moved', async () => {
  const { ctx, plan, billing } = await start();
  await clientsWith(billing, 2, subscribe(plan.id));
  const input = { id: plan.id, priceVersion: 1, price: price({ price: 1500 }), subscribers: 'Keep' } as const;
  const changed = await changePlanPrice(ctx, input, newId());
  expect(changed).toMatchObject({ price: 1500, priceVersion: 2, lockVersion: 1, mrr: 2000 });
  expect(await waiting(billing)).toEqual([]);
  expect((await factsOf(billing)).map(({ version }) => version)).toEqual([1, 1]);
});

test('a price that was read before somebody else changed it is refused', async () => {
  const { ctx, plan } = await start();
  const input = { id: plan.id, priceVersion: 1, price: price({ price: 1500 }), subscribers: 'Keep' } as const;
  await changePlanPrice(ctx, input, newId());
  await expect(
    changePlanPrice(ctx, { ...input, price: price({ price: 1600 }) }, newId()),
  ).rejects.toMatchObject({ code: 'CONFLICT', details: { conflict: { kind: 'Stale' } } });
});

test('50 parallel presses make one version and one move; the same key with another body is an error', async () => {
  const { ctx, plan, billing } = await start();
  const key = newId();
  const input = { id: plan.id, priceVersion: 1, price: price({ price: 1500 }), subscribers: 'Now' } as const;
  const answers = await Promise.all(Array.from({ length: 50 }, () => changePlanPrice(ctx, input, key)));
  expect(answers.map(({ priceVersion }) => priceVersion)).toEqual(Array.from({ length: 50 }, () => 2));
  expect(await waiting(billing)).toHaveLength(1);
  await expect(changePlanPrice(ctx, { ...input, subscribers: 'Keep' }, key)).rejects.toMatchObject({
    code: 'CONFLICT',
  });
});

test('a price that makes no sense is refused under its field', async () => {
  const { ctx, plan } = await start();
  const asked = price({ price: 49, interval: 'Year', yearlyPrice: 500 });
  const input = { id: plan.id, priceVersion: 1, price: asked, subscribers: 'Keep' } as const;
  await expect(changePlanPrice(ctx, input, newId())).rejects.toMatchObject({
    details: { fields: { price: expect.any(String) } },
  });
  await expect(previewPlanPrice(ctx, plan.id, asked)).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
});

test('at renewal: who is billed has the new price waiting, who pays elsewhere has it at once', async () => {
  const { ctx, plan, billing, company } = await start();
  const [billed] = await clientsWith(billing, 1, subscribe(plan.id));
  const [elsewhere] = await clientsWith(billing, 1, { kind: 'ChangePlan', planId: plan.id });
  const next = price({ price: 900, interval: 'Week' });
  await changePlanPrice(
    ctx,
    { id: plan.id, priceVersion: 1, price: next, subscribers: 'AtRenewal' },
    newId(),
  );
  await moveSubscribers(world.services, { companyId: company.id, planId: plan.id, when: 'AtRenewal' });
  const facts = new Map((await factsOf(billing)).map((fact) => [fact.clientId, fact]));
  expect(facts.get(billed ?? '')).toMatchObject({ version: 1, nextVersion: 2, mrr: 1000, isDue: false });
  expect(facts.get(elsewhere ?? '')).toMatchObject({
    version: 2,
    nextVersion: null,
    isBilled: false,
    mrr: 3900,
  });
});

test('of two changes the later one holds for all who were to be moved', async () => {
  const { ctx, plan, billing, company } = await start();
  await clientsWith(billing, 3, subscribe(plan.id));
  const change = (priceVersion: number, amount: number) =>
    changePlanPrice(
      ctx,
      { id: plan.id, priceVersion, price: price({ price: amount }), subscribers: 'AtRenewal' },
      newId(),
    );
  await change(1, 1500);
  await moveSubscribers(world.services, { companyId: company.id, planId: plan.id, when: 'AtRenewal' });
  await change(2, 2500);
  await moveSubscribers(world.services, { companyId: company.id, planId: plan.id, when: 'AtRenewal' });
  expect((await factsOf(billing)).map(({ nextVersion }) => nextVersion)).toEqual([3, 3, 3]);
  await moveSubscribers(world.services, { companyId: company.id, planId: plan.id, when: 'Now' });
  expect(
    (await factsOf(billing)).map(({ version, nextVersion, mrr }) => [version, nextVersion, mrr]),
  ).toEqual(Array.from({ length: 3 }, () => [3, null, 2500]));
});

test('those who kept an earlier price can be moved to the current one later', async () => {
  const { ctx, plan, billing } = await start();
  await clientsWith(billing, 2, subscribe(plan.id));
  const next = price({ price: 1500 });
  await changePlanPrice(ctx, { id: plan.id, priceVersion: 1, price: next, subscribers: 'Keep' }, newId());
  expect(await previewPlanPrice(ctx, plan.id, next)).toMatchObject({
    clientCount: 2,
    mrr: 2000,
    mrrAfter: 3000,
  });
  const moved = await changePlanPrice(
    ctx,
    { id: plan.id, priceVersion: 2, price: next, subscribers: 'Now' },
    newId(),
  );
  expect(moved.priceVersion).toBe(2);
  expect(await waiting(billing)).toHaveLength(1);
});

/** A process that dies before its second batch is acknowledged. */
function dyingInSecondBatch({ database, ...services }: Services): Services {
  let batches = 0;
  return {
    ...services,
    database: {
      ...database,
      inCompany: (companyId, work) =>
        database.inCompany(companyId, async (db) => {
          const result = await work(db);
          batches += 1;
          if (batches === 2) throw new Error('The process has died.');
          return result;
        }),
    },
  };
}

test('a move that is cut off is begun again, and moves each subscriber once', async () => {
  const { ctx, plan, billing, company } = await start();
  await clientsWith(billing, 450, subscribe(plan.id));
  const next = price({ price: 1500 });
  await changePlanPrice(ctx, { id: plan.id, priceVersion: 1, price: next, subscribers: 'Now' }, newId());
  const move = { companyId: company.id, planId: plan.id, when: 'Now' } as const;
  await expect(moveSubscribers(dyingInSecondBatch(world.services), move)).rejects.toThrow('died');
  const movedCount = async () => (await factsOf(billing)).filter(({ version }) => version === 2).length;
  expect(await movedCount()).toBe(200);
  await Promise.all([moveSubscribers(world.services, move), moveSubscribers(world.services, move)]);
  expect(await movedCount()).toBe(450);
  const { rows } = await world.services.database.inCompany(company.id, (db) =>
    db.query(`select count(*)::integer as events, count(distinct target_id)::integer as clients,
       (select count(*)::integer from mrr_movements where kind = 'Expansion') as movements,
       min(actor_type) as "actor" from audit_events where action = 'client.priceChanged'`),
  );
  expect(rows).toEqual([{ events: 450, clients: 450, movements: 450, actor: 'System' }]);
});

test('the queue moves them of its own accord, and says so to open consoles when it is done', async () => {
  const { ctx, plan, billing, company } = await start();
  const [clientId] = await clientsWith(billing, 1, subscribe(plan.id));
  const heard = world.services.events.subscribe('clientChanged', company.id);
  await workMoveSubscribers(world.services);
  const next = price({ price: 1500 });
  await changePlanPrice(ctx, { id: plan.id, priceVersion: 1, price: next, subscribers: 'Now' }, newId());
  // What was heard of may also be that the client was put on the plan.
  for await (const event of heard) {
    expect(event).toMatchObject({ ids: [clientId], count: 1 });
    if ((await factsOf(billing))[0]?.version === 2) break;
  }
  expect(await factsOf(billing)).toMatchObject([{ version: 2, mrr: 1500 }]);
});
