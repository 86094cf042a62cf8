import { fullLogo, guideImage, icon, squareLogo } from './files/images';
import { robots } from './files/robots';
import { styleSheet } from './files/styleSheet';
import { guidePage, guidesPage } from './pages/guides';
import { homePage } from './pages/home';
import { legalListPage, legalPage } from './pages/legal';
import { plansPage } from './pages/plans';
import type { PortalRoute } from './portalRequest';

const faviconSize = 32;
const touchIconSize = 180;

const page = (path: string, handler: PortalRoute['handle']): PortalRoute => ({
  method: 'GET',
  path,
  cacheScope: 'SignedOut',
  handle: handler,
});

const file = (path: string, handler: PortalRoute['handle']): PortalRoute => ({
  method: 'GET',
  path,
  cacheScope: 'Everyone',
  handle: handler,
});

/** Routes of the public pages and files. `accountRoutes` contains sign-in and sign-up. */
export const publicRoutes: readonly PortalRoute[] = [
  page('/', homePage),
  page('/plans', plansPage),
  page('/legal', legalListPage),
  page('/legal/:pathname', legalPage),
  page('/guides', guidesPage),
  page('/guides/:pathname', guidePage),
  file('/site.css', styleSheet),
  file('/logo/full', fullLogo),
  file('/logo/square', squareLogo),
  file('/favicon.ico', icon(faviconSize)),
  file('/favicon.png', icon(faviconSize)),
  file('/apple-touch-icon.png', icon(touchIconSize)),
  file('/images/:id', guideImage),
  file('/robots.txt', robots),
];
