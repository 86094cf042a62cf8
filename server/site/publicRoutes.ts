import { fullLogo, guidePicture, icon, squareLogo } from './files/pictures';
import { robots } from './files/robots';
import { styleSheet } from './files/styleSheet';
import { guidePage, guidesPage } from './pages/guides';
import { homePage } from './pages/home';
import { legalListPage, legalPage } from './pages/legal';
import { plansPage } from './pages/plans';
import type { SiteRoute } from './siteRequest';

const ordinaryIcon = 32;
const largeIcon = 180;

const page = (path: string, answer: SiteRoute['answer']): SiteRoute => ({
  method: 'GET',
  path,
  kept: 'ForVisitors',
  answer,
});

const file = (path: string, answer: SiteRoute['answer']): SiteRoute => ({
  method: 'GET',
  path,
  kept: 'ForEverybody',
  answer,
});

/** What everybody may see. */
export const publicRoutes: readonly SiteRoute[] = [
  page('/', homePage),
  page('/plans', plansPage),
  page('/legal', legalListPage),
  page('/legal/:pathname', legalPage),
  page('/guides', guidesPage),
  page('/guides/:pathname', guidePage),
  file('/site.css', styleSheet),
  file('/logo/full', fullLogo),
  file('/logo/square', squareLogo),
  file('/favicon.ico', icon(ordinaryIcon)),
  file('/favicon.png', icon(ordinaryIcon)),
  file('/apple-touch-icon.png', icon(largeIcon)),
  file('/images/:id', guidePicture),
  file('/robots.txt', robots),
];
