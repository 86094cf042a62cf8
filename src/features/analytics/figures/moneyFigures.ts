import { formatNumber } from '@/lib/format';
import { formatMoney } from '@/lib/money';
import type { MoneyFigures } from '../analyticsApi';
import { changeOf } from './change';
import { compared, type FigureModel } from './figure';
import type { FigureLinks } from './figureLinks';

type Format = (minorUnits: number) => string;

const revenue = (money: MoneyFigures, links: FigureLinks, format: Format): FigureModel => ({
  label: 'Revenue',
  definition:
    'What clients paid in these days, less the refunds made in them. Fees of the card provider are not taken off.',
  to: links.paid,
  ...compared(money.revenue, 'up', format),
  parts: [
    { label: 'Gross', value: format(money.gross.value), to: links.paid },
    { label: 'Refunds', value: format(money.refunded.value), to: links.refunded },
  ],
});

const mrr = (money: MoneyFigures, links: FigureLinks, format: Format): FigureModel => ({
  label: 'MRR',
  definition:
    'Monthly recurring revenue: what the paying clients are worth a month on the last of these days. A weekly price counts 52/12 times, a yearly one a twelfth.',
  to: links.activeByMrr,
  ...compared(money.mrr, 'up', format),
  parts: [{ label: 'At the start', value: format(money.mrrStart.value), to: null }],
});

function arpu({ arpu: { value, previous } }: MoneyFigures, links: FigureLinks, format: Format): FigureModel {
  const isComparable = value !== null && previous !== null;
  return {
    label: 'ARPU',
    definition:
      'Average revenue per user: MRR divided by the active clients, both on the last of these days.',
    to: value === null ? null : links.activeByMrr,
    value: value === null ? '–' : format(value),
    was: previous === null ? null : format(previous),
    change: isComparable ? changeOf(value, previous, 'up') : null,
    parts: [],
  };
}

const failed = (money: MoneyFigures, links: FigureLinks, format: Format): FigureModel => ({
  label: 'Failed payments',
  definition: 'Payments that failed in these days. Their cost is what they would have brought in.',
  to: links.failed,
  ...compared(money.failedPayments, 'down', formatNumber),
  parts: [{ label: 'Cost', value: format(money.failedAmount.value), to: links.failed }],
});

/** The figures that only those see who may see money. */
export function moneyFigures(money: MoneyFigures, links: FigureLinks) {
  const format: Format = (minorUnits) => formatMoney(minorUnits, money.currency);
  return {
    revenue: revenue(money, links, format),
    mrr: mrr(money, links, format),
    arpu: arpu(money, links, format),
    failed: failed(money, links, format),
  };
}
