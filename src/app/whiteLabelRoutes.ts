import { paths } from '@/config/paths';
import * as texts from '@/texts/app';
import { lazyScreen } from './lazyScreen';
import type { RouteEntry } from './routeEntry';

const gate = 'MANAGE_WHITE_LABELLED_CUSTOMER';
const section = 'white-label';

export const whiteLabelRoutes: readonly RouteEntry[] = [
  { path: paths.whiteLabel, gate, to: paths.clientBilling },
  {
    path: paths.clientBilling,
    gate,
    title: texts.clientBilling,
    screen: lazyScreen(() => import('@/features/white-label/client-billing/ClientBillingScreen')),
    nav: { section, label: texts.clientBilling },
  },
  {
    path: paths.branding,
    gate,
    title: texts.branding,
    screen: lazyScreen(() => import('@/features/white-label/branding/BrandingScreen')),
    nav: { section, label: texts.branding },
  },
  {
    path: paths.deployments,
    gate,
    title: texts.deployments,
    screen: lazyScreen(() => import('@/features/deployments/DeploymentsScreen')),
  },
  {
    path: paths.customDomain,
    gate,
    title: texts.customDomain,
    screen: lazyScreen(() => import('@/features/white-label/custom-domain/CustomDomainScreen')),
    nav: { section, label: texts.customDomain },
  },
  {
    path: paths.stripeIntegration,
    gate,
    title: texts.stripeIntegration,
    screen: lazyScreen(() => import('@/features/white-label/stripe-integration/StripeIntegrationScreen')),
    nav: { section, label: texts.stripeIntegration },
  },
  {
    path: paths.legal,
    gate,
    title: texts.legal,
    screen: lazyScreen(() => import('@/features/white-label/legal/LegalListScreen')),
    nav: { section, label: texts.legal },
  },
  {
    path: paths.legalPage(':pathname'),
    gate,
    title: texts.legalPage,
    screen: lazyScreen(() => import('@/features/white-label/legal/LegalPageScreen')),
  },
  {
    path: paths.quickGuides,
    gate,
    title: texts.quickGuide,
    screen: lazyScreen(() => import('@/features/white-label/quick-guide/QuickGuideListScreen')),
    nav: { section, label: texts.quickGuide },
  },
  {
    path: paths.quickGuide(':pathname'),
    gate,
    title: texts.quickGuideTitle,
    screen: lazyScreen(() => import('@/features/white-label/quick-guide/QuickGuideScreen')),
  },
];
