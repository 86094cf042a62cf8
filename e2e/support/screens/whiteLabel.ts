import { whiteLabelRoutes } from '../../../src/app/signedInScreens';
import { at, button, menuitem, tab } from './screenState';
import { screensOf } from './screensOf';

/** White-label screens of the demo company. */
export const whiteLabelScreens = [
  ...screensOf(whiteLabelRoutes),
  at('/dashboard/white-label/client-billing', button('Preview price table')),
  at('/dashboard/white-label/client-billing', button('Add plan')),
  at('/dashboard/white-label/client-billing', button('Actions for Growth'), menuitem('Change price')),
  at('/dashboard/white-label/client-billing', button('Actions for Growth'), menuitem('Edit')),
  at('/dashboard/white-label/client-billing', button('Actions for Growth'), menuitem('Archive')),
  at('/dashboard/white-label/branding', tab('Email')),
  at('/dashboard/white-label/branding', tab('Sign-up'), button('Phone')),
  at('/dashboard/white-label/branding', button('Crop square logo')),
  at('/dashboard/white-label/branding', button('Review and deploy')),
  at('/dashboard/white-label/deployments', button(/^Show \d+ changes/)),
  at('/dashboard/white-label/deployments', button('Roll back')),
  at('/dashboard/white-label/stripe-integration', button('Disconnect account')),
  at('/dashboard/white-label/legal/privacy-policy', button('Preview')),
  at('/dashboard/white-label/legal/privacy-policy', button('Table')),
  at('/dashboard/white-label/legal/privacy-policy', button('More')),
  at('/dashboard/white-label/legal/privacy-policy', button('More'), menuitem('Version history')),
  at('/dashboard/white-label/legal/privacy-policy', button('More'), menuitem('View changes')),
  at('/dashboard/white-label/translations', button(/^Open translations/)),
  at('/dashboard/white-label/translations/brand/theme/ar', button('Remove translation')),
  at('/dashboard/white-label/quick-guide', button('Add guide')),
  at('/dashboard/white-label/quick-guide', button(/^Actions for/), menuitem('Archive')),
  at('/dashboard/white-label/quick-guide/getting-started', button('Preview')),
];
