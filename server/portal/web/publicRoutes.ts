import { fullLogo, guideImage, icon, squareLogo } from './images';
import { guideRoutes } from './pages/guides';
import { homeRoute } from './pages/home';
import { legalRoutes } from './pages/legal';
import { plansRoute } from './pages/plans';
import type { PortalRoute } from './portalRequest';
import { fileResponse } from './responses';
import { sharedFile } from './routes';
import { styleSheet } from './styleSheet';

const faviconSize = 32;
const touchIconSize = 180;

const robotsLines = ['User-agent: *', 'Disallow: /account', 'Disallow: /choose-password', ''];

/** Routes of the public pages and files. `accountRoutes` contains sign-in and sign-up. */
export const publicRoutes: readonly PortalRoute[] = [
  homeRoute,
  plansRoute,
  ...legalRoutes,
  ...guideRoutes,
  sharedFile('/site.css', styleSheet),
  sharedFile('/logo/full', fullLogo),
  sharedFile('/logo/square', squareLogo),
  sharedFile('/favicon.ico', icon(faviconSize)),
  sharedFile('/favicon.png', icon(faviconSize)),
  sharedFile('/apple-touch-icon.png', icon(touchIconSize)),
  sharedFile('/images/:id', guideImage),
  sharedFile('/robots.txt', () => fileResponse('text/plain; charset=utf-8', robotsLines.join('\n'))),
];
