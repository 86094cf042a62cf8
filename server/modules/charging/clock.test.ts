import type { Context } from '../../context';
import { newId } from '../../lib/ids';
import { openWorld, type World } from '../../testing/world';
import { findSandboxClock, stepSandboxClock } from './clock';
import { Scene } from './testing/scene';

let world: World;
beforeAll(async () => void (world = await openWorld()));
afterAll(() => world.close());

const dayMs = 86_400_000;
const paying = async (): Promise<Context> => world.as(await world.company(), 'MANAGE_PAYMENTS');
const step = (ctx: Context, days: number, idempotencyKey = newId()) =>
  stepSandboxClock(ctx, { days, idempotencyKey });

test('the clock is the real one until it is stepped, and ahead of it from then on', async () => {
  const ctx = await paying();
  const real = await findSandboxClock(ctx);
  expect(real).toMatchObject({ canStep: true, daysAhead: 0 });
  const realTime = new Date(real.now).getTime();
  expect(Math.abs(realTime - Date.now())).toBeLessThan(60_000);
  await step(ctx, 31);
  const stepped = await step(ctx, 1);
  expect(stepped.daysAhead).toBe(32);
  expect(Math.round((new Date(stepped.now).getTime() - realTime) / dayMs)).toBe(32);
  expect(await findSandboxClock(ctx)).toMatchObject({ daysAhead: 32 });
});

test.each([
  ['America/Los_Angeles', '2041-03-09T06:27:10Z'],
  ['Pacific/Auckland', '2041-04-05T12:27:10Z'],
])('keeps the time of day in %s where clocks change', async (timeZone, moment) => {
  const scene = await Scene.open(world, '2041-01-01', null);
  await scene.moveTo(timeZone);
  await scene.turnToMoment(moment);
  const ctx = await world.as(scene.company, 'MANAGE_PAYMENTS');
  const timeOfDay = (at: string | Date) =>
    new Date(at).toLocaleTimeString('en-GB', { timeZone, hour: '2-digit' });
  const { now } = await step(ctx, 3);
  expect(timeOfDay(now)).toBe(timeOfDay(moment));
  await scene.charge();
  const [reached] = await scene.ask<{ now: Date }>('select company_now() as now');
  expect(Math.round((Number(reached?.now) - Date.parse(moment)) / 3_600_000) % 24).not.toBe(0);
  expect(timeOfDay(reached?.now ?? '')).toBe(timeOfDay(moment));
});

test('the same press steps it once, and the key is for nothing else', async () => {
  const ctx = await paying();
  const key = newId();
  await Promise.all(Array.from({ length: 50 }, () => step(ctx, 7, key)));
  expect(await findSandboxClock(ctx)).toMatchObject({ daysAhead: 7 });
  await expect(step(ctx, 8, key)).rejects.toMatchObject({ code: 'CONFLICT' });
});

test.each([0, -1, 32, 1.5, Number.NaN])('%p days are refused', async (days) => {
  await expect(step(await paying(), days)).rejects.toMatchObject({
    code: 'BAD_USER_INPUT',
    details: { fields: { days: 'The clock is stepped by 1 to 31 days.' } },
  });
});

test('a real card provider has a clock that nobody steps', async () => {
  const sandbox = await paying();
  const cardProvider = { ...sandbox.services.cardProvider, name: 'Stripe' as const };
  const ctx = { ...sandbox, services: { ...sandbox.services, cardProvider } };
  expect(await findSandboxClock(ctx)).toMatchObject({ canStep: false, daysAhead: 0 });
  await expect(step(ctx, 1)).rejects.toMatchObject({ code: 'CONFLICT' });
});

test('it needs MANAGE_PAYMENTS, and is each company’s own', async () => {
  const company = await world.company();
  const other = await world.as(company, 'MANAGE_DASHBOARD', 'MANAGE_SETTINGS');
  await expect(findSandboxClock(other)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(step(other, 1)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(step(world.asNobody(), 1)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  await step(await paying(), 5);
  expect(await findSandboxClock(await world.as(company, 'MANAGE_PAYMENTS'))).toMatchObject({ daysAhead: 0 });
});

test('who stepped it is on record', async () => {
  const scene = await Scene.open(world, '2041-01-01', null);
  const ctx = await world.as(scene.company, 'MANAGE_PAYMENTS');
  const { daysAhead } = await findSandboxClock(ctx);
  await step(ctx, 3);
  expect(
    await scene.ask(`select actor_id as by, changes from audit_events where action = 'company.clockStepped'`),
  ).toEqual([
    {
      by: ctx.viewer?.operatorId,
      changes: [{ field: 'daysAhead', before: daysAhead, after: daysAhead + 3 }],
    },
  ]);
});

test('what falls due on the way does so in its order: tries between renewals, and who leaves has left', async () => {
  const scene = await Scene.open(world, '2041-01-01');
  await scene.subscriber({}, 'sandbox_short');
  const leaving = await scene.subscriber();
  await scene.charge();
  await scene.done(leaving.id, { kind: 'Deactivate', when: 'PeriodEnd', reason: 'Other', note: null });
  const ctx = await world.as(scene.company, 'MANAGE_PAYMENTS');
  await step(ctx, 31);
  await step(ctx, 31);
  expect(await scene.payments()).toHaveLength(2);
  await scene.charge();
  const days = await scene.ask(
    `select p.period_start::date::text as period, a.trigger, a.status, a.created_at::date::text as "on"
     from payment_attempts a join payments p on p.id = a.payment_id where p.client_id <> $1 order by a.id`,
    [leaving.id],
  );
  expect(days).toEqual([
    { period: '2041-01-01', trigger: 'Purchase', status: 'Failed', on: '2041-01-01' },
    { period: '2041-01-01', trigger: 'RetryAuto', status: 'Succeeded', on: '2041-01-04' },
    { period: '2041-02-01', trigger: 'Cycle', status: 'Failed', on: '2041-02-01' },
    { period: '2041-02-01', trigger: 'RetryAuto', status: 'Succeeded', on: '2041-02-04' },
    { period: '2041-03-01', trigger: 'Cycle', status: 'Failed', on: '2041-03-01' },
    { period: '2041-03-01', trigger: 'RetryAuto', status: 'Succeeded', on: '2041-03-04' },
  ]);
  expect(await scene.statusOf(leaving.id)).toBe('Deactivated');
});
