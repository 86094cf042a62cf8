import { paths } from '@/config/paths';
import { lazyScreen } from './lazyScreen';
import type { RouteEntry } from './routeEntry';

export const onboardingRoutes: readonly RouteEntry[] = [
  { path: paths.onboardCompany, gate: 'onboarding', to: paths.onboardDetails },
  {
    path: paths.onboardDetails,
    gate: 'onboarding',
    title: 'Company details',
    screen: lazyScreen(() => import('@/features/onboarding/CompanyDetailsScreen')),
  },
  {
    path: paths.onboardTheme,
    gate: 'onboarding',
    title: 'Colours and logos',
    screen: lazyScreen(() => import('@/features/onboarding/CompanyThemeScreen')),
  },
  {
    path: paths.onboardClientBilling,
    gate: 'onboarding',
    title: 'Client billing',
    screen: lazyScreen(() => import('@/features/onboarding/ClientBillingStepScreen')),
  },
  {
    path: paths.onboardPaymentMethod,
    gate: 'onboarding',
    title: 'Payment method',
    screen: lazyScreen(() => import('@/features/onboarding/PaymentMethodStepScreen')),
  },
];
