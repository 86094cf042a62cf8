import { columnNames, type ArchiveTable } from './table';

export const billingTables: readonly ArchiveTable[] = [
  {
    file: 'money/plans.csv',
    description: 'your plans as they are now',
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
    description: 'every price that a plan has had',
    table: 'plan_prices',
    key: columnNames('plan_id version'),
    columns: columnNames('plan_id version price yearly_price currency interval interval_count created_at'),
  },
  {
    file: 'money/payments.csv',
    description: 'payments: Incoming of your clients, Outgoing to Livery',
    table: 'payments',
    key: ['id'],
    columns:
      columnNames(`id number direction type status amount currency fee_amount amount_refunded client_id plan_id
      price_version subscription_id description trigger method card_brand card_id failure_code decline_code
      attempt_count next_retry_at provider provider_payment_id provider_invoice_id invoice_number tax_behavior is_live
      dispute_status period_from period_to created_at updated_at paid_at failed_at`),
    omitted: columnNames('period_start period_end'),
  },
  {
    file: 'money/payment-attempts.csv',
    description: 'each try of a payment',
    table: 'payment_attempts',
    key: ['id'],
    columns: columnNames(
      'id payment_id number trigger status method card_id failure_code decline_code created_at finished_at',
    ),
  },
  {
    file: 'money/refunds.csv',
    description: 'what was given back of payments',
    table: 'refunds',
    key: ['id'],
    columns:
      columnNames(`id payment_id amount reason note status failure provider_refund_id created_by created_by_name
      created_at finished_at`),
    computed: {
      currency:
        '(select p.currency from payments p where p.company_id = t.company_id and p.id = t.payment_id)',
    },
  },
  {
    file: 'money/invoices.csv',
    description: 'Livery’s invoices to you, and whom each was made out to',
    table: 'invoices',
    key: ['payment_id'],
    columns: columnNames('payment_id number recipient issued_at'),
    computed: {
      invoice_number:
        '(select p.invoice_number from payments p where p.company_id = t.company_id and p.id = t.payment_id)',
    },
  },
  {
    file: 'money/billing-cards.csv',
    description: 'the cards that Livery charges, never their numbers',
    table: 'billing_cards',
    key: ['id'],
    columns:
      columnNames(`id provider provider_customer provider_reference brand last4 exp_month exp_year holder_name
      is_default added_by added_by_name created_at last_charge_at last_charge_status`),
    omitted: ['expiry_warned_for'],
  },
  {
    file: 'money/billing-details.csv',
    description: 'whom Livery’s invoices are made out to',
    table: 'billing_details',
    key: [],
    columns: columnNames(
      'name email address_line1 address_line2 city state postal_code country tax_id updated_at',
    ),
  },
  {
    file: 'money/card-provider.csv',
    description: 'the account that clients’ payments go to, without its keys',
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
