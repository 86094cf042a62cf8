import { paths } from '@/config/paths';
import { inWords } from '@/texts/grammar';
import * as texts from '@/texts/settings/record';
import type { AuditLogFilters } from './auditLogFilters';

interface Target {
  name: string;
  /** Returns the path of the target's screen. Missing if the target has no screen. */
  to?: (id: string) => string;
  /** Adds the type to the target's filter. Needed for targets that share the company's ID. */
  isSingleton?: true;
}

const targets: Readonly<Record<string, Target>> = {
  AuditEvent: { name: texts.record },
  BillingCard: { name: texts.billingCard, to: () => paths.billingCard('cards'), isSingleton: true },
  BillingDetails: { name: texts.billingDetails, to: () => paths.billingCard('cards'), isSingleton: true },
  Client: { name: texts.client, to: paths.clientView },
  ClientBillingPlan: { name: texts.plan, to: () => paths.clientBilling },
  ClientBulk: { name: texts.bulkAction, to: (id) => `${paths.clients}?bulk=${id}` },
  ClientCard: { name: texts.clientsCard, to: paths.clientView },
  ClientImport: { name: texts.importOfClients },
  ClientImportMapping: { name: texts.columnsForImports },
  Company: { name: texts.company, to: () => paths.companyProfile, isSingleton: true },
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
  StripeIntegration: { name: texts.stripeAccount, to: () => paths.stripeIntegration, isSingleton: true },
  ThemeSetup: { name: texts.branding, to: () => paths.branding, isSingleton: true },
};

/** Returns the label of a target type, or its name in words if a newer API sends an unknown type. */
export const targetName = (type: string): string => targets[type]?.name ?? inWords(type);

/** Returns the path of the target's screen, or null if the target has no screen or no ID. */
export const targetPath = (type: string, id: string | null | undefined): string | null =>
  (id && targets[type]?.to?.(id)) || null;

/**
 * Returns the filters for all events of a target. Targets that share the company's ID also need their type.
 */
export const targetFilters = (type: string, id: string): AuditLogFilters =>
  targets[type]?.isSingleton ? { kind: [type], target: id } : { target: id };
