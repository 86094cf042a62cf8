import type { AnalyticsRange, Context } from '../../platform';
import { inLocale } from '../../lib/i18n/i18n';
import { newId } from '../../lib/ids';
import { splitIntoIntervals, defaultInterval, readAnalytics } from './analytics.service';
import { type ComparedPeriods, resolvePeriods } from './periods';
import { dayIn } from './testing/recomputePoint';
import type { AnalyticsInterval, AnalyticsPreset, Permission } from '../../../contract/enums';
import { openFixture, type TestCompany, type Fixture } from '../../testing/fixture';
import { refreshTotals } from '../../testing/totals';

describe('readAnalytics', () => {
  const range: AnalyticsRange = { preset: 'Last30Days' };
  const dayMs = 86_400_000;

  let fixture: Fixture;
  let company: TestCompany;
  let planIds: string[];

  beforeAll(async () => {
    fixture = await openFixture();
    company = await fixture.company();
    planIds = await addPlans(company);
    await addActivity(company);
  });
  afterAll(() => fixture.close());

  const run = (text: string, values: readonly unknown[], target: TestCompany = company) =>
    fixture.inCompany(target, (db) => db.query(text, values));

  async function addPlans(target: TestCompany): Promise<string[]> {
    const ids: string[] = [];
    for (const position of [1, 2, 3])
      ids.push((await fixture.plan(target, { name: `Plan ${position}`, position })).id);
    return ids;
  }

  /**
   * Adds three clients, two of them paying on the first two plans, with one succeeded payment, one failed
   * payment and one refund.
   */
  async function addActivity(target: TestCompany): Promise<void> {
    const clients = [
      await fixture.client(target),
      await fixture.client(target),
      await fixture.client(target),
    ];
    for (const [index, { id }] of clients.slice(0, 2).entries()) {
      const mrr = (index + 1) * 2500;
      await run(
        'update clients set plan_id = $3, is_paying = true, mrr = $4 where company_id = $1 and id = $2',
        [target.id, id, planIds[index], mrr],
        target,
      );
      await run(
        `insert into mrr_movements (company_id, id, client_id, plan_id, kind, change, mrr, occurred_at)
       values ($1, $2, $3, $4, 'New', $5, $5, now())`,
        [target.id, newId(), id, planIds[index], mrr],
        target,
      );
    }
    const payment = `insert into payments
      (company_id, id, number, direction, type, status, amount, currency, client_id, trigger, paid_at, failed_at)
    values ($1, $2, $3, 'Incoming', 'Subscription', $4, $5, 'USD', $6, 'Cycle', now(), now())`;
    const paid = newId();
    await run(payment, [target.id, paid, 1, 'Succeeded', 5000, clients[0]?.id], target);
    await run(payment, [target.id, newId(), 2, 'Failed', 7000, clients[1]?.id], target);
    await run(
      `insert into refunds (company_id, id, payment_id, amount, reason, status)
     values ($1, $2, $3, 1200, 'Duplicate', 'Succeeded')`,
      [target.id, newId(), paid],
      target,
    );
    await fixture.inCompany(target, (db) => refreshTotals(db, target.id));
  }

  const contextWith = (...flags: Permission[]): Promise<Context> => fixture.signedIn(company, flags);

  test('returns current figures, including money for operators with MANAGE_PAYMENTS', async () => {
    const { clients, money, series } = await readAnalytics(
      await contextWith('MANAGE_DASHBOARD', 'MANAGE_PAYMENTS'),
      {
        range,
      },
    );
    expect(clients).toEqual({
      active: { value: 2, previous: 0 },
      new: { value: 3, previous: 0 },
      newPaying: { value: 2, previous: 0 },
      churned: { value: 0, previous: 0 },
      churnRate: { value: null, previous: null },
      trialsEnding: 0,
    });
    expect(money).toMatchObject({
      currency: 'USD',
      revenue: { value: 3800, previous: 0 },
      gross: { value: 5000, previous: 0 },
      refunded: { value: 1200, previous: 0 },
      mrr: { value: 7500, previous: 0 },
      mrrStart: { value: 0, previous: 0 },
      arpu: { value: 3750, previous: null },
      failedPayments: { value: 1, previous: 0 },
      failedAmount: { value: 7000, previous: 0 },
    });
    expect(series).toHaveLength(30);
    expect(series.at(-1)).toMatchObject({ newClients: 3, money: { revenue: 3800, mrr: 7500 } });
  });

  test('returns the current MRR by plan, largest first, without plans that have no paying clients', async () => {
    const { money } = await readAnalytics(await contextWith('MANAGE_DASHBOARD', 'MANAGE_PAYMENTS'), {
      range: { preset: 'Custom', from: '2020-01-01', to: '2020-01-31' },
    });
    expect(money?.mrr).toEqual({ value: 0, previous: 0 });
    expect(money?.mrrByPlan).toEqual([
      { plan: { id: planIds[1], name: 'Plan 2' }, clients: 1, mrr: 5000 },
      { plan: { id: planIds[0], name: 'Plan 1' }, clients: 1, mrr: 2500 },
    ]);
  });

  test.each([
    ['de-DE', '2026-03-02'],
    ['pt-BR', '2026-03-01'],
    ['ar-EG', '2026-02-28'],
  ])('begins weeks on the first day of the week in %s', async (locale, secondWeek) => {
    const ctx = await contextWith('MANAGE_DASHBOARD');
    const { series } = await inLocale(locale, () =>
      readAnalytics(ctx, {
        range: { preset: 'Custom', from: '2026-02-24', to: '2026-03-03' },
        interval: 'Week',
      }),
    );
    expect(series.map(({ from }) => from)).toEqual(['2026-02-24', secondWeek]);
  });

  test('omits money without MANAGE_PAYMENTS and returns the same client figures', async () => {
    const withMoney = await readAnalytics(await contextWith('MANAGE_DASHBOARD', 'MANAGE_PAYMENTS'), {
      range,
    });
    const withoutMoney = await readAnalytics(await contextWith('MANAGE_DASHBOARD'), { range });
    expect(withoutMoney.money).toBeNull();
    expect(withoutMoney.clients).toEqual(withMoney.clients);
    expect([...withoutMoney.series, ...withoutMoney.previousSeries].map(({ money }) => money)).toEqual(
      Array(60).fill(null),
    );
    expect(JSON.stringify(withoutMoney)).not.toMatch(/7500|5000|3800|7000|USD/);
  });

  test('requires MANAGE_DASHBOARD', async () => {
    const others = await contextWith('MANAGE_PAYMENTS', 'MANAGE_CLIENT_MANAGEMENT', 'MANAGE_SETTINGS');
    await expect(readAnalytics(others, { range })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(readAnalytics(fixture.asAnonymous(), { range })).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    });
  });

  test('excludes other companies’ data', async () => {
    const other = await fixture.company();
    const { clients, money, series } = await readAnalytics(await fixture.signedIn(other), { range });
    expect(clients.active).toEqual({ value: 0, previous: 0 });
    expect(clients.new).toEqual({ value: 0, previous: 0 });
    expect(money).toMatchObject({ gross: { value: 0 }, mrr: { value: 0 }, mrrByPlan: [] });
    expect(series).toHaveLength(30);
  });

  test('counts only trialing clients whose trial ends within the next seven days', async () => {
    const other = await fixture.company();
    const offsets = [-dayMs, dayMs, 6.9 * dayMs, 7.1 * dayMs];
    for (const status of ['Trialing', 'Active', 'Deactivated'] as const) {
      for (const offset of offsets) {
        const { id } = await fixture.client(other, { status });
        const ends = new Date(Date.now() + offset);
        await run(
          'update clients set trial_ends_at = $3 where company_id = $1 and id = $2',
          [other.id, id, ends],
          other,
        );
      }
    }
    const { clients } = await readAnalytics(await fixture.signedIn(other), { range });
    expect(clients.trialsEnding).toBe(2);
  });

  test.each(['Pacific/Pago_Pago', 'Pacific/Kiritimati', 'Asia/Kolkata'])(
    'ends Last7Days on the current day in %s',
    async (timeZone) => {
      const other = await fixture.company();
      await run('update companies set time_zone = $2 where id = $1', [other.id, timeZone], other);
      const ctx = await fixture.signedIn(other);
      const today = () => dayIn(timeZone)(new Date());
      const before = today();
      const { to, series } = await readAnalytics(ctx, { range: { preset: 'Last7Days' } });
      expect([before, today()]).toContain(to);
      expect(series.map((point) => point.to).at(-1)).toBe(to);
      expect(series).toHaveLength(7);
    },
  );

  test.each<[string, string, AnalyticsRange]>([
    ['no first day', 'from', { preset: 'Custom', to: '2026-01-31' }],
    ['no last day', 'to', { preset: 'Custom', from: '2026-01-31', to: null }],
    ['the last day before the first', 'to', { preset: 'Custom', from: '2026-02-01', to: '2026-01-31' }],
    ['more than five years', 'to', { preset: 'Custom', from: '2020-02-29', to: '2025-03-01' }],
    ['a day before 1970', 'from', { preset: 'Custom', from: '0000-01-01', to: '0000-01-02' }],
    ['a day after 2199', 'to', { preset: 'Custom', from: '2199-01-01', to: '9999-12-31' }],
  ])('rejects a custom range with %s', async (_case, field, invalidRange) => {
    await expect(
      readAnalytics(await fixture.signedIn(company), { range: invalidRange }),
    ).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      details: { fields: { [field]: expect.any(String) } },
    });
  });

  test('accepts ranges of five years and of one day', async () => {
    const ctx = await fixture.signedIn(company);
    const years = await readAnalytics(ctx, {
      range: { preset: 'Custom', from: '2021-03-01', to: '2026-03-01' },
    });
    expect(years).toMatchObject({ interval: 'Month', previousFrom: '2016-02-29', previousTo: '2021-02-28' });
    expect(years.series).toHaveLength(61);
    const day = await readAnalytics(ctx, {
      range: { preset: 'Custom', from: '2026-03-01', to: '2026-03-01' },
    });
    expect(day).toMatchObject({ interval: 'Day', previousFrom: '2026-02-28', previousTo: '2026-02-28' });
  });
});

