import { paths } from '@/config/paths';
import { inWords } from '@/texts/inWords';
import * as texts from '@/texts/settings/record';
import type { RecordFilters } from './recordFilters';

interface Target {
  name: string;
  /** The screen where it stands; left out where it stands on none. */
  to?: (id: string) => string;
  /** The company has one such thing, which is on record under the company’s own id. */
  isOfCompany?: true;
}

const targets: Readonly<Record<string, Target>> = {
  AuditEvent: { name: texts.record },
  BillingCard: { name: texts.billingCard, to: () => paths.billingCard('cards'), isOfCompany: true },
  BillingDetails: { name: texts.billingDetails, to: () => paths.billingCard('cards'), isOfCompany: true },
  Client: { name: texts.client, to: paths.clientView },
  ClientBillingPlan: { name: texts.plan, to: () => paths.clientBilling },
  ClientBulk: { name: texts.bulkAction, to: (id) => `${paths.clients}?bulk=${id}` },
  ClientCard: { name: texts.clientsCard, to: paths.clientView },
  ClientImport: { name: texts.importOfClients },
  ClientImportMapping: { name: texts.columnsForImports },
  Company: { name: texts.company, to: () => paths.companyProfile, isOfCompany: true },
  CompanyExport: { name: texts.archive, to: () => paths.companyProfile },
  CustomDomain: { name: texts.domain, to: () => paths.customDomain },
  Deployment: { name: texts.deployment, to: () => paths.deployments },
  Invitation: { name: texts.invitation, to: () => paths.users },
  LegalPage: { name: texts.legalPage, to: () => paths.legal },
  List: { name: texts.list },
  MarketingTemplate: { name: texts.marketingTemplate, to: () => paths.marketingTemplates },
  Operator: { name: texts.user, to: () => paths.users },
  Payment: { name: texts.payment, to: (id) => `${paths.paymentList('incoming')}?payment=${id}` },
  QuickGuide: { name: texts.guide, to: () => paths.quickGuides },
  Role: { name: texts.role, to: () => paths.roles },
  SavedView: { name: texts.viewOfAList, to: () => paths.clients },
  Session: { name: texts.session },
  StartUpPackInstallation: { name: texts.startUpPack, to: () => paths.startUpPacks },
  StripeIntegration: { name: texts.stripeAccount, to: () => paths.stripeIntegration, isOfCompany: true },
  ThemeSetup: { name: texts.branding, to: () => paths.branding, isOfCompany: true },
};

/** A newer API may know more kinds than this console. */
export const targetName = (type: string): string => targets[type]?.name ?? inWords(type);

/** Null where there is no screen to lead to. */
export const targetAddress = (type: string, id: string | null | undefined): string | null =>
  (id && targets[type]?.to?.(id)) || null;

/** What leaves all that is on record about the same thing: an invitation and whoever accepted it are one, for instance. */
export const aboutTheSame = (type: string, id: string): RecordFilters =>
  targets[type]?.isOfCompany ? { kind: [type], target: id } : { target: id };
