import { at } from './place';

/** What a company sees where it has nothing yet. */
export const beginnerPlaces = [
  at('/dashboard/analytics'),
  at('/dashboard/clients'),
  at('/dashboard/clients/:client/view'),
  at('/dashboard/clients/:client/deactivate'),
  at('/dashboard/payments/incoming/all'),
  at('/dashboard/payments/outgoing/failed'),
  at('/dashboard/white-label/client-billing'),
  at('/dashboard/white-label/deployments'),
  at('/dashboard/white-label/stripe-integration'),
  at('/dashboard/white-label/legal'),
  at('/dashboard/white-label/quick-guide'),
  at('/dashboard/settings/billing-card/new'),
  at('/dashboard/settings/users'),
  at('/dashboard/settings/record'),
  at('/dashboard/start-up-packs'),
];

/** The same company once its Admin has closed it. */
export const closedPlaces = [
  at('/dashboard/analytics'),
  at('/dashboard/clients'),
  at('/dashboard/settings/company-profile'),
];
