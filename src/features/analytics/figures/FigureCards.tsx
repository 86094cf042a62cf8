import { plural, t } from '@lingui/core/macro';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { trialAttentionDays } from '@contract/clients';
import { formatNumber } from '@/lib/format';
import { formatMoney } from '@/lib/money';
import type { Analytics, MoneyMetrics } from '../analyticsApi';
import { changeOf, changeOfRate, formatShare } from './change';
import { type FigureModel, withChange } from './figure';
import { FigureCard } from './FigureCard';
import type { FigureLinks } from './figureLinks';

type Format = (minorUnits: number) => string;

const revenue = (money: MoneyMetrics, links: FigureLinks, format: Format): FigureModel => ({
  id: 'revenue',
  label: t`Revenue`,
  definition: t`Payments collected minus refunds made in this period. Card provider fees aren’t deducted.`,
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
  definition: t`Monthly recurring revenue from paying clients on the last day of this period. Weekly prices count 52/12 times, yearly prices one twelfth. Clients who have never paid aren’t included.`,
  to: links.activeByMrr,
  ...withChange(money.mrr, 'up', format),
  parts: [{ id: 'mrrStart', label: t`Start of period`, value: format(money.mrrStart.value), to: null }],
});

function arpu({ arpu: { value, previous } }: MoneyMetrics, links: FigureLinks, format: Format): FigureModel {
  const isComparable = value !== null && previous !== null;
  return {
    id: 'arpu',
    label: t`ARPU`,
    definition: t`Average revenue per user: MRR divided by active clients, both on the last day of this period.`,
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
  definition: t`Payments that failed in this period. The failed amount is the total of these payments.`,
  to: links.failed,
  ...withChange(money.failedPayments, 'down', formatNumber),
  parts: [{ id: 'cost', label: t`Failed amount`, value: format(money.failedAmount.value), to: links.failed }],
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
  definition: t`Clients with a paid subscription at the end of this period, including past due clients. Clients who have never paid aren’t included.`,
  to: links.active,
  ...withChange(clients.active, 'up', formatNumber),
  parts: [],
});

const added = (clients: ClientMetrics, links: FigureLinks): FigureModel => ({
  id: 'added',
  label: t`New clients`,
  definition: t`Clients added in this period, regardless of their current status. New paying clients made their first payment, or their first payment after a break.`,
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
    definition: t`Paying clients who were deactivated or paused in this period, divided by the active clients at its start.`,
    to: value === null ? null : links.movement('Churned'),
    value: value === null ? '–' : formatShare(value),
    was: previous === null ? null : formatShare(previous),
    change: changeOfRate(value, previous, 'down'),
    parts: [
      {
        id: 'churned',
        label: t({ message: 'Churned', context: 'clients' }),
        value: formatNumber(churned.value),
        to: links.movement('Churned'),
      },
    ],
  };
}

const trials = ({ trialsEnding }: ClientMetrics, links: FigureLinks): FigureModel => ({
  id: 'trials',
  label: t`Trials ending soon`,
  definition: t`${plural({ count: trialAttentionDays }, { one: 'Clients whose trial ends within # day. The date range doesn’t apply.', other: 'Clients whose trial ends within # days. The date range doesn’t apply.' })}`,
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
