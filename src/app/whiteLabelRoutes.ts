import { paths } from '@/config/paths';
import { lazyScreen } from './lazyScreen';
import type { RouteEntry } from './routeEntry';

const gate = 'MANAGE_WHITE_LABELLED_CUSTOMER';
const section = 'white-label';

export const whiteLabelRoutes: readonly RouteEntry[] = [
  { path: paths.whiteLabel, gate, to: paths.clientBilling },
  {
    path: paths.clientBilling,
    gate,
    title: 'Client Billing',
    screen: lazyScreen(() => import('@/features/white-label/client-billing/ClientBillingScreen')),
    nav: { section, label: 'Client Billing' },
  },
  {
    path: paths.branding,
    gate,
    title: 'Branding',
    screen: lazyScreen(() => import('@/features/white-label/branding/BrandingScreen')),
    nav: { section, label: 'Branding' },
  },
  {
    path: paths.deployments,
    gate,
    title: 'Deployments',
    screen: lazyScreen(() => import('@/features/deployments/DeploymentsScreen')),
  },
  {
    path: paths.customDomain,
    gate,
    title: 'Custom Domain',
    screen: lazyScreen(() => import('@/features/white-label/custom-domain/CustomDomainScreen')),
    nav: { section, label: 'Custom Domain' },
  },
  {
    path: paths.stripeIntegration,
    gate,
    title: 'Stripe Integration',
    screen: lazyScreen(() => import('@/features/white-label/stripe-integration/StripeIntegrationScreen')),
    nav: { section, label: 'Stripe Integration' },
  },
  {
    path: paths.legal,
    gate,
    title: 'Legal',
    screen: lazyScreen(() => import('@/features/white-label/legal/LegalListScreen')),
    nav: { section, label: 'Legal' },
  },
  {
    path: paths.legalPage(':pathname'),
    gate,
    title: 'Legal page',
    screen: lazyScreen(() => import('@/features/white-label/legal/LegalPageScreen')),
  },
  {
    path: paths.quickGuides,
    gate,
    title: 'Quick Guide',
    screen: lazyScreen(() => import('@/features/white-label/quick-guide/QuickGuideListScreen')),
    nav: { section, label: 'Quick Guide' },
  },
  {
    path: paths.quickGuide(':pathname'),
    gate,
    title: 'Quick guide',
    screen: lazyScreen(() => import('@/features/white-label/quick-guide/QuickGuideScreen')),
  },
];
