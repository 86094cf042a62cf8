import { clientTables } from './clients';
import { contentTables } from './content';
import { billingTables } from './billing';
import type { ArchiveTable } from './table';
import { teamTables } from './team';

/** The CSV files in archive order. */
export const archiveTables: readonly ArchiveTable[] = [
  ...clientTables,
  ...billingTables,
  ...contentTables,
  ...teamTables,
];

/** Tables without a CSV file, with the reason. */
export const excludedTables: Readonly<Record<string, string>> = {
  companies: 'is company.json',
  onboarding_drafts: 'contains onboarding drafts, which became the company',
  sessions: 'contains active sessions',
  password_resets: 'contains links that give access to accounts',
  email_changes: 'contains links that give access to accounts',
  recovery_codes: 'contains account credentials',
  used_challenges: 'contains short-lived account credentials',
  known_devices: 'contains device identifiers, which are internal',
  client_sessions: 'contains active sessions',
  client_links: 'contains links that give access to client accounts',
  client_sign_ups: 'contains pending sign-ups; completed ones are clients',
  card_requests: 'contains links that accept client cards',
  client_counts: 'is derived from clients',
  client_facets: 'is derived from clients',
  payment_counts: 'is derived from payments',
  daily_tallies: 'is derived from clients, MRR movements, payments and refunds',
  invoice_counters: 'contains the last invoice number',
  client_import_rows: 'contains uploaded files; the imported rows are clients',
  client_bulk_rows: 'contains undo data; the audit log contains the changes',
  list_preferences: 'contains personal column preferences',
  marketing_favorites: 'contains personal favorites',
  notification_preferences: 'contains personal notification preferences',
  notifications: 'repeats the audit log and the payments',
  daily_email_counts: 'counts emails for the daily caps',
  idempotency_keys: 'deduplicates requests',
  provider_events: 'contains card provider events, which became payments',
  sandbox_charges: 'are internal to the sandbox',
  sandbox_refunds: 'are internal to the sandbox',
  portals: 'repeats which deployment is live',
  portal_snapshots: 'is composed of versions that are archived',
  portal_snapshot_items: 'is composed of versions that are archived',
  company_exports: 'contains the archives themselves',
  company_export_parts: 'contains the archives themselves',
};
