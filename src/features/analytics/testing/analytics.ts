import type { Analytics, AnalyticsPoint, MoneyMetrics } from '../analyticsApi';

const figure = (value: number, previous = value) => ({ value, previous });

type MoneyPoint = NonNullable<AnalyticsPoint['money']>;

const zeroMoney: MoneyPoint = {
  gross: 0,
  refunded: 0,
  revenue: 0,
  mrr: 0,
  mrrNew: 0,
  mrrExpansion: 0,
  mrrContraction: 0,
  mrrChurned: 0,
  failedPayments: 0,
  failedAmount: 0,
};

export const pointWith = (
  from: string,
  to: string,
  counts: Partial<Omit<AnalyticsPoint, 'money'>> = {},
  money: Partial<MoneyPoint> | null = {},
): AnalyticsPoint => ({
  from,
  to,
  activeClients: 0,
  newClients: 0,
  newPayingClients: 0,
  churnedClients: 0,
  ...counts,
  money: money && { ...zeroMoney, ...money },
});

const someMoney: MoneyMetrics = {
  currency: 'EUR',
  revenue: figure(110_000, 100_000),
  gross: figure(120_000, 105_000),
  refunded: figure(10_000, 5_000),
  mrr: figure(90_000, 80_000),
  mrrStart: figure(80_000, 75_000),
  mrrNew: figure(15_000, 9_000),
  mrrExpansion: figure(2_000, 0),
  mrrContraction: figure(-1_000, 0),
  mrrChurned: figure(-6_000, -4_000),
  arpu: { value: 2000, previous: 2000 },
  failedPayments: figure(3, 2),
  failedAmount: figure(5_700, 3_800),
  mrrByPlan: [
    { plan: { id: 'p1', name: 'Pro' }, clients: 25, mrr: 67_500 },
    { plan: { id: 'p2', name: 'Basic' }, clients: 20, mrr: 22_500 },
  ],
};

const someClients: Analytics['clients'] = {
  active: figure(45, 40),
  new: figure(12, 16),
  newPaying: figure(8, 5),
  churned: figure(3, 1),
  churnRate: { value: 0.075, previous: 0.025 },
  trialsEnding: 4,
};

const series = [
  pointWith(
    '2026-01-01',
    '2026-01-04',
    { activeClients: 42, newClients: 5, newPayingClients: 3, churnedClients: 1 },
    {
      gross: 70_000,
      refunded: 10_000,
      revenue: 60_000,
      mrr: 84_000,
      mrrNew: 6_000,
      mrrChurned: -2_000,
      failedPayments: 1,
      failedAmount: 1_900,
    },
  ),
  pointWith(
    '2026-01-05',
    '2026-01-11',
    { activeClients: 45, newClients: 7, newPayingClients: 5, churnedClients: 2 },
    {
      gross: 50_000,
      revenue: 50_000,
      mrr: 90_000,
      mrrNew: 9_000,
      mrrExpansion: 2_000,
      mrrContraction: -1_000,
      mrrChurned: -4_000,
      failedPayments: 2,
      failedAmount: 3_800,
    },
  ),
];

const previousSeries = [
  pointWith('2025-12-21', '2025-12-21', {}, { gross: 20_000, revenue: 20_000 }),
  pointWith('2025-12-22', '2025-12-28', {}, { gross: 50_000, refunded: 5_000, revenue: 45_000 }),
  pointWith('2025-12-29', '2025-12-31', {}, { gross: 35_000, revenue: 35_000 }),
];

/** Returns the analytics of a company in Lisbon for eleven days. */
export const analyticsWith = (overrides: Partial<Analytics> = {}): Analytics => ({
  from: '2026-01-01',
  to: '2026-01-11',
  previousFrom: '2025-12-21',
  previousTo: '2025-12-31',
  interval: 'Week',
  timeZone: 'Europe/Lisbon',
  clients: someClients,
  money: someMoney,
  series,
  previousSeries,
  ...overrides,
});

const withoutMoney = (points: readonly AnalyticsPoint[]) =>
  points.map((point) => ({ ...point, money: null }));

/** Returns the figures for an operator without `MANAGE_PAYMENTS`. */
export const analyticsWithoutMoney = (): Analytics =>
  analyticsWith({
    money: null,
    series: withoutMoney(series),
    previousSeries: withoutMoney(previousSeries),
  });

const zero = figure(0);
const noRate = { value: null, previous: null };

/** Returns the figures of a company without activity. */
export const emptyAnalytics = (): Analytics =>
  analyticsWith({
    clients: { active: zero, new: zero, newPaying: zero, churned: zero, churnRate: noRate, trialsEnding: 0 },
    money: {
      ...someMoney,
      revenue: zero,
      gross: zero,
      refunded: zero,
      mrr: zero,
      mrrStart: zero,
      mrrNew: zero,
      mrrExpansion: zero,
      mrrContraction: zero,
      mrrChurned: zero,
      arpu: noRate,
      failedPayments: zero,
      failedAmount: zero,
      mrrByPlan: [],
    },
    series: [pointWith('2026-01-01', '2026-01-11')],
    previousSeries: [pointWith('2025-12-21', '2025-12-31')],
  });
