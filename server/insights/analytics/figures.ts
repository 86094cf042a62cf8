import { averageOf } from '../../../contract/money';
import type {
  AnalyticsPoint,
  AverageMetric,
  ClientMetrics,
  Metric,
  MoneyMetrics,
  MoneyPoint,
  RateMetric,
} from '../../platform';
import type { Period } from './periods';
import type { Totals } from './analytics.repository';

/** The running totals before a period and at its end. */
export interface PeriodTotals {
  before: Totals;
  after: Totals;
}

export interface ComparedTotals {
  current: PeriodTotals;
  previous: PeriodTotals;
}

const activeIn = ({ started, churned }: Totals): number => started - churned;

// Adds contraction and churn, because they are negative.
const mrrIn = ({ mrrNew, mrrExpansion, mrrContraction, mrrChurned }: Totals): number =>
  mrrNew + mrrExpansion + mrrContraction + mrrChurned;

const ratio = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);

const changeOf =
  (name: keyof Totals) =>
  ({ before, after }: PeriodTotals): number =>
    after[name] - before[name];

const revenueOf = (totals: PeriodTotals): number => changeOf('gross')(totals) - changeOf('refunded')(totals);

const figure = ({ current, previous }: ComparedTotals, select: (totals: PeriodTotals) => number): Metric => ({
  value: select(current),
  previous: select(previous),
});

const nullableFigure = (
  { current, previous }: ComparedTotals,
  select: (totals: PeriodTotals) => number | null,
): RateMetric & AverageMetric => ({ value: select(current), previous: select(previous) });

export const clientFigures = (compared: ComparedTotals): Omit<ClientMetrics, 'trialsEnding'> => ({
  active: figure(compared, ({ after }) => activeIn(after)),
  new: figure(compared, changeOf('added')),
  newPaying: figure(compared, changeOf('started')),
  churned: figure(compared, changeOf('churned')),
  churnRate: nullableFigure(compared, (totals) =>
    ratio(changeOf('churned')(totals), activeIn(totals.before)),
  ),
});

export const moneyFigures = (compared: ComparedTotals): Omit<MoneyMetrics, 'currency' | 'mrrByPlan'> => ({
  revenue: figure(compared, revenueOf),
  gross: figure(compared, changeOf('gross')),
  refunded: figure(compared, changeOf('refunded')),
  mrr: figure(compared, ({ after }) => mrrIn(after)),
  mrrStart: figure(compared, ({ before }) => mrrIn(before)),
  mrrNew: figure(compared, changeOf('mrrNew')),
  mrrExpansion: figure(compared, changeOf('mrrExpansion')),
  mrrContraction: figure(compared, changeOf('mrrContraction')),
  mrrChurned: figure(compared, changeOf('mrrChurned')),
  arpu: nullableFigure(compared, ({ after }) => averageOf(mrrIn(after), activeIn(after))),
  failedPayments: figure(compared, changeOf('failed')),
  failedAmount: figure(compared, changeOf('failedAmount')),
});

const moneyPoint = (totals: PeriodTotals): MoneyPoint => ({
  gross: changeOf('gross')(totals),
  refunded: changeOf('refunded')(totals),
  revenue: revenueOf(totals),
  mrr: mrrIn(totals.after),
  mrrNew: changeOf('mrrNew')(totals),
  mrrExpansion: changeOf('mrrExpansion')(totals),
  mrrContraction: changeOf('mrrContraction')(totals),
  mrrChurned: changeOf('mrrChurned')(totals),
  failedPayments: changeOf('failed')(totals),
  failedAmount: changeOf('failedAmount')(totals),
});

export const analyticsPoint = (
  { from, to }: Period,
  totals: PeriodTotals,
  withMoney: boolean,
): AnalyticsPoint => ({
  from,
  to,
  activeClients: activeIn(totals.after),
  newClients: changeOf('added')(totals),
  newPayingClients: changeOf('started')(totals),
  churnedClients: changeOf('churned')(totals),
  money: withMoney ? moneyPoint(totals) : null,
});
