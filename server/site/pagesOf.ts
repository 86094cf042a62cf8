import type { SiteSnapshot } from '../modules/deployments/snapshot';

/** The path of every page that anybody may see: what a deployment looks at before it publishes. */
export const pagesOf = ({ legalPages, guides }: SiteSnapshot): string[] => [
  '/',
  '/plans',
  '/legal',
  ...legalPages.map(({ pathname }) => `/legal/${pathname}`),
  '/guides',
  ...guides.filter(({ planIds }) => planIds === null).map(({ pathname }) => `/guides/${pathname}`),
];
