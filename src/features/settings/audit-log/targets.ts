import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { paths } from '@/config/paths';
import { inWords } from '@/lib/humanize';
import type { AuditLogFilters } from './auditLogFilters';

interface Target {
  name: MessageDescriptor;
  /** Returns the path of the target's screen. Missing if the target has no screen. */
  to?: (id: string) => string;
  /** Adds the type to the target's filter. Needed for targets that share the company's ID. */
  isSingleton?: true;
}

const targets: Readonly<Record<string, Target>> = {
  AuditEvent: { name: msg`Audit log` },
  BillingCard: { name: msg`Billing card`, to: () => paths.billingCard('cards'), isSingleton: true },
  BillingDetails: { name: msg`Billing details`, to: () => paths.billingCard('cards'), isSingleton: true },
  Client: { name: msg`Client`, to: paths.clientView },
  ClientBillingPlan: { name: msg`Plan`, to: () => paths.clientBilling },
  ClientBulk: { name: msg`Bulk action`, to: (id) => `${paths.clients}?bulk=${id}` },
  ClientCard: { name: msg`Client card`, to: paths.clientView },
  ClientImport: { name: msg`Client import` },
  ClientImportMapping: { name: msg`Import mapping` },
  Company: { name: msg`Company`, to: () => paths.companyProfile, isSingleton: true },
  CompanyExport: { name: msg`Data archive`, to: () => paths.companyProfile },
  ContentTranslation: { name: msg`Translation`, to: () => paths.translations },
  CustomDomain: { name: msg`Custom domain`, to: () => paths.customDomain },
  Deployment: { name: msg`Deployment`, to: () => paths.deployments },
  Invitation: { name: msg`Invitation`, to: () => paths.users },
  LegalPage: { name: msg`Legal page`, to: () => paths.legal },
  List: { name: msg({ message: 'List', context: 'noun' }) },
  MarketingTemplate: { name: msg`Marketing template`, to: () => paths.marketingTemplates },
  Operator: { name: msg`User`, to: () => paths.users },
  Payment: { name: msg`Payment`, to: (id) => `${paths.paymentList('incoming')}?payment=${id}` },
  QuickGuide: { name: msg`Quick guide`, to: () => paths.quickGuides },
  Role: { name: msg`Role`, to: () => paths.roles },
  SavedView: { name: msg`Saved view`, to: () => paths.clients },
  Session: { name: msg`Session` },
  StartUpPackInstallation: { name: msg`Start-up pack`, to: () => paths.startUpPacks },
  StripeIntegration: { name: msg`Stripe account`, to: () => paths.stripeIntegration, isSingleton: true },
  ThemeSetup: { name: msg`Branding`, to: () => paths.branding, isSingleton: true },
};

/** Returns the label of a target type, or its name in words if a newer API sends an unknown type. */
export function targetName(type: string): string {
  const target = targets[type];
  return target ? i18n._(target.name) : inWords(type);
}

/** Returns the path of the target's screen, or null if the target has no screen or no ID. */
export const targetPath = (type: string, id: string | null | undefined): string | null =>
  (id && targets[type]?.to?.(id)) || null;

/**
 * Returns the filters for all events of a target. Targets that share the company's ID also need their type.
 */
export const targetFilters = (type: string, id: string): AuditLogFilters =>
  targets[type]?.isSingleton ? { kind: [type], target: id } : { target: id };
