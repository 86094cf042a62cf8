import { paths } from '@/config/paths';
import * as texts from '@/texts/app/screens';
import type { RouteEntry } from './routeEntry';

const gate = 'MANAGE_WHITE_LABELLED_CUSTOMER';
const nav = 'white-label';

export const whiteLabelRoutes: readonly RouteEntry[] = [
  { path: paths.whiteLabel, gate, to: paths.clientBilling },
  {
    path: paths.clientBilling,
    gate,
    ...texts.clientBilling,
    load: () => import('@/features/white-label/client-billing/ClientBillingScreen'),
    nav,
    letter: 'b',
    create: { ...texts.addPlan, search: '?task=new' },
  },
  {
    path: paths.branding,
    gate,
    ...texts.branding,
    load: () => import('@/features/white-label/branding/BrandingScreen'),
    nav,
    letter: 'r',
  },
  {
    path: paths.deployments,
    gate,
    ...texts.deployments,
    load: () => import('@/features/deployments/DeploymentsScreen'),
    letter: 'y',
  },
  {
    path: paths.customDomain,
    gate,
    ...texts.customDomain,
    load: () => import('@/features/white-label/custom-domain/CustomDomainScreen'),
    nav,
    letter: 'o',
  },
  {
    path: paths.stripeIntegration,
    gate,
    ...texts.stripeIntegration,
    load: () => import('@/features/white-label/stripe-integration/StripeIntegrationScreen'),
    nav,
    letter: 's',
  },
  {
    path: paths.legal,
    gate,
    ...texts.legal,
    load: () => import('@/features/white-label/legal/LegalListScreen'),
    nav,
    letter: 'l',
  },
  {
    path: paths.legalPage(':pathname'),
    gate,
    ...texts.legalPage,
    load: () => import('@/features/white-label/legal/LegalPageScreen'),
    samplePath: paths.legalPage('terms-of-service'),
  },
  {
    path: paths.quickGuides,
    gate,
    ...texts.quickGuides,
    load: () => import('@/features/white-label/quick-guide/QuickGuideListScreen'),
    nav,
    letter: 'q',
    create: { ...texts.addGuide, search: '?add=1' },
  },
  {
    path: paths.quickGuide(':pathname'),
    gate,
    ...texts.quickGuide,
    load: () => import('@/features/white-label/quick-guide/QuickGuideScreen'),
    samplePath: paths.quickGuide('getting-started'),
  },
];
