/** Pages of a client dashboard that everybody may see. */
export const clientPages = [
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

/** What a client sees behind their sign-in. */
export const accountPages = [
  '/account',
  '/account/plan',
  '/account/plan/end',
  '/account/payments',
  '/account/card',
  '/account/details',
  '/account/legal',
];
