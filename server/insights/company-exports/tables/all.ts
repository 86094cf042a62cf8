import { lastChargeSql } from '../../../billing';
import { t } from '../../../lib/i18n/i18n';
import { clientTables } from './clients';
import { contentTables } from './content';
import { type ArchiveTable, columnNames } from './table';

const billingTables: readonly ArchiveTable[] = [
  {
    file: 'money/plans.csv',
    description: () => t('your current plans'),
    table: 'client_billing_plans',
    key: ['id'],
    columns:
      columnNames(`id position code name description features status price yearly_price setup_fee currency interval
      interval_count trial_days require_card_for_trial tax_behavior is_public is_default is_popular allow_self_upgrade
      price_version created_at updated_at`),
    omitted: ['lock_version'],
  },
  {
    file: 'money/plan-prices.csv',
    description: () => t('all current and previous prices of your plans'),
    table: 'plan_prices',
    key: columnNames('plan_id version'),
    columns: columnNames('plan_id version price yearly_price currency interval interval_count created_at'),
  },
  {
    file: 'money/payments.csv',
    description: () => t('payments from your clients (Incoming) and to Livery (Outgoing)'),
    table: 'payments',
    key: ['id'],
    columns:
      columnNames(`id number direction type status amount currency fee_amount amount_refunded client_id plan_id
      price_version subscription_id item client_item description trigger method card_brand card_id failure_code decline_code
      attempt_count next_retry_at provider provider_payment_id provider_invoice_id invoice_number tax_behavior is_live
      dispute_status period_from period_to created_at updated_at paid_at failed_at`),
    omitted: columnNames('period_start period_end'),
  },
  {
    file: 'money/payment-attempts.csv',
    description: () => t('all attempts to collect a payment'),
    table: 'payment_attempts',
    key: ['id'],
    columns: columnNames(
      'id payment_id number trigger status method card_id failure_code decline_code created_at finished_at',
    ),
  },
  {
    file: 'money/refunds.csv',
    description: () => t('refunds of payments'),
    table: 'refunds',
    key: ['id'],
    columns:
      columnNames(`id payment_id amount reason note status failure_code failure provider_refund_id created_by created_by_name
      created_at finished_at`),
    computed: {
      currency: '(select p.currency from payments p where p.company_id = $1 and p.id = t.payment_id)',
    },
  },
  {
    file: 'money/invoices.csv',
    description: () => t('invoices from Livery and their recipients'),
    table: 'invoices',
    key: ['payment_id'],
    columns: columnNames('payment_id number recipient issued_at'),
    computed: {
      invoice_number:
        '(select p.invoice_number from payments p where p.company_id = $1 and p.id = t.payment_id)',
    },
  },
  {
    file: 'money/billing-cards.csv',
    description: () => t('your billing cards, without card numbers'),
    table: 'billing_cards',
    key: ['id'],
    columns:
      columnNames(`id provider provider_customer provider_reference brand last4 exp_month exp_year holder_name
      is_default added_by added_by_name created_at`),
    computed: {
      last_charge_at: lastChargeSql('t.id', 'finished_at'),
      last_charge_status: lastChargeSql('t.id', 'status'),
    },
    omitted: ['expiry_warned_for', 'last_charge_at', 'last_charge_status'],
  },
  {
    file: 'money/billing-details.csv',
    description: () => t('your billing details for invoices from Livery'),
    table: 'billing_details',
    key: [],
    columns: columnNames(
      'name email address_line1 address_line2 city state postal_code country tax_id updated_at',
    ),
  },
  {
    file: 'money/card-provider.csv',
    description: () => t('your card provider account, without its keys'),
    table: 'stripe_integrations',
    key: [],
    columns:
      columnNames(`provider account_reference charges_enabled payouts_enabled details_submitted currently_due past_due
      pending_verification current_deadline disabled_reason is_live country default_currency business_name
      statement_descriptor connected_at connected_by connected_by_name last_synced_at disconnected_at updated_at`),
    omitted: columnNames(
      'publishable_key secret_key secret_key_last4 webhook_secret webhook_reference holds_renewals',
    ),
  },
];

const teamTables: readonly ArchiveTable[] = [
  {
    file: 'team/operators.csv',
    description: () => t('current and former members of your team'),
    table: 'operators',
    key: ['id'],
    columns:
      columnNames(`id status role name email phone profile_image_id locale language created_at updated_at joined_at last_active_at
      two_factor_at address_proved_at removed_at removed_by_name`),
    omitted: columnNames('password_hash google_subject two_factor_secret two_factor_step'),
  },
  {
    file: 'team/invitations.csv',
    description: () => t('invitations, without their links'),
    table: 'invitations',
    key: ['id'],
    columns:
      columnNames(`id operator_id invited_by created_at sent_at expires_at accepted_at revoked_at renewal_asked_at
      is_link_copied`),
    omitted: columnNames('token_hash token_sealed earlier_token_hashes'),
  },
  {
    file: 'team/role-permissions.csv',
    description: () => t('roles whose permissions you changed'),
    table: 'role_permissions',
    key: ['role'],
    columns: columnNames('role permissions updated_at'),
  },
  {
    file: 'team/saved-views.csv',
    description: () => t('saved views that are shared with the team'),
    table: 'saved_views',
    // Any Admin can open the archive, so it excludes private views.
    condition: 't.is_shared',
    key: ['id'],
    columns: columnNames('id list name query columns is_shared operator_id created_at updated_at'),
  },
  {
    file: 'team/audit-log.csv',
    description: () => t('the audit log: who did what, when and from where'),
    table: 'audit_events',
    key: ['id'],
    columns:
      columnNames(`id occurred_at actor_type actor_id actor_name action target_type target_id target_label
      target_values changes part_of ip_address user_agent session_id request_id`),
  },
];

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
