import { at, button, menuitem, tab } from './place';

/** How the demo company looks and what it offers. */
export const whiteLabelPlaces = [
  at('/dashboard/white-label/client-billing'),
  at('/dashboard/white-label/client-billing', button('Preview price table')),
  at('/dashboard/white-label/client-billing', button('Add plan')),
  at('/dashboard/white-label/client-billing', button('Actions for Growth'), menuitem('Change price')),
  at('/dashboard/white-label/branding'),
  at('/dashboard/white-label/branding', tab('Mail')),
  at('/dashboard/white-label/branding', tab('Sign-up'), button('Phone')),
  at('/dashboard/white-label/branding', button('Crop the square logo')),
  at('/dashboard/white-label/branding', button('Review and deploy')),
  at('/dashboard/white-label/deployments'),
  at('/dashboard/white-label/deployments', button(/^Show \d+ changes/)),
  at('/dashboard/white-label/deployments', button('Roll back to this')),
  at('/dashboard/white-label/custom-domain'),
  at('/dashboard/white-label/stripe-integration'),
  at('/dashboard/white-label/stripe-integration', button('Disconnect…')),
  at('/dashboard/white-label/legal'),
  at('/dashboard/white-label/legal/terms-of-service'),
  at('/dashboard/white-label/legal/privacy-policy', button('Preview')),
  at('/dashboard/white-label/legal/privacy-policy', button('Table')),
  at('/dashboard/white-label/legal/privacy-policy', button('More')),
  at('/dashboard/white-label/quick-guide'),
  at('/dashboard/white-label/quick-guide', button('Add guide')),
  at('/dashboard/white-label/quick-guide/getting-started'),
];
