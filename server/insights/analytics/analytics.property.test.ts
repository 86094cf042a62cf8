import fc from 'fast-check';
import type { AnalyticsInterval } from '../../../contract/enums';
import { withRefundTotals } from '../../billing/internals';
import { withClientTotals } from '../../clients';
import { withTimeZoneChange } from '../../company/internals';
import type { Analytics, AnalyticsPoint, Metric } from '../../platform';
import { propertyRuns } from '../../testing/repetitions';
import { openFixture, type TestCompany, type Fixture } from '../../testing/fixture';
import { readAnalytics } from './analytics.service';
import { dayRanges, histories, timeZones } from './testing/history';
import { readRows, type RawRows } from './testing/readRows';
import { recomputeStoredTotals, recomputePaymentSummary, readStoredTotals } from './testing/storedTotals';
import { recomputePoint } from './testing/recomputePoint';
import { writeHistory } from './testing/writeHistory';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await openFixture();
});
afterAll(() => fixture.close());

const inCompany: Fixture['services']['database']['inCompany'] = (companyId, work) =>
  fixture.services.database.inCompany(companyId, work);

const setTimeZone = (company: TestCompany, timeZone: string) =>
  inCompany(company.id, (db) =>
    withTimeZoneChange(db, company.id, () =>
      db.query('update companies set time_zone = $2 where id = $1', [company.id, timeZone]),
    ),
  );

// Changes to stored rows that must update the totals.
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
const isIntervalStart: Readonly<Record<AnalyticsInterval, (day: string) => boolean>> = {
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
  for (const [index, actual] of points.entries()) {
    if (index > 0) expect(dayBefore(actual.from)).toBe(points[index - 1]?.to);
    const starts = daysOf(actual).filter(isIntervalStart[interval]);
    expect(starts).toEqual(index > 0 || starts.includes(actual.from) ? [actual.from] : []);
    expect(actual).toEqual(point(actual.from, actual.to));
  }
}

function expectFigures(analytics: Analytics, point: (from: string, to: string) => AnalyticsPoint): void {
  const current = point(analytics.from, analytics.to);
  const previous = point(analytics.previousFrom, analytics.previousTo);
  const compare = (select: (point: AnalyticsPoint) => number | undefined): Metric =>
    ({ value: select(current), previous: select(previous) }) as Metric;
  const share = (part: number, whole: number) => (whole === 0 ? null : part / whole);
  const average = (amount = 0, count = 0) => (count === 0 ? null : Math.round(amount / count));
  const activeBefore = (day: string) => point('0001-01-01', dayBefore(day)).activeClients;
  const mrrBefore = (day: string) => point('0001-01-01', dayBefore(day)).money?.mrr;

  expect(analytics.clients).toEqual({
    active: compare(({ activeClients }) => activeClients),
    new: compare(({ newClients }) => newClients),
    newPaying: compare(({ newPayingClients }) => newPayingClients),
    churned: compare(({ churnedClients }) => churnedClients),
    churnRate: {
      value: share(current.churnedClients, activeBefore(analytics.from)),
      previous: share(previous.churnedClients, activeBefore(analytics.previousFrom)),
    },
    trialsEnding: 0,
  });
  expect(analytics.money).toEqual({
    currency: 'USD',
    revenue: compare(({ money }) => money?.revenue),
    gross: compare(({ money }) => money?.gross),
    refunded: compare(({ money }) => money?.refunded),
    mrr: compare(({ money }) => money?.mrr),
    mrrStart: { value: mrrBefore(analytics.from), previous: mrrBefore(analytics.previousFrom) },
    mrrNew: compare(({ money }) => money?.mrrNew),
    mrrExpansion: compare(({ money }) => money?.mrrExpansion),
    mrrContraction: compare(({ money }) => money?.mrrContraction),
    mrrChurned: compare(({ money }) => money?.mrrChurned),
    arpu: {
      value: average(current.money?.mrr, current.activeClients),
      previous: average(previous.money?.mrr, previous.activeClients),
    },
    failedPayments: compare(({ money }) => money?.failedPayments),
    failedAmount: compare(({ money }) => money?.failedAmount),
    mrrByPlan: expect.any(Array),
  });
}

function expectStoredTotals(rows: RawRows, storedTotals: readonly string[]): void {
  expect(storedTotals).toEqual(recomputeStoredTotals(rows));
  for (const { id, lifetimeValue, lastPaymentAt, lastPaymentStatus } of rows.clients) {
    expect({ lifetimeValue, lastPaymentAt, lastPaymentStatus }).toEqual(recomputePaymentSummary(rows, id));
  }
}

test('readAnalytics matches a recomputation from rows after any writes, updates and time zone changes', async () => {
  await fc.assert(
    fc.asyncProperty(
      histories,
      fc.constantFrom(...timeZones),
      fc.boolean(),
      fc.array(fc.tuple(fc.nat(laterChanges.length - 1), fc.nat(2)), { maxLength: 4 }),
      dayRanges(120),
      fc.constantFrom<AnalyticsInterval>('Day', 'Week', 'Month'),
      async (history, timeZone, setsTimeZoneFirst, changes, days, interval) => {
        const company = await fixture.company();
        if (setsTimeZoneFirst) await setTimeZone(company, timeZone);
        await inCompany(company.id, async (db) => {
          await writeHistory(db, company.id, history);
          const { clients, payments } = await readRows(db, company.id);
          const [clientIds, paymentIds] = [clients.map(({ id }) => id), payments.map(({ id }) => id)];
          for (const [changeIndex, remainder] of changes)
            await withClientTotals(db, company.id, clientIds, () =>
              withRefundTotals(db, company.id, paymentIds, () =>
                db.query(laterChanges[changeIndex] ?? '', [company.id, remainder]),
              ),
            );
        });
        if (!setsTimeZoneFirst) await setTimeZone(company, timeZone);

        const range = { preset: 'Custom' as const, ...days };
        const analytics = await readAnalytics(await fixture.signedIn(company), { range, interval });
        const rows = await inCompany(company.id, (db) => readRows(db, company.id));
        const point = (from: string, to: string) => recomputePoint(rows, timeZone, from, to);

        expect(analytics).toMatchObject({ ...days, interval, timeZone, previousTo: dayBefore(days.from) });
        expectSeries(analytics.series, [days.from, days.to], interval, point);
        expectSeries(
          analytics.previousSeries,
          [analytics.previousFrom, analytics.previousTo],
          interval,
          point,
        );
        expectFigures(analytics, point);
        expectStoredTotals(rows, await inCompany(company.id, (db) => readStoredTotals(db, company.id)));
      },
    ),
    propertyRuns({ gate: 15, slow: 150 }),
  );
}, 180_000);
