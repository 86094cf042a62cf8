import { at } from './screenState';

/** Screens of a new company with one client. */
export const emptyCompanyScreens = [
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

/** Screens of a closed company. */
export const closedCompanyScreens = [
  at('/dashboard/analytics'),
  at('/dashboard/clients'),
  at('/dashboard/settings/company-profile'),
];
