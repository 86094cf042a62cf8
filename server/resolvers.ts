import { analyticsResolvers } from './modules/analytics/resolvers';
import { auditResolvers } from './modules/audit/resolvers';
import { authResolvers } from './modules/auth/resolvers';
import { billingCardResolvers } from './modules/billing-cards/resolvers';
import { brandingResolvers } from './modules/branding/resolvers';
import { clientAccountResolvers } from './modules/portal-accounts/from-console/resolvers';
import { clientActivityResolvers } from './modules/client-activity/resolvers';
import { dunningResolvers } from './modules/dunning/resolvers';
import { clientBillingResolvers } from './modules/client-billing/resolvers';
import { chargingResolvers } from './modules/charging/resolvers';
import { clientBulkResolvers } from './modules/client-bulks/resolvers';
import { clientCardResolvers } from './modules/client-cards/resolvers';
import { clientImportResolvers } from './modules/client-imports/resolvers';
import { clientLifecycleResolvers } from './modules/client-lifecycle/resolvers';
import { clientResolvers } from './modules/clients/resolvers';
import { companyExportResolvers } from './modules/company-exports/resolvers';
import { companyResolvers } from './modules/company/resolvers';
import { legalResolvers } from './modules/legal/resolvers';
import { domainResolvers } from './modules/domains/resolvers';
import { deploymentResolvers } from './modules/deployments/resolvers';
import { listResolvers } from './modules/lists/resolvers';
import { marketingTemplateResolvers } from './modules/marketing-templates/resolvers';
import { notificationResolvers } from './modules/notifications/resolvers';
import { myAccountResolvers } from './modules/my-account/resolvers';
import { onboardingResolvers } from './modules/onboarding/resolvers';
import { operatorResolvers } from './modules/operators/resolvers';
import { paymentResolvers } from './modules/payments/resolvers';
import { quickGuideResolvers } from './modules/quick-guides/resolvers';
import { roleResolvers } from './modules/roles/resolvers';
import { sessionResolvers } from './modules/sessions/resolvers';
import { startUpPackResolvers } from './modules/start-up-packs/resolvers';
import { stripeResolvers } from './modules/stripe/resolvers';
import { twoFactorResolvers } from './modules/two-factor/resolvers';
import { dateScalar, dateTimeScalar, formDraftScalar, minorUnitsScalar } from './scalars';
import type { Resolvers } from './schema.generated';

const scalars: Resolvers = {
  Date: dateScalar,
  DateTime: dateTimeScalar,
  FormDraft: formDraftScalar,
  MinorUnits: minorUnitsScalar,
};

export const resolvers: Resolvers[] = [
  scalars,
  analyticsResolvers,
  auditResolvers,
  authResolvers,
  billingCardResolvers,
  brandingResolvers,
  clientAccountResolvers,
  clientActivityResolvers,
  clientBillingResolvers,
  dunningResolvers,
  chargingResolvers,
  clientBulkResolvers,
  clientCardResolvers,
  clientImportResolvers,
  clientLifecycleResolvers,
  clientResolvers,
  companyExportResolvers,
  companyResolvers,
  legalResolvers,
  domainResolvers,
  deploymentResolvers,
  listResolvers,
  marketingTemplateResolvers,
  notificationResolvers,
  myAccountResolvers,
  onboardingResolvers,
  operatorResolvers,
  paymentResolvers,
  quickGuideResolvers,
  roleResolvers,
  sessionResolvers,
  startUpPackResolvers,
  stripeResolvers,
  twoFactorResolvers,
];
