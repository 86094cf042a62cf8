import { t } from '@lingui/core/macro';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { trialAttentionDays } from '@contract/clients';
import { formatNumber } from '@/lib/format';
import { formatMoney } from '@/lib/money';
import type { Analytics, MoneyMetrics } from '../analyticsApi';
import { changeOf, changeOfRate, formatPercent } from './change';
import { type FigureModel, withChange } from './figure';
import { FigureCard } from './FigureCard';
import type { FigureLinks } from './figureLinks';

type Format = (minorUnits: number) => string;

const revenue = (money: MoneyMetrics, links: FigureLinks, format: Format): FigureModel => ({
  id: 'revenue',
  label: t`Revenue`,
  definition: t`What clients paid in these days, less the refunds made in them. Fees of the card provider are not taken off.`,
  to: links.paid,
  ...withChange(money.revenue, 'up', format),
  parts: [
    { id: 'gross', label: t`Gross`, value: format(money.gross.value), to: links.paid },
    { id: 'refunds', label: t`Refunds`, value: format(money.refunded.value), to: links.refunded },
  ],
});

const mrr = (money: MoneyMetrics, links: FigureLinks, format: Format): FigureModel => ({
  id: 'mrr',
  label: t`MRR`,
  definition: t`Monthly recurring revenue: what the paying clients are worth a month on the last of these days. Clients who have never paid add nothing. A weekly price counts 52/12 times, a yearly one a twelfth.`,
  to: links.activeByMrr,
  ...withChange(money.mrr, 'up', format),
  parts: [{ id: 'mrrStart', label: t`At the start`, value: format(money.mrrStart.value), to: null }],
});

function arpu({ arpu: { value, previous } }: MoneyMetrics, links: FigureLinks, format: Format): FigureModel {
  const isComparable = value !== null && previous !== null;
  return {
    id: 'arpu',
    label: t`ARPU`,
    definition: t`Average revenue per user: MRR divided by the active clients, both on the last of these days.`,
    to: value === null ? null : links.activeByMrr,
    value: value === null ? '–' : format(value),
    was: previous === null ? null : format(previous),
    change: isComparable ? changeOf(value, previous, 'up') : null,
    parts: [],
  };
}

const failed = (money: MoneyMetrics, links: FigureLinks, format: Format): FigureModel => ({
  id: 'failed',
  label: t`Failed payments`,
  definition: t`Payments that failed in these days. Their cost is what they would have brought in.`,
  to: links.failed,
  ...withChange(money.failedPayments, 'down', formatNumber),
  parts: [{ id: 'cost', label: t`Cost`, value: format(money.failedAmount.value), to: links.failed }],
});

/** Returns the figures that only operators with `MANAGE_PAYMENTS` see. */
function moneyFigures(money: MoneyMetrics, links: FigureLinks) {
  const format: Format = (minorUnits) => formatMoney(minorUnits, money.currency);
  return {
    revenue: revenue(money, links, format),
    mrr: mrr(money, links, format),
    arpu: arpu(money, links, format),
    failed: failed(money, links, format),
  };
}

type ClientMetrics = Analytics['clients'];

const active = (clients: ClientMetrics, links: FigureLinks): FigureModel => ({
  id: 'active',
  label: t`Active clients`,
  definition: t`Clients with a subscription they have paid for, at the end of the last of these days. Past due clients are included. Clients who have never paid are not.`,
  to: links.active,
  ...withChange(clients.active, 'up', formatNumber),
  parts: [],
});

const added = (clients: ClientMetrics, links: FigureLinks): FigureModel => ({
  id: 'added',
  label: t`New clients`,
  definition: t`Clients added in these days, whatever their status now. New paying clients made their first payment, or their first one after a break.`,
  to: links.created,
  ...withChange(clients.new, 'up', formatNumber),
  parts: [
    {
      id: 'newPaying',
      label: t`New paying clients`,
      value: formatNumber(clients.newPaying.value),
      to: links.movement('New'),
    },
  ],
});

function churn({ churnRate: { value, previous }, churned }: ClientMetrics, links: FigureLinks): FigureModel {
  return {
    id: 'churn',
    label: t`Churn rate`,
    definition: t`Clients who were deactivated or paused while paying, divided by the active clients at the beginning of these days.`,
    to: value === null ? null : links.movement('Churned'),
    value: value === null ? '–' : formatPercent(value),
    was: previous === null ? null : formatPercent(previous),
    change: changeOfRate(value, previous, 'down'),
    parts: [
      { id: 'churned', label: t`Churned`, value: formatNumber(churned.value), to: links.movement('Churned') },
    ],
  };
}

const trials = ({ trialsEnding }: ClientMetrics, links: FigureLinks): FigureModel => ({
  id: 'trials',
  label: t`Trials ending`,
  definition: t`Clients whose trial ends in the next ${trialAttentionDays} days. The selected date range does not apply.`,
  to: links.trials,
  value: formatNumber(trialsEnding),
  was: null,
  change: null,
  parts: [],
});

/** Returns the figures that every operator with `MANAGE_DASHBOARD` sees. */
const clientFigures = (clients: ClientMetrics, links: FigureLinks) => ({
  active: active(clients, links),
  added: added(clients, links),
  churn: churn(clients, links),
  trials: trials(clients, links),
});

const gridSx = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(auto-fill, minmax(150px, 1fr))', md: 'repeat(4, 1fr)' },
  gap: { xs: 1.5, md: 2 },
} as const;

function figuresOf({ clients, money }: Analytics, links: FigureLinks): FigureModel[] {
  const { active, added, churn, trials } = clientFigures(clients, links);
  if (!money) return [active, added, churn, trials];
  const { revenue, mrr, arpu, failed } = moneyFigures(money, links);
  return [revenue, mrr, active, added, churn, arpu, failed, trials];
}

export const FigureCards = ({ analytics, links }: { analytics: Analytics; links: FigureLinks }) => (
  <Box sx={gridSx}>
    {figuresOf(analytics, links).map((figure) => (
      <FigureCard key={figure.id} figure={figure} />
    ))}
  </Box>
);

export const FigureCardsSkeleton = ({ count }: { count: number }) => (
  <Box aria-hidden sx={gridSx}>
    {Array.from({ length: count }, (_card, index) => (
      <Skeleton key={index} variant="rounded" height={142} />
    ))}
  </Box>
);
