import { analyticsResolvers } from './insights/analytics/analytics.resolvers';
import { auditResolvers } from './insights/audit-log/auditLog.resolvers';
import { authResolvers } from './identity/auth/auth.resolvers';
import { billingCardResolvers } from './billing/billing-cards/billingCards.resolvers';
import { brandingResolvers } from './brand/branding/branding.resolvers';
import { clientAccountResolvers } from './portal/accounts/from-console/fromConsole.resolvers';
import { clientActivityResolvers } from './insights/client-activity/clientActivity.resolvers';
import { dunningResolvers } from './billing/dunning/dunning.resolvers';
import { clientBillingResolvers } from './billing/plans/plans.resolvers';
import { chargingResolvers } from './billing/charging/charging.resolvers';
import { clientBulkResolvers } from './billing/bulk-actions/bulkActions.resolvers';
import { clientCardResolvers } from './billing/cards/cards.resolvers';
import { clientImportResolvers } from './clients/imports/imports.resolvers';
import { clientLifecycleResolvers } from './billing/client-lifecycle/clientLifecycle.resolvers';
import { clientResolvers } from './clients/clients.resolvers';
import { companyExportResolvers } from './insights/company-exports/companyExports.resolvers';
import { closingResolvers } from './company-lifecycle/closing/closing.resolvers';
import { operatorTwoFactorResolvers } from './identity/operators/two-factor/operatorTwoFactor.resolvers';
import { companyResolvers } from './company/company.resolvers';
import { legalResolvers } from './brand/legal/legal.resolvers';
import { domainResolvers } from './brand/domains/domains.resolvers';
import { deploymentResolvers } from './brand/deployments/deployments.resolvers';
import { listResolvers } from './clients/lists/lists.resolvers';
import { marketingTemplateResolvers } from './add-ons/marketing-templates/marketingTemplates.resolvers';
import { notificationResolvers } from './insights/notifications/notifications.resolvers';
import { myAccountResolvers } from './identity/my-account/myAccount.resolvers';
import { onboardingResolvers } from './company-lifecycle/onboarding/onboarding.resolvers';
import { operatorResolvers } from './identity/operators/operators.resolvers';
import { paymentResolvers } from './billing/payments/payments.resolvers';
import { quickGuideResolvers } from './brand/quick-guides/quickGuides.resolvers';
import { roleResolvers } from './identity/operators/roles/roles.resolvers';
import { sessionResolvers } from './identity/sessions/sessions.resolvers';
import { startUpPackResolvers } from './add-ons/start-up-packs/startUpPacks.resolvers';
import { stripeResolvers } from './billing/stripe/stripe.resolvers';
import { twoFactorResolvers } from './identity/my-account/two-factor/twoFactor.resolvers';
import { dateScalar, dateTimeScalar, formDraftScalar, minorUnitsScalar } from './platform/graphql/scalars';
import type { Resolvers } from './platform/api/types';

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
  closingResolvers,
  legalResolvers,
  domainResolvers,
  deploymentResolvers,
  listResolvers,
  marketingTemplateResolvers,
  notificationResolvers,
  myAccountResolvers,
  onboardingResolvers,
  operatorResolvers,
  operatorTwoFactorResolvers,
  paymentResolvers,
  quickGuideResolvers,
  roleResolvers,
  sessionResolvers,
  startUpPackResolvers,
  stripeResolvers,
  twoFactorResolvers,
];
