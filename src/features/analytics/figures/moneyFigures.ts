import { formatNumber } from '@/lib/format';
import { formatMoney } from '@/lib/money';
import * as texts from '@/texts/analytics/figures';
import type { MoneyMetrics } from '../analyticsApi';
import { changeOf } from './change';
import { withChange, type FigureModel } from './figure';
import type { FigureLinks } from './figureLinks';

type Format = (minorUnits: number) => string;

const revenue = (money: MoneyMetrics, links: FigureLinks, format: Format): FigureModel => ({
  label: texts.revenue,
  definition: texts.whatClientsPaidInTheseDays,
  to: links.paid,
  ...withChange(money.revenue, 'up', format),
  parts: [
    { label: texts.gross, value: format(money.gross.value), to: links.paid },
    { label: texts.refunds, value: format(money.refunded.value), to: links.refunded },
  ],
});

const mrr = (money: MoneyMetrics, links: FigureLinks, format: Format): FigureModel => ({
  label: texts.mrr,
  definition: texts.monthlyRecurringRevenueWhat,
  to: links.activeByMrr,
  ...withChange(money.mrr, 'up', format),
  parts: [{ label: texts.atTheStart, value: format(money.mrrStart.value), to: null }],
});

function arpu({ arpu: { value, previous } }: MoneyMetrics, links: FigureLinks, format: Format): FigureModel {
  const isComparable = value !== null && previous !== null;
  return {
    label: texts.arpu,
    definition: texts.averageRevenuePerUserMrr,
    to: value === null ? null : links.activeByMrr,
    value: value === null ? '–' : format(value),
    was: previous === null ? null : format(previous),
    change: isComparable ? changeOf(value, previous, 'up') : null,
    parts: [],
  };
}

const failed = (money: MoneyMetrics, links: FigureLinks, format: Format): FigureModel => ({
  label: texts.failedPayments,
  definition: texts.paymentsThatFailedInTheseDays,
  to: links.failed,
  ...withChange(money.failedPayments, 'down', formatNumber),
  parts: [{ label: texts.cost, value: format(money.failedAmount.value), to: links.failed }],
});

/** Returns the figures that only operators with `MANAGE_PAYMENTS` see. */
export function moneyFigures(money: MoneyMetrics, links: FigureLinks) {
  const format: Format = (minorUnits) => formatMoney(minorUnits, money.currency);
  return {
    revenue: revenue(money, links, format),
    mrr: mrr(money, links, format),
    arpu: arpu(money, links, format),
    failed: failed(money, links, format),
  };
}
