import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { trialAttentionDays } from '@contract/clients';
import { formatNumber } from '@/lib/format';
import { formatMoney } from '@/lib/money';
import * as texts from '@/texts/analytics/figures';
import type { Analytics, MoneyMetrics } from '../analyticsApi';
import { changeOf, changeOfRate, formatPercent } from './change';
import { type FigureModel, withChange } from './figure';
import { FigureCard } from './FigureCard';
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
  label: texts.activeClients,
  definition: texts.clientsWithAPaid,
  to: links.active,
  ...withChange(clients.active, 'up', formatNumber),
  parts: [],
});

const added = (clients: ClientMetrics, links: FigureLinks): FigureModel => ({
  label: texts.newClients,
  definition: texts.clientsAddedInTheseDays,
  to: links.created,
  ...withChange(clients.new, 'up', formatNumber),
  parts: [
    { label: texts.beganToPay, value: formatNumber(clients.newPaying.value), to: links.movement('New') },
  ],
});

function churn({ churnRate: { value, previous }, churned }: ClientMetrics, links: FigureLinks): FigureModel {
  return {
    label: texts.churnRate,
    definition: texts.clientsWhoWereDeactivated,
    to: value === null ? null : links.movement('Churned'),
    value: value === null ? '–' : formatPercent(value),
    was: previous === null ? null : formatPercent(previous),
    change: changeOfRate(value, previous, 'down'),
    parts: [{ label: texts.churned, value: formatNumber(churned.value), to: links.movement('Churned') }],
  };
}

const trials = ({ trialsEnding }: ClientMetrics, links: FigureLinks): FigureModel => ({
  label: texts.trialsEnding,
  definition: texts.clientsWhoseTrialEndsWithin(trialAttentionDays),
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
      <FigureCard key={figure.label} figure={figure} />
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
