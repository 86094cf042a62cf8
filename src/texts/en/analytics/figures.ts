import { formatCount } from '@/texts/grammar';

export const noChange = 'No change';
export const hardlyAnyChange = 'Hardly any change';
export const up = (by: string) => `Up ${by}`;
export const down = (by: string) => `Down ${by}`;
export const fromNone = 'from none';
export const points = (points: number) => formatCount(points, 'point');

export const was = (was: string) => `was ${was}`;

export const whatMeans = (of: string) => `What “${of}” means`;

export const activeClients = 'Active clients';
export const clientsWithAPaid =
  'Clients with a subscription they have paid for, at the end of the last of these days. Past due clients are included. Clients who have never paid are not.';
export const newClients = 'New clients';
export const clientsAddedInTheseDays =
  'Clients added in these days, whatever their status now. New paying clients made their first payment, or their first one after a break.';
export const beganToPay = 'New paying clients';
export const churnRate = 'Churn rate';
export const clientsWhoWereDeactivated =
  'Clients who were deactivated or paused while paying, divided by the active clients at the beginning of these days.';
export const churned = 'Churned';
export const trialsEnding = 'Trials ending';
export const clientsWhoseTrialEndsWithin = (days: number) =>
  `Clients whose trial ends in the next ${days} days. The selected date range does not apply.`;

export const revenue = 'Revenue';
export const whatClientsPaidInTheseDays =
  'What clients paid in these days, less the refunds made in them. Fees of the card provider are not taken off.';
export const gross = 'Gross';
export const refunds = 'Refunds';
export const mrr = 'MRR';
export const monthlyRecurringRevenueWhat =
  'Monthly recurring revenue: what the paying clients are worth a month on the last of these days. Clients who have never paid add nothing. A weekly price counts 52/12 times, a yearly one a twelfth.';
export const atTheStart = 'At the start';
export const arpu = 'ARPU';
export const averageRevenuePerUserMrr =
  'Average revenue per user: MRR divided by the active clients, both on the last of these days.';
export const failedPayments = 'Failed payments';
export const paymentsThatFailedInTheseDays =
  'Payments that failed in these days. Their cost is what they would have brought in.';
export const cost = 'Cost';
