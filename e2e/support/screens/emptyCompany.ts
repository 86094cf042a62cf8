import { isListed } from '../../../src/app/routeEntry';
import { signedInRoutes } from '../../../src/app/signedInScreens';
import { at } from './screenState';
import { screensOf } from './screensOf';

/** Screens of a new company with one client. */
export const emptyCompanyScreens = [
  ...screensOf(signedInRoutes.filter(isListed)),
  at('/dashboard/clients/:client/view'),
  at('/dashboard/clients/:client/deactivate'),
  at('/dashboard/payments/outgoing/failed'),
  at('/dashboard/settings/billing-card/new'),
];

/** Screens of a closed company. */
export const closedCompanyScreens = [
  at('/dashboard/analytics'),
  at('/dashboard/clients'),
  at('/dashboard/settings/company-profile'),
];
