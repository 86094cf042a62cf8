import { settingsRoutes } from '../../../src/app/settingsRoutes';
import { addOnRoutes } from '../../../src/app/signedInScreens';
import { at, button, menuitem, tab } from './screenState';
import { screensOf } from './screensOf';

/** Settings and add-on screens of the demo company. */
export const settingsScreens = [
  ...screensOf([...settingsRoutes, ...addOnRoutes]),
  at('/dashboard/settings/billing-card/cards', button(/^Actions for Visa/)),
  at('/dashboard/settings/billing-card/cards', button(/^Actions for Visa/), menuitem(/^Remove/)),
  at('/dashboard/settings/billing-card/new'),
  at('/dashboard/settings/users', button('Invite people')),
  at('/dashboard/settings/users', button('Actions for Mei Tanaka')),
  at('/dashboard/settings/users', button('Actions for Mei Tanaka'), menuitem(/role/i)),
  at('/dashboard/settings/users', button('Actions for Mei Tanaka'), menuitem('Remove user')),
  at('/dashboard/settings/users', tab(/^Invitations/)),
  at('/dashboard/my-profile', button('Turn on two-factor')),
  at('/dashboard/settings/my-profile', button('Change email address')),
  at('/dashboard/settings/company-profile', button('Close company')),
  at('/dashboard/settings/audit-log', button('Add filter')),
  at('/dashboard/settings/audit-log?search=zzzz'),
  at('/dashboard/start-up-packs?pack=web-agency'),
  at('/dashboard/marketing-templates?template=introduction-deck'),
];
