import { paths } from '@/config/paths';
import { inWords } from '@/ui/activity/activityWords';
import type { RecordFilters } from './recordFilters';

interface Target {
  name: string;
  /** The screen where it stands; left out where it stands on none. */
  to?: (id: string) => string;
  /** The company has one such thing, which is on record under the company’s own id. */
  isOfCompany?: true;
}

const targets: Readonly<Record<string, Target>> = {
  AuditEvent: { name: 'Record' },
  BillingCard: { name: 'Billing card', to: () => paths.billingCard('cards'), isOfCompany: true },
  BillingDetails: { name: 'Billing details', to: () => paths.billingCard('cards'), isOfCompany: true },
  Client: { name: 'Client', to: paths.clientView },
  ClientBillingPlan: { name: 'Plan', to: () => paths.clientBilling },
  ClientBulk: { name: 'Bulk action', to: (id) => `${paths.clients}?bulk=${id}` },
  ClientCard: { name: 'Client’s card', to: paths.clientView },
  ClientImport: { name: 'Import of clients' },
  ClientImportMapping: { name: 'Columns for imports' },
  Company: { name: 'Company', to: () => paths.companyProfile, isOfCompany: true },
  CompanyExport: { name: 'Archive', to: () => paths.companyProfile },
  CustomDomain: { name: 'Domain', to: () => paths.customDomain },
  Deployment: { name: 'Deployment', to: () => paths.deployments },
  Invitation: { name: 'Invitation', to: () => paths.users },
  LegalPage: { name: 'Legal page', to: () => paths.legal },
  List: { name: 'List' },
  MarketingTemplate: { name: 'Marketing template', to: () => paths.marketingTemplates },
  Operator: { name: 'User', to: () => paths.users },
  Payment: { name: 'Payment', to: (id) => `${paths.paymentList('incoming')}?payment=${id}` },
  QuickGuide: { name: 'Guide', to: () => paths.quickGuides },
  Role: { name: 'Role', to: () => paths.roles },
  SavedView: { name: 'View of a list', to: () => paths.clients },
  Session: { name: 'Session' },
  StartUpPackInstallation: { name: 'Start-up pack', to: () => paths.startUpPacks },
  StripeIntegration: { name: 'Stripe account', to: () => paths.stripeIntegration, isOfCompany: true },
  ThemeSetup: { name: 'Branding', to: () => paths.branding, isOfCompany: true },
};

/** A newer API may know more kinds than this console. */
export const targetName = (type: string): string => targets[type]?.name ?? inWords(type);

/** Null where there is no screen to lead to. */
export const targetAddress = (type: string, id: string | null | undefined): string | null =>
  (id && targets[type]?.to?.(id)) || null;

/** What leaves all that is on record about the same thing: an invitation and whoever accepted it are one, for instance. */
export const aboutTheSame = (type: string, id: string): RecordFilters =>
  targets[type]?.isOfCompany ? { kind: [type], target: id } : { target: id };
