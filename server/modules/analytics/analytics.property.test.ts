import fc from 'fast-check';
import type { Analytics, AnalyticsInterval, AnalyticsPoint, Figure } from '../../schema.generated';
import { propertyRuns } from '../../testing/repetitions';
import { openWorld, type TestCompany, type World } from '../../testing/world';
import { readAnalytics } from './service';
import { dayRanges, histories, timeZones } from './testing/history';
import { readRows, type RawRows } from './testing/readRows';
import { recountKept, recountPaid, readKept } from './testing/recountKept';
import { recountPoint } from './testing/recount';
import { writeHistory } from './testing/writeHistory';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const inCompany: World['services']['database']['inCompany'] = (companyId, work) =>
  world.services.database.inCompany(companyId, work);

const moveTo = (company: TestCompany, timeZone: string) =>
  inCompany(company.id, (db) =>
    db.query('update companies set time_zone = $2 where id = $1', [company.id, timeZone]),
  );

// Retries that succeed, payments given up, refunds that succeed and that come back, clients edited by an import.
const laterChanges = [
  `update payments set status = 'Succeeded', paid_at = failed_at + interval '3 days', attempt_count = 2
   where company_id = $1 and status in ('Failed', 'Pending') and number % 2 = $2::integer % 2`,
  `update payments set status = 'Canceled', failed_at = created_at where company_id = $1 and status = 'Processing'
     and number % 3 <> $2::integer`,
  `update payments set status = 'Disputed' where company_id = $1 and status = 'Succeeded' and number % 3 = $2::integer`,
  `update refunds set status = case status when 'Pending' then 'Succeeded' else 'Failed' end
   where company_id = $1 and amount % 3 = $2::integer`,
  `update payments set fee_amount = amount / 50, attempt_count = 3 where company_id = $1 and number % 3 = $2::integer`,
  `update clients set created_at = created_at - interval '9 hours', tags = '{vip}', country = null,
     is_paying = not is_paying, mrr = mrr + 7 where company_id = $1 and number % 3 = $2::integer`,
];

const dayBefore = (day: string): string => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
const daysOf = ({ from, to }: { from: string; to: string }): string[] =>
  from > to ? [] : [...daysOf({ from, to: dayBefore(to) }), to];
const isMonday = (day: string): boolean => new Date(day).getUTCDay() === 1;
const beginsAnInterval: Readonly<Record<AnalyticsInterval, (day: string) => boolean>> = {
  Day: () => true,
  Week: isMonday,
  Month: (day) => day.endsWith('-01'),
};

function expectSeries(
  points: readonly AnalyticsPoint[],
  [from, to]: readonly [string, string],
  interval: AnalyticsInterval,
  point: (from: string, to: string) => AnalyticsPoint,
): void {
  expect(points[0]?.from).toBe(from);
  expect(points.at(-1)?.to).toBe(to);
  for (const [index, found] of points.entries()) {
    if (index > 0) expect(dayBefore(found.from)).toBe(points[index - 1]?.to);
    const begins = daysOf(found).filter(beginsAnInterval[interval]);
    expect(begins).toEqual(index > 0 || begins.includes(found.from) ? [found.from] : []);
    expect(found).toEqual(point(found.from, found.to));
  }
}

function expectFigures(answer: Analytics, point: (from: string, to: string) => AnalyticsPoint): void {
  const now = point(answer.from, answer.to);
  const then = point(answer.previousFrom, answer.previousTo);
  const both = (of: (point: AnalyticsPoint) => number | undefined): Figure =>
    ({ value: of(now), previous: of(then) }) as Figure;
  const share = (part: number, whole: number) => (whole === 0 ? null : part / whole);
  const average = (amount = 0, count = 0) => (count === 0 ? null : Math.round(amount / count));
  const activeBefore = (day: string) => point('0001-01-01', dayBefore(day)).activeClients;
  const mrrBefore = (day: string) => point('0001-01-01', dayBefore(day)).money?.mrr;

  expect(answer.clients).toEqual({
    active: both(({ activeClients }) => activeClients),
    new: both(({ newClients }) => newClients),
    started: both(({ startedClients }) => startedClients),
    churned: both(({ churnedClients }) => churnedClients),
    churnRate: {
      value: share(now.churnedClients, activeBefore(answer.from)),
      previous: share(then.churnedClients, activeBefore(answer.previousFrom)),
    },
    trialsEnding: 0,
  });
  expect(answer.money).toEqual({
    currency: 'USD',
    revenue: both(({ money }) => money?.revenue),
    gross: both(({ money }) => money?.gross),
    refunded: both(({ money }) => money?.refunded),
    mrr: both(({ money }) => money?.mrr),
    mrrStart: { value: mrrBefore(answer.from), previous: mrrBefore(answer.previousFrom) },
    mrrNew: both(({ money }) => money?.mrrNew),
    mrrExpansion: both(({ money }) => money?.mrrExpansion),
    mrrContraction: both(({ money }) => money?.mrrContraction),
    mrrChurned: both(({ money }) => money?.mrrChurned),
    arpu: {
      value: average(now.money?.mrr, now.activeClients),
      previous: average(then.money?.mrr, then.activeClients),
    },
    failedPayments: both(({ money }) => money?.failedPayments),
    failedAmount: both(({ money }) => money?.failedAmount),
    mrrByPlan: expect.any(Array),
  });
}

function expectKept(rows: RawRows, kept: readonly string[]): void {
  expect(kept).toEqual(recountKept(rows));
  for (const { id, lifetimeValue, lastPaymentAt, lastPaymentStatus } of rows.clients) {
    expect({ lifetimeValue, lastPaymentAt, lastPaymentStatus }).toEqual(recountPaid(rows, id));
  }
}

test('every figure and every point is what its rows add up to, whatever was written, changed and moved', async () => {
  await fc.assert(
    fc.asyncProperty(
      histories,
      fc.constantFrom(...timeZones),
      fc.boolean(),
      fc.array(fc.tuple(fc.nat(laterChanges.length - 1), fc.nat(2)), { maxLength: 4 }),
      dayRanges(120),
      fc.constantFrom<AnalyticsInterval>('Day', 'Week', 'Month'),
      async (history, timeZone, movesFirst, changes, days, interval) => {
        const company = await world.company();
        if (movesFirst) await moveTo(company, timeZone);
        await inCompany(company.id, async (db) => {
          await writeHistory(db, company.id, history);
          for (const [which, rest] of changes) await db.query(laterChanges[which] ?? '', [company.id, rest]);
        });
        if (!movesFirst) await moveTo(company, timeZone);

        const range = { preset: 'Custom' as const, ...days };
        const answer = await readAnalytics(await world.asAdmin(company), { range, interval });
        const rows = await inCompany(company.id, (db) => readRows(db, company.id));
        const point = (from: string, to: string) => recountPoint(rows, timeZone, from, to);

        expect(answer).toMatchObject({ ...days, interval, timeZone, previousTo: dayBefore(days.from) });
        expectSeries(answer.series, [days.from, days.to], interval, point);
        expectSeries(answer.previousSeries, [answer.previousFrom, answer.previousTo], interval, point);
        expectFigures(answer, point);
        expectKept(rows, await inCompany(company.id, (db) => readKept(db, company.id)));
      },
    ),
    propertyRuns({ gate: 15, slow: 150 }),
  );
}, 180_000);
