import { formatNumber } from '@/lib/format';
import type { Analytics } from '../analyticsApi';
import { changeOfRate } from './change';
import { compared, type FigureModel } from './figure';
import type { FigureLinks } from './figureLinks';
import { formatPercent } from './percent';

type ClientFigures = Analytics['clients'];

const active = (clients: ClientFigures, links: FigureLinks): FigureModel => ({
  label: 'Active clients',
  definition:
    'Clients with a paid-for subscription at the end of the last of these days, those past due included.',
  to: links.active,
  ...compared(clients.active, 'up', formatNumber),
  parts: [],
});

const added = (clients: ClientFigures, links: FigureLinks): FigureModel => ({
  label: 'New clients',
  definition:
    'Clients added in these days, whatever became of them. Those who began, or began again, to pay are counted beneath.',
  to: links.created,
  ...compared(clients.new, 'up', formatNumber),
  parts: [{ label: 'Began to pay', value: formatNumber(clients.started.value), to: links.movement('New') }],
});

function churn({ churnRate: { value, previous }, churned }: ClientFigures, links: FigureLinks): FigureModel {
  return {
    label: 'Churn rate',
    definition:
      'Clients who were deactivated or paused while paying, divided by the active clients at the beginning of these days.',
    to: value === null ? null : links.movement('Churned'),
    value: value === null ? '–' : formatPercent(value),
    was: previous === null ? null : formatPercent(previous),
    change: changeOfRate(value, previous, 'down'),
    parts: [{ label: 'Churned', value: formatNumber(churned.value), to: links.movement('Churned') }],
  };
}

const trials = ({ trialsEnding }: ClientFigures, links: FigureLinks): FigureModel => ({
  label: 'Trials ending',
  definition: 'Clients whose trial ends within 7 days from now, whichever days are chosen above.',
  to: links.trials,
  value: formatNumber(trialsEnding),
  was: null,
  change: null,
  parts: [],
});

/** The figures that everybody with the dashboard sees. */
export const clientFigures = (clients: ClientFigures, links: FigureLinks) => ({
  active: active(clients, links),
  added: added(clients, links),
  churn: churn(clients, links),
  trials: trials(clients, links),
});
