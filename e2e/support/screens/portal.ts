/** Portal pages that are open without a session. */
export const publicPortalPages = [
  '/',
  '/plans',
  '/sign-up',
  '/sign-in',
  '/forgot-password',
  '/legal',
  '/legal/privacy-policy',
  '/guides',
  '/guides/getting-started',
  '/give-card',
  '/nowhere',
];

/** Portal pages of a signed-in client. */
export const portalAccountPages = [
  '/account',
  '/account/plan',
  '/account/plan/end',
  '/account/payments',
  '/account/card',
  '/account/details',
  '/account/legal',
];
