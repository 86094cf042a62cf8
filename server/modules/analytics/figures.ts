import { averageOf } from '../../lib/money';
import type {
  AnalyticsPoint,
  AverageFigure,
  ClientFigures,
  Figure,
  MoneyFigures,
  MoneyPoint,
  RateFigure,
} from '../../schema.generated';
import type { Period } from './periods';
import type { Totals } from './sql';

/** What was so far when a stretch of days began, and when it was over. */
export interface Stretch {
  before: Totals;
  after: Totals;
}

export interface ComparedStretches {
  current: Stretch;
  previous: Stretch;
}

const activeIn = ({ started, churned }: Totals): number => started - churned;

// Contraction and churn are below zero already.
const mrrIn = ({ mrrNew, mrrExpansion, mrrContraction, mrrChurned }: Totals): number =>
  mrrNew + mrrExpansion + mrrContraction + mrrChurned;

const share = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);

const changeOf =
  (name: keyof Totals) =>
  ({ before, after }: Stretch): number =>
    after[name] - before[name];

const revenueOf = (stretch: Stretch): number => changeOf('gross')(stretch) - changeOf('refunded')(stretch);

const figure = ({ current, previous }: ComparedStretches, of: (stretch: Stretch) => number): Figure => ({
  value: of(current),
  previous: of(previous),
});

const quotient = (
  { current, previous }: ComparedStretches,
  of: (stretch: Stretch) => number | null,
): RateFigure & AverageFigure => ({ value: of(current), previous: of(previous) });

export const clientFigures = (stretches: ComparedStretches): Omit<ClientFigures, 'trialsEnding'> => ({
  active: figure(stretches, ({ after }) => activeIn(after)),
  new: figure(stretches, changeOf('added')),
  started: figure(stretches, changeOf('started')),
  churned: figure(stretches, changeOf('churned')),
  churnRate: quotient(stretches, (stretch) => share(changeOf('churned')(stretch), activeIn(stretch.before))),
});

export const moneyFigures = (stretches: ComparedStretches): Omit<MoneyFigures, 'currency' | 'mrrByPlan'> => ({
  revenue: figure(stretches, revenueOf),
  gross: figure(stretches, changeOf('gross')),
  refunded: figure(stretches, changeOf('refunded')),
  mrr: figure(stretches, ({ after }) => mrrIn(after)),
  mrrStart: figure(stretches, ({ before }) => mrrIn(before)),
  mrrNew: figure(stretches, changeOf('mrrNew')),
  mrrExpansion: figure(stretches, changeOf('mrrExpansion')),
  mrrContraction: figure(stretches, changeOf('mrrContraction')),
  mrrChurned: figure(stretches, changeOf('mrrChurned')),
  arpu: quotient(stretches, ({ after }) => averageOf(mrrIn(after), activeIn(after))),
  failedPayments: figure(stretches, changeOf('failed')),
  failedAmount: figure(stretches, changeOf('failedAmount')),
});

const moneyPoint = (stretch: Stretch): MoneyPoint => ({
  gross: changeOf('gross')(stretch),
  refunded: changeOf('refunded')(stretch),
  revenue: revenueOf(stretch),
  mrr: mrrIn(stretch.after),
  mrrNew: changeOf('mrrNew')(stretch),
  mrrExpansion: changeOf('mrrExpansion')(stretch),
  mrrContraction: changeOf('mrrContraction')(stretch),
  mrrChurned: changeOf('mrrChurned')(stretch),
  failedPayments: changeOf('failed')(stretch),
  failedAmount: changeOf('failedAmount')(stretch),
});

export const analyticsPoint = (
  { from, to }: Period,
  stretch: Stretch,
  withMoney: boolean,
): AnalyticsPoint => ({
  from,
  to,
  activeClients: activeIn(stretch.after),
  newClients: changeOf('added')(stretch),
  startedClients: changeOf('started')(stretch),
  churnedClients: changeOf('churned')(stretch),
  money: withMoney ? moneyPoint(stretch) : null,
});
