import { paths } from '@/config/paths';
import * as texts from '@/texts/app';
import { lazyScreen } from './lazyScreen';
import type { RouteEntry } from './routeEntry';

export const onboardingRoutes: readonly RouteEntry[] = [
  { path: paths.onboardCompany, gate: 'onboarding', to: paths.onboardDetails },
  {
    path: paths.onboardDetails,
    gate: 'onboarding',
    title: texts.companyDetails,
    screen: lazyScreen(() => import('@/features/onboarding/CompanyDetailsScreen')),
  },
  {
    path: paths.onboardTheme,
    gate: 'onboarding',
    title: texts.coloursAndLogos,
    screen: lazyScreen(() => import('@/features/onboarding/CompanyThemeScreen')),
  },
  {
    path: paths.onboardClientBilling,
    gate: 'onboarding',
    title: texts.clientBillingStep,
    screen: lazyScreen(() => import('@/features/onboarding/ClientBillingStepScreen')),
  },
  {
    path: paths.onboardPaymentMethod,
    gate: 'onboarding',
    title: texts.paymentMethod,
    screen: lazyScreen(() => import('@/features/onboarding/PaymentMethodStepScreen')),
  },
];
