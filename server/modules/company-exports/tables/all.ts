import { clientTables } from './clients';
import { contentTables } from './content';
import { moneyTables } from './money';
import type { ArchiveTable } from './table';
import { teamTables } from './team';

/** Every CSV of the archive, in the order in which they are written. */
export const archiveTables: readonly ArchiveTable[] = [
  ...clientTables,
  ...moneyTables,
  ...contentTables,
  ...teamTables,
];

/** Tables that have no file of their own in the archive, and why. */
export const tablesLeftOut: Readonly<Record<string, string>> = {
  companies: 'is company.json',
  onboarding_drafts: 'is what was typed while the company was being set up, and became the company',
  sessions: 'holds who is signed in at the moment',
  password_resets: 'holds links that open accounts',
  email_changes: 'holds links that open accounts',
  recovery_codes: 'holds what opens accounts',
  used_challenges: 'holds what opens accounts, for some minutes',
  known_devices: 'holds marks of devices, which mean nothing outside',
  client_sessions: 'holds who is signed in at the moment',
  client_links: 'holds links that open accounts of clients',
  client_sign_ups: 'holds who asked to become a client and has not; who has is a client',
  card_requests: 'holds links that take cards of clients',
  client_counts: 'is counted from the clients',
  client_facets: 'is counted from the clients',
  payment_counts: 'is counted from the payments',
  daily_tallies: 'is counted from clients, movements, payments and refunds',
  invoice_counters: 'is the last number of the invoices',
  client_import_rows: 'holds files that were uploaded; what they became are clients',
  client_bulk_rows: 'holds what an undo needs; the record says what was done to each client',
  list_preferences: 'holds which columns somebody likes to see',
  marketing_favourites: 'holds which templates somebody likes to see first',
  notification_choices: 'holds what somebody likes to be told of',
  notifications: 'tells again what the record and the payments say',
  daily_mails: 'counts emails for the daily caps',
  idempotency_keys: 'keeps presses of buttons from happening twice',
  provider_events: 'holds messages of the card provider, which became payments',
  sandbox_charges: 'are the books of the test provider',
  sandbox_refunds: 'are the books of the test provider',
  sites: 'says which deployment is the published one, as the deployments do',
  site_snapshots: 'is what was published, made of versions that are all in here',
  site_snapshot_items: 'is what was published, made of versions that are all in here',
  company_exports: 'are archives such as this one',
  company_export_parts: 'are archives such as this one',
};
