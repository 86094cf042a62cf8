import type { Context } from '../../platform';
import { newId } from '../../lib/ids';
import { openFixture, type Fixture } from '../../testing/fixture';
import { findTestClock, advanceTestClock } from './clock.service';
import { BillingFixture } from './testing/billingFixture';

let fixture: Fixture;
beforeAll(async () => void (fixture = await openFixture()));
afterAll(() => fixture.close());

const dayMs = 86_400_000;
const asPaymentManager = async (): Promise<Context> =>
  fixture.signedIn(await fixture.company(), ['MANAGE_PAYMENTS']);
const advance = (ctx: Context, days: number, idempotencyKey = newId()) =>
  advanceTestClock(ctx, { days, idempotencyKey });

test('the test clock starts at the real time and adds up the days that it is advanced', async () => {
  const ctx = await asPaymentManager();
  const real = await findTestClock(ctx);
  expect(real).toMatchObject({ canAdvance: true, daysAhead: 0 });
  const realTime = new Date(real.now).getTime();
  expect(Math.abs(realTime - Date.now())).toBeLessThan(60_000);
  await advance(ctx, 31);
  const advanced = await advance(ctx, 1);
  expect(advanced.daysAhead).toBe(32);
  expect(Math.round((new Date(advanced.now).getTime() - realTime) / dayMs)).toBe(32);
  expect(await findTestClock(ctx)).toMatchObject({ daysAhead: 32 });
});

test.each([
  ['America/Los_Angeles', '2041-03-09T06:27:10Z'],
  ['Pacific/Auckland', '2041-04-05T12:27:10Z'],
])('the test clock keeps the time of day in %s when daylight saving changes', async (timeZone, timestamp) => {
  const billing = await BillingFixture.open(fixture, '2041-01-01', null);
  await billing.setTimeZone(timeZone);
  await billing.setClock(timestamp);
  const ctx = await fixture.signedIn(billing.company, ['MANAGE_PAYMENTS']);
  const timeOfDay = (at: string | Date) =>
    new Date(at).toLocaleTimeString('en-GB', { timeZone, hour: '2-digit' });
  const { now } = await advance(ctx, 3);
  expect(timeOfDay(now)).toBe(timeOfDay(timestamp));
  await billing.charge();
  const [reached] = await billing.query<{ now: Date }>('select company_now() as now');
  expect(Math.round((Number(reached?.now) - Date.parse(timestamp)) / 3_600_000) % 24).not.toBe(0);
  expect(timeOfDay(reached?.now ?? '')).toBe(timeOfDay(timestamp));
});

test('advanceTestClock advances once for concurrent requests with one key, and rejects the key for another number of days', async () => {
  const ctx = await asPaymentManager();
  const key = newId();
  await Promise.all(Array.from({ length: 50 }, () => advance(ctx, 7, key)));
  expect(await findTestClock(ctx)).toMatchObject({ daysAhead: 7 });
  await expect(advance(ctx, 8, key)).rejects.toMatchObject({ code: 'CONFLICT' });
});

test.each([0, -1, 32, 1.5, Number.NaN])('advanceTestClock rejects advancing by %p days', async (days) => {
  await expect(advance(await asPaymentManager(), days)).rejects.toMatchObject({
    code: 'BAD_USER_INPUT',
    details: { fields: { days: 'Enter a number of days from 1 to 31.' } },
  });
});

test('advanceTestClock throws CONFLICT with a real card provider', async () => {
  const sandbox = await asPaymentManager();
  const cardProvider = { ...sandbox.services.cardProvider, name: 'Stripe' as const };
  const ctx = { ...sandbox, services: { ...sandbox.services, cardProvider } };
  expect(await findTestClock(ctx)).toMatchObject({ canAdvance: false, daysAhead: 0 });
  await expect(advance(ctx, 1)).rejects.toMatchObject({ code: 'CONFLICT' });
});

test('the test clock requires MANAGE_PAYMENTS and is separate for each company', async () => {
  const company = await fixture.company();
  const other = await fixture.signedIn(company, ['MANAGE_DASHBOARD', 'MANAGE_SETTINGS']);
  await expect(findTestClock(other)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(advance(other, 1)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(advance(fixture.asAnonymous(), 1)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  await advance(await asPaymentManager(), 5);
  expect(await findTestClock(await fixture.signedIn(company, ['MANAGE_PAYMENTS']))).toMatchObject({
    daysAhead: 0,
  });
});

test('advanceTestClock audits the operator and the number of days', async () => {
  const billing = await BillingFixture.open(fixture, '2041-01-01', null);
  const ctx = await fixture.signedIn(billing.company, ['MANAGE_PAYMENTS']);
  const { daysAhead } = await findTestClock(ctx);
  await advance(ctx, 3);
  expect(
    await billing.query(
      `select actor_id as by, changes from audit_events where action = 'company.clockStepped'`,
    ),
  ).toEqual([
    {
      by: ctx.viewer?.operatorId,
      changes: [{ field: 'daysAhead', before: daysAhead, after: daysAhead + 3 }],
    },
  ]);
});

test('chargeCompany runs renewals, retries and deactivations day by day while the test clock advances', async () => {
  const billing = await BillingFixture.open(fixture, '2041-01-01');
  await billing.subscriber({}, 'sandbox_short');
  const leavingClient = await billing.subscriber();
  await billing.charge();
  await billing.applyAction(leavingClient.id, {
    kind: 'Deactivate',
    when: 'PeriodEnd',
    reason: 'Other',
    note: null,
  });
  const ctx = await fixture.signedIn(billing.company, ['MANAGE_PAYMENTS']);
  await advance(ctx, 31);
  await advance(ctx, 31);
  expect(await billing.payments()).toHaveLength(2);
  await billing.charge();
  const days = await billing.query(
    `select p.period_start::date::text as period, a.trigger, a.status, a.created_at::date::text as "on"
     from payment_attempts a join payments p on p.id = a.payment_id where p.client_id <> $1 order by a.id`,
    [leavingClient.id],
  );
  expect(days).toEqual([
    { period: '2041-01-01', trigger: 'Purchase', status: 'Failed', on: '2041-01-01' },
    { period: '2041-01-01', trigger: 'RetryAuto', status: 'Succeeded', on: '2041-01-04' },
    { period: '2041-02-01', trigger: 'Cycle', status: 'Failed', on: '2041-02-01' },
    { period: '2041-02-01', trigger: 'RetryAuto', status: 'Succeeded', on: '2041-02-04' },
    { period: '2041-03-01', trigger: 'Cycle', status: 'Failed', on: '2041-03-01' },
    { period: '2041-03-01', trigger: 'RetryAuto', status: 'Succeeded', on: '2041-03-04' },
  ]);
  expect(await billing.statusOf(leavingClient.id)).toBe('Deactivated');
});
