import { trialAttentionDays } from '@contract/clients';
import { formatNumber } from '@/lib/format';
import * as texts from '@/texts/analytics/figures';
import type { Analytics } from '../analyticsApi';
import { changeOfRate } from './change';
import { withChange, type FigureModel } from './figure';
import type { FigureLinks } from './figureLinks';
import { formatPercent } from './percent';

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
export const clientFigures = (clients: ClientMetrics, links: FigureLinks) => ({
  active: active(clients, links),
  added: added(clients, links),
  churn: churn(clients, links),
  trials: trials(clients, links),
});