describe('periods and intervals', () => {
  type Preset = Exclude<AnalyticsPreset, 'Custom'>;

  const asText = ({ current, previous }: ComparedPeriods): string =>
    `${current.from}..${current.to} after ${previous.from}..${previous.to}`;

  test.each<[Preset, string, string]>([
    ['Last7Days', '2026-03-04', '2026-02-26..2026-03-04 after 2026-02-19..2026-02-25'],
    ['Last30Days', '2026-03-04', '2026-02-03..2026-03-04 after 2026-01-04..2026-02-02'],
    ['ThisMonth', '2026-03-31', '2026-03-01..2026-03-31 after 2026-02-01..2026-02-28'],
    ['ThisMonth', '2024-03-30', '2024-03-01..2024-03-30 after 2024-02-01..2024-02-29'],
    ['ThisMonth', '2026-03-01', '2026-03-01..2026-03-01 after 2026-02-01..2026-02-01'],
    ['ThisMonth', '2026-01-15', '2026-01-01..2026-01-15 after 2025-12-01..2025-12-15'],
    ['LastMonth', '2026-03-31', '2026-02-01..2026-02-28 after 2026-01-04..2026-01-31'],
    ['LastMonth', '2026-01-01', '2025-12-01..2025-12-31 after 2025-10-31..2025-11-30'],
    ['ThisQuarter', '2026-05-31', '2026-04-01..2026-05-31 after 2026-01-01..2026-02-28'],
    ['ThisQuarter', '2026-02-10', '2026-01-01..2026-02-10 after 2025-10-01..2025-11-10'],
    ['LastQuarter', '2026-02-10', '2025-10-01..2025-12-31 after 2025-07-01..2025-09-30'],
    ['LastQuarter', '2026-05-10', '2026-01-01..2026-03-31 after 2025-10-03..2025-12-31'],
    ['ThisYear', '2024-02-29', '2024-01-01..2024-02-29 after 2023-01-01..2023-02-28'],
    ['ThisYear', '2026-12-31', '2026-01-01..2026-12-31 after 2025-01-01..2025-12-31'],
    ['Last12Months', '2026-11-20', '2025-11-21..2026-11-20 after 2024-11-21..2025-11-20'],
    ['Last12Months', '2024-02-29', '2023-03-01..2024-02-29 after 2022-02-28..2023-02-28'],
  ])('resolvePeriods resolves %s on %s to %s', (preset, today, expected) => {
    expect(asText(resolvePeriods({ preset }, today))).toBe(expected);
  });

  test('resolvePeriods compares a custom range with the same number of days before it', () => {
    const range = { preset: 'Custom' as const, from: '2026-03-01', to: '2026-03-31' };
    expect(asText(resolvePeriods(range, '2026-11-20'))).toBe(
      '2026-03-01..2026-03-31 after 2026-01-29..2026-02-28',
    );
  });

  test.each<[AnalyticsInterval, string[]]>([
    [
      'Day',
      [
        '2026-02-27..2026-02-27',
        '2026-02-28..2026-02-28',
        '2026-03-01..2026-03-01',
        '2026-03-02..2026-03-02',
      ],
    ],
    ['Week', ['2026-02-27..2026-03-01', '2026-03-02..2026-03-02']],
    ['Month', ['2026-02-27..2026-02-28', '2026-03-01..2026-03-02']],
  ])('splitIntoIntervals splits by %s and clips the first and last interval', (interval, expected) => {
    const intervals = splitIntoIntervals({ from: '2026-02-27', to: '2026-03-02' }, interval, 1);
    expect(intervals.map(({ from, to }) => `${from}..${to}`)).toEqual(expected);
  });

  const lastDay = (from: string, days: number): string =>
    new Date(Date.parse(from) + (days - 1) * 86_400_000).toISOString().slice(0, 10);

  test('defaultInterval returns an interval with 12 to 62 points where one exists', () => {
    const points = new Map<number, number>();
    // Tests every length around the two changes of interval, at 62 days and 62 weeks, and otherwise every
    // 31st length.
    for (let days = 1; days <= 5 * 366; days += days < 100 || (days >= 410 && days < 450) ? 1 : 31) {
      const period = { from: '2024-01-03', to: lastDay('2024-01-03', days) };
      points.set(days, splitIntoIntervals(period, defaultInterval(period, 1), 1).length);
    }
    const shortRanges = [...points].filter(([, count]) => count < 12).map(([days]) => days);
    // No interval fits a range shorter than 12 days, or one of 63 to 79 days, which has fewer than 12 weeks.
    const others = shortRanges.filter((days) => days >= 12);
    expect(others.filter((days) => days <= 62 || days >= 80)).toEqual([]);
    expect(Math.max(...points.values())).toBe(62);
  });
});
