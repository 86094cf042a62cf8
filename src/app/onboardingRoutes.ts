import { paths } from '@/config/paths';
import * as texts from '@/texts/app/screens';
import type { RouteEntry } from './routeEntry';

const gate = 'onboarding';

export const onboardingRoutes: readonly RouteEntry[] = [
  { path: paths.onboardCompany, gate, to: paths.onboardDetails },
  {
    path: paths.onboardDetails,
    gate,
    ...texts.companyDetails,
    load: () => import('@/features/onboarding/CompanyDetailsScreen'),
  },
  {
    path: paths.onboardTheme,
    gate,
    ...texts.coloursAndLogos,
    load: () => import('@/features/onboarding/CompanyThemeScreen'),
  },
  {
    path: paths.onboardClientBilling,
    gate,
    ...texts.clientBillingStep,
    load: () => import('@/features/onboarding/ClientBillingStepScreen'),
  },
  {
    path: paths.onboardPaymentMethod,
    gate,
    ...texts.paymentMethod,
    load: () => import('@/features/onboarding/PaymentMethodStepScreen'),
  },
];
