import type { PortalSnapshot } from './snapshot';

/** Returns the paths of all public pages, which a deployment checks before it publishes. */
export const publicPaths = ({ legalPages, guides }: PortalSnapshot): string[] => [
  '/',
  '/plans',
  '/legal',
  ...legalPages.map(({ pathname }) => `/legal/${pathname}`),
  '/guides',
  ...guides.filter(({ planIds }) => planIds === null).map(({ pathname }) => `/guides/${pathname}`),
];
