import { fullLogo, guideImage, icon, squareLogo } from './images';
import { guideRoutes } from './pages/guides';
import { homeRoute } from './pages/home';
import { legalRoutes } from './pages/legal';
import { plansRoute } from './pages/plans';
import type { PortalRoute } from './portalRequest';
import { fileResponse } from './responses';
import { file } from './routes';
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
  file('/site.css', styleSheet),
  file('/logo/full', fullLogo),
  file('/logo/square', squareLogo),
  file('/favicon.ico', icon(faviconSize)),
  file('/favicon.png', icon(faviconSize)),
  file('/apple-touch-icon.png', icon(touchIconSize)),
  file('/images/:id', guideImage),
  file('/robots.txt', () => fileResponse('text/plain; charset=utf-8', robotsLines.join('\n'))),
];
