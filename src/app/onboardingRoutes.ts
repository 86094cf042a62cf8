import { withMessages } from '@/lib/i18n';
import { paths } from '@/config/paths';
import type { RouteEntry } from './routeEntry';

const gate = 'onboarding';

export const onboardingRoutes: readonly RouteEntry[] = [
  { path: paths.onboardCompany, gate, to: paths.onboardDetails },
  {
    path: paths.onboardDetails,
    gate,
    title: /*i18n*/ { id: 'screen.companyDetails', message: 'Company details' },
    load: () => withMessages('onboarding', import('@/features/onboarding/CompanyDetailsScreen')),
  },
  {
    path: paths.onboardTheme,
    gate,
    title: /*i18n*/ { id: 'screen.companyTheme', message: 'Colors and logos' },
    load: () => withMessages('onboarding', import('@/features/onboarding/CompanyThemeScreen')),
  },
  {
    path: paths.onboardClientBilling,
    gate,
    title: /*i18n*/ { id: 'screen.clientBillingStep', message: 'Client billing' },
    load: () => withMessages('onboarding', import('@/features/onboarding/ClientBillingStepScreen')),
  },
  {
    path: paths.onboardPaymentMethod,
    gate,
    title: /*i18n*/ { id: 'screen.paymentMethodStep', message: 'Payment method' },
    load: () => withMessages('onboarding', import('@/features/onboarding/PaymentMethodStepScreen')),
  },
];
