import { mainRoutes } from '../../../src/app/signedInScreens';
import { at, button, checkbox, key, link, menuitem } from './screenState';
import { screensOf } from './screensOf';

/** Matches the checkbox for all rows of a table's page, or that of the first item of other lists. */
const selectCheckbox = checkbox(/^Select /);
const revenueTable = /^Show table: Revenue/;

/** Dashboard, client and payment screens of the demo company. */
export const coreScreens = [
  ...screensOf(mainRoutes),
  at('/dashboard/analytics?range=Last12Months', button(revenueTable)),
  at('/dashboard/clients', button('Add client')),
  at('/dashboard/clients', button('Add filter')),
  at('/dashboard/clients', button('Columns')),
  at('/dashboard/clients', button('List actions')),
  at('/dashboard/clients?attention=1&size=50'),
  at('/dashboard/clients?search=zzzz'),
  at('/dashboard/clients?bulk=history'),
  at('/dashboard/clients?size=10', selectCheckbox),
  at('/dashboard/clients/import'),
  at('/dashboard/clients?size=25', selectCheckbox, button('Change plan…')),
  at('/dashboard/clients/import'),
  at('/dashboard/clients?size=50', selectCheckbox, button('Export…')),
  at('/dashboard/clients/import'),
  at('/dashboard/clients/:client/view', button('Actions')),
  at('/dashboard/clients/:client/view', button('Actions'), menuitem('View as client')),
  at('/dashboard/clients/:client/view', button('Actions'), menuitem('Send sign-in link')),
  at('/dashboard/clients/:client/view', button('Actions'), menuitem('Pause')),
  at('/dashboard/clients/:client/view', button('Change plan')),
  at('/dashboard/clients/:client/view', button('Edit contact')),
  at('/dashboard/clients/:client/view', button('Request card')),
  at('/dashboard/payments/incoming/all', button('Add filter')),
  at('/dashboard/payments/incoming/succeeded', link(/, payment #\d+$/)),
  at('/dashboard/payments/incoming/succeeded', link(/, payment #\d+$/), button('Refund…')),
  at('/dashboard/payments/incoming/failed'),
  at('/dashboard/payments/incoming/failed', button(/^Actions for payment/)),
  at('/dashboard/payments/incoming/failed', button(/^Actions for payment/), menuitem(/^Retry/)),
  at('/dashboard/payments/incoming/failed', button(/^Actions for payment/), menuitem(/^Request card/)),
  at('/dashboard/payments/outgoing/all'),
  at('/dashboard/payments/outgoing/all', button('Advance')),
];

/** Overlays of the shell, which every screen can open, and the not-found screen. */
export const shellScreens = [
  at('/dashboard/marketing-templates', button('Search and commands')),
  at('/dashboard/marketing-templates', button(/^Go live|^Live: /)),
  at('/dashboard/marketing-templates', button(/^Notifications/)),
  at('/dashboard/marketing-templates', button(/^Dana Whitaker/)),
  at('/dashboard/marketing-templates', key('?')),
  at('/dashboard/nowhere'),
];
