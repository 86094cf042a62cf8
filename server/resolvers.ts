import { dateScalar, dateTimeScalar, formDraftScalar, minorUnitsScalar, type Resolvers } from './platform';
import { companyResolvers } from './company';
import {
  authResolvers,
  myAccountResolvers,
  operatorResolvers,
  sessionResolvers,
  twoFactorResolvers,
} from './identity';
import {
  brandingResolvers,
  deploymentResolvers,
  domainResolvers,
  legalResolvers,
  quickGuideResolvers,
  translationResolvers,
} from './brand';
import { clientImportResolvers, clientResolvers, listResolvers } from './clients';
import {
  billingCardResolvers,
  chargingResolvers,
  clientBillingResolvers,
  clientBulkResolvers,
  clientCardResolvers,
  clientLifecycleResolvers,
  dunningResolvers,
  paymentResolvers,
  stripeResolvers,
} from './billing';
import { clientAccountResolvers } from './portal';
import {
  analyticsResolvers,
  auditResolvers,
  clientActivityResolvers,
  companyExportResolvers,
  notificationResolvers,
} from './insights';
import { marketingTemplateResolvers, startUpPackResolvers } from './add-ons';
import { closingResolvers, onboardingResolvers } from './company-lifecycle';

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
  paymentResolvers,
  quickGuideResolvers,
  translationResolvers,
  sessionResolvers,
  startUpPackResolvers,
  stripeResolvers,
  twoFactorResolvers,
];
