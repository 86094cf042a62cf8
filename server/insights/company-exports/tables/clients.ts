import { clientFieldColumns } from '../../../clients';
import { t } from '../../../lib/i18n/i18n';
import { companyCurrency, columnNames, type ArchiveTable } from './table';

const firstClientColumns =
  columnNames(`id number name email phone country language status plan_id tags note source external_id created_at
  updated_at`);

export const clientTables: readonly ArchiveTable[] = [
  {
    file: 'clients/clients.csv',
    description: () => t('your clients'),
    table: 'clients',
    key: ['id'],
    columns: [
      ...firstClientColumns,
      ...clientFieldColumns.filter((column) => !firstClientColumns.includes(column)),
      ...columnNames(`status_changed_at is_paying mrr lifetime_value last_payment_at last_payment_status trial_ends_at
        next_renewal_at last_login_at deactivated_at deactivate_at deactivated_by deactivation_reason
        deactivation_note status_before`),
    ],
    computed: { currency: companyCurrency },
    omitted: columnNames('search_text lock_version sorted_email sorted_tags changed_in'),
  },
  {
    file: 'clients/subscriptions.csv',
    description: () => t('current and past subscriptions of clients'),
    table: 'subscriptions',
    key: ['id'],
    columns: columnNames(`id client_id plan_id price_version status mrr is_yearly trial_ends_at billing_anchor
      current_period_start current_period_end billed_until cancel_at_period_end started_at ended_at is_billed
      next_price_version setup_fee has_paid unopened prepaid provider provider_reference created_at updated_at`),
    computed: {
      currency: `(select v.currency from plan_prices v
        where v.company_id = $1 and v.plan_id = t.plan_id and v.version = t.price_version)`,
    },
    omitted: columnNames('needs_sync trial_warned_for billing_anchor_at'),
  },
  {
    file: 'clients/mrr-movements.csv',
    description: () => t('changes of monthly recurring revenue by client'),
    table: 'mrr_movements',
    key: ['id'],
    columns: columnNames('id client_id plan_id kind change mrr occurred_at until_at'),
    computed: { currency: companyCurrency },
  },
  {
    file: 'clients/cards.csv',
    description: () => t('cards of clients, without card numbers'),
    table: 'client_cards',
    key: ['id'],
    columns:
      columnNames(`id client_id provider provider_customer provider_reference brand last4 exp_month exp_year is_default
      created_at`),
  },
  {
    file: 'clients/emails.csv',
    description: () => t('emails to clients'),
    table: 'client_emails',
    key: ['id'],
    columns: columnNames('id client_id template subject status occurred_at'),
  },
  {
    file: 'clients/sign-ins.csv',
    description: () => t('sign-ins of clients to their dashboard'),
    table: 'client_sign_ins',
    key: ['id'],
    columns: columnNames('id client_id ip_address user_agent occurred_at'),
  },
  {
    file: 'clients/accounts.csv',
    description: () => t('clients who can sign in to their dashboard'),
    table: 'client_accounts',
    key: ['client_id'],
    columns: columnNames('client_id email_verified_at created_at updated_at'),
    omitted: ['password_hash'],
  },
  {
    file: 'clients/legal-acceptances.csv',
    description: () => t('acceptances of legal pages by clients'),
    table: 'legal_acceptances',
    key: columnNames('pathname version client_id'),
    columns: columnNames(
      'pathname version language translation_version client_id ip_address user_agent accepted_at',
    ),
  },
  {
    file: 'clients/imports.csv',
    description: () => t('imports of clients'),
    table: 'client_imports',
    key: ['id'],
    columns:
      columnNames(`id file_name encoding is_encoding_uncertain delimiter status headers mapping match_by total_rows good_rows refused_rows
      update_rows imported_rows updated_rows unchanged_rows skipped_rows
      unmatched_values failure created_by created_at finished_at`),
  },
  {
    file: 'clients/import-mappings.csv',
    description: () => t('saved column mappings for imports'),
    table: 'client_import_mappings',
    key: ['id'],
    columns: columnNames('id name columns created_by created_at'),
  },
  {
    file: 'clients/bulk-actions.csv',
    description: () => t('bulk actions on clients'),
    table: 'client_bulks',
    key: ['id'],
    columns:
      columnNames(`id kind options status total changed unchanged refused failure undone_by created_by created_by_name
      created_at finished_at`),
    omitted: ['token_hash', 'session_id'],
  },
];
