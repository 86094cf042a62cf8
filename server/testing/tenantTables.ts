import type { Database, Db } from '../platform';
import { newId } from '../lib/ids';

/**
 * Statements that insert a row into each tenant table as the tenant. $1 is the company's id and $2 a new id.
 */
export const rowInserts: Readonly<Record<string, string>> = {
  companies: "insert into companies (id, name, email) values ($1, 'Second', 'second@company.test')",
  onboarding_drafts: "insert into onboarding_drafts (company_id, step, draft) values ($1, 'Theme', '{}')",
  images:
    "insert into images (company_id, id, kind, png, width, height) values ($1, $2, 'FullLogo', '', 1, 1)",
  operators: `insert into operators (company_id, id, status, role, name, email)
    values ($1, $2, 'Active', 'Staff', 'Extra', 'extra@company.test')`,
  role_permissions: "insert into role_permissions (company_id, role, permissions) values ($1, 'Staff', '{}')",
  sessions: `insert into sessions (company_id, id, operator_id, refresh_token_hash, remember_me, expires_at)
    select $1, $2, id, '', false, now() from operators limit 1`,
  password_resets: `insert into password_resets (company_id, id, operator_id, token_hash, expires_at)
    select $1, $2, id, '', now() from operators limit 1`,
  invitations: `insert into invitations (company_id, id, operator_id, token_hash, invited_by, expires_at)
    select $1, $2, id, '', id, now() from operators limit 1`,
  email_changes: `insert into email_changes
      (company_id, id, operator_id, session_id, old_email, new_email, status, expires_at)
    select $1, $2, id, $2, email, 'another@company.test', 'Canceled', now() from operators limit 1`,
  theme_setups: 'insert into theme_setups (company_id) values ($1)',
  client_billing_plans: `insert into client_billing_plans (company_id, id, position, name, price, currency, interval)
    values ($1, $2, 1, 'Plan', 0, 'USD', 'Month')`,
  billing_cards: `insert into billing_cards (company_id, id, provider, provider_reference, brand, last4, exp_month, exp_year)
    values ($1, $2, 'Sandbox', gen_random_uuid()::text, 'Visa', '4242', 1, 2030)`,
  custom_domains: "insert into custom_domains (company_id, id, hostname) values ($1, $2, 'shop.example.com')",
  deployment_sessions: `insert into deployment_sessions (company_id, id, kind, status)
    values ($1, $2, 'Subdomain', 'Succeeded')`,
  clients: `with numbered as (update companies set last_client_number = 999 where id = $1)
    insert into clients (company_id, id, number, name, email, status, source)
    values ($1, $2, 999, 'Extra', 'extra@client.test', 'Active', 'Manual')`,
  client_counts: "insert into client_counts (company_id, status, count) values ($1, 'Paused', 0)",
  client_imports: `insert into client_imports
      (company_id, id, file_name, encoding, delimiter, status, headers, mapping, total_rows, created_by)
    values ($1, $2, 'x.csv', 'utf-8', ',', 'Uploaded', '{}', '[]', 0, $2)`,
  client_import_rows: `insert into client_import_rows (company_id, import_id, number, cells)
    select $1, id, 1, '{}' from client_imports limit 1`,
  plan_prices: `insert into plan_prices (company_id, plan_id, version, price, currency, interval)
    select $1, id, 99, 0, 'USD', 'Month' from client_billing_plans limit 1`,
  client_facets: `insert into client_facets (company_id, facet, value, count, active, mrr)
    values ($1, 'Tag', gen_random_uuid()::text, 0, 0, 0)`,
  daily_tallies: `insert into daily_tallies (company_id, measure, day, count, amount)
    values ($1, 'Revenue', '2001-01-01', 0, 0)`,
  subscriptions: `insert into subscriptions (company_id, id, client_id, plan_id, price_version, status, mrr,
      current_period_start, current_period_end, billed_until, started_at, ended_at)
    select $1, $2, c.id, p.plan_id, p.version, 'Canceled', 0, now(), now(), now(), now(), now()
    from clients c, plan_prices p limit 1`,
  mrr_movements: `insert into mrr_movements
      (company_id, id, client_id, plan_id, kind, change, mrr, occurred_at, until_at)
    select $1, $2, id, id, 'New', 0, 0, now(), now() from clients limit 1`,
  payments: `insert into payments (company_id, id, number, direction, type, status, amount, currency, trigger)
    values ($1, $2, 999, 'Outgoing', 'PlatformFee', 'Succeeded', 100, 'USD', 'Cycle')`,
  refunds: `insert into refunds (company_id, id, payment_id, amount, reason, status)
    select $1, $2, id, 1, 'Other', 'Pending' from payments limit 1`,
  payment_attempts: `insert into payment_attempts (company_id, id, payment_id, number, trigger, status)
    select $1, $2, id, 99, 'Cycle', 'Failed' from payments limit 1`,
  stripe_integrations: `insert into stripe_integrations (company_id, provider, account_reference)
    values ($1, 'Sandbox', 'account')`,
  client_cards: `insert into client_cards
      (company_id, id, client_id, provider, provider_reference, brand, last4, exp_month, exp_year)
    select $1, $2, id, 'Sandbox', gen_random_uuid()::text, 'Visa', '4242', 1, 2030 from clients limit 1`,
  card_requests: `insert into card_requests (company_id, id, client_id, token_hash, expires_at)
    select $1, $2, id, decode(md5(random()::text), 'hex'), now() from clients limit 1`,
  billing_details:
    "insert into billing_details (company_id, name, email) values ($1, 'Company', 'billing@company.test')",
  invoice_counters: `insert into invoice_counters (company_id, last) values ($1, 1)
    on conflict (company_id) do update set last = invoice_counters.last + 1`,
  invoices: `insert into invoices (company_id, payment_id, number, recipient, issued_at)
    select $1, id, 999999, '{}', now() from payments limit 1 on conflict do nothing`,
  daily_email_counts: `insert into daily_email_counts (company_id, kind, recipient, count, ends_at)
    values ($1, 'receipt', gen_random_uuid()::text, 1, now())`,
  idempotency_keys: `insert into idempotency_keys (company_id, key, operation, request_hash)
    values ($1, gen_random_uuid()::text, 'refundPayment', '')`,
  provider_events: `insert into provider_events
      (company_id, id, provider, event_reference, type, status, happened_at)
    values ($1, $2, 'Stripe', gen_random_uuid()::text, 'charge.succeeded', 'Done', now())`,
  sandbox_charges: `insert into sandbox_charges (company_id, idempotency_key, reference, request_hash, payment_id,
      card, amount, currency, status, created_at)
    values ($1, gen_random_uuid()::text, gen_random_uuid()::text, '', $2, 'card', 1, 'USD', 'Succeeded', now())`,
  sandbox_refunds: `insert into sandbox_refunds
      (company_id, idempotency_key, reference, request_hash, charge_reference, amount, created_at)
    values ($1, gen_random_uuid()::text, gen_random_uuid()::text, '', 'charge', 1, now())`,
  payment_counts: `insert into payment_counts (company_id, direction, status, count, amount, amount_refunded)
    values ($1, 'Incoming', 'Processing', 0, 0, 0)`,
  client_sign_ins:
    'insert into client_sign_ins (company_id, id, client_id) select $1, $2, id from clients limit 1',
  client_emails: `insert into client_emails (company_id, id, client_id, template, subject, status)
    select $1, $2, id, 'welcome', 'Welcome', 'Sent' from clients limit 1`,
  list_preferences: `insert into list_preferences (company_id, operator_id, list, columns)
    select $1, id, 'Clients', '{}' from operators limit 1`,
  saved_views: `insert into saved_views (company_id, id, list, name, query, columns, is_shared)
    values ($1, $2, 'Clients', 'View', '', '{}', true)`,
  client_bulks: `insert into client_bulks (company_id, id, kind, status, total, created_by, created_by_name)
    values ($1, $2, 'Export', 'Finished', 0, $2, 'Sam')`,
  client_bulk_rows: `insert into client_bulk_rows (company_id, bulk_id, position, client_id)
    select $1, coalesce((select id from client_bulks limit 1), $2), 1, $2`,
  client_import_mappings: `insert into client_import_mappings (company_id, id, name, columns, created_by)
    values ($1, $2, 'Mapping', '[]', $2)`,
  theme_versions: `insert into theme_versions (company_id, number, is_sign_up_open)
    select $1, coalesce(max(number), 0) + 1, true from theme_versions`,
  legal_pages: `insert into legal_pages (company_id, pathname) values ($1, 'refund-policy') on conflict do nothing`,
  legal_page_versions: `insert into legal_page_versions (company_id, pathname, number, title, html, effective_on)
    select $1, pathname, 99, 'Page', '', now() from legal_pages limit 1`,
  legal_acceptances: `insert into legal_acceptances (company_id, pathname, version, client_id)
    select $1, v.pathname, v.number, c.id from legal_page_versions v, clients c limit 1`,
  quick_guides: `insert into quick_guides (company_id, id, pathname, position)
    values ($1, $2, 'guide-' || md5(random()::text), 1)`,
  quick_guide_versions: `insert into quick_guide_versions (company_id, guide_id, number, title, html)
    select $1, id, 1, 'Guide', '' from quick_guides limit 1 on conflict do nothing`,
  content_translations: `insert into content_translations
      (company_id, area, entity_id, language, version, texts, original_version)
    values ($1, 'QuickGuide', $2, 'de', 1, '{}', '1')`,
  portal_snapshots: 'insert into portal_snapshots (company_id, id) values ($1, $2)',
  portal_snapshot_items: `insert into portal_snapshot_items (company_id, snapshot_id, area, entity_id, label, content)
    select $1, id, 'Branding', gen_random_uuid()::text, 'Brand', '{}' from portal_snapshots limit 1`,
  portals: `insert into portals (company_id, snapshot_id) select $1, id from portal_snapshots limit 1
    on conflict do nothing`,
  deployment_steps: `insert into deployment_steps (company_id, session_id, position, name)
    select $1, id, 99, 'Check' from deployment_sessions limit 1`,
  client_accounts: `insert into client_accounts (company_id, client_id) select $1, id from clients limit 1
    on conflict do nothing`,
  client_sessions: `insert into client_sessions (company_id, id, client_id, token_hash, expires_at)
    select $1, $2, id, decode(md5(random()::text), 'hex'), now() from clients limit 1`,
  client_links: `insert into client_links (company_id, id, client_id, kind, token_hash, expires_at)
    select $1, $2, id, 'Password', decode(md5(random()::text), 'hex'), now() from clients limit 1`,
  client_sign_ups: `insert into client_sign_ups (company_id, id, name, email, expires_at)
    values ($1, $2, 'Sam', 'sam@client.test', now())`,
  start_up_pack_installations: `insert into start_up_pack_installations
    (company_id, id, slug, version, status, created_by, created_by_name)
    values ($1, $2, 'web-agency', 1, 'Finished', $2, 'Sam')`,
  start_up_pack_items: `insert into start_up_pack_items (company_id, installation_id, position, key, name, choice)
    select $1, id, 99, 'theme:colour', 'Colour', 'Add' from start_up_pack_installations limit 1
    on conflict do nothing`,
  marketing_texts: `insert into marketing_texts (company_id, slug, texts, updated_by_name)
    values ($1, 'launch-post', '{}', 'Sam') on conflict do nothing`,
  marketing_favorites: `insert into marketing_favorites (company_id, operator_id, slug)
    select $1, id, 'launch-post' from operators limit 1 on conflict do nothing`,
  company_exports: `insert into company_exports (company_id, id, status, file_name, created_by, created_by_name)
    values ($1, $2, 'Finished', 'Company archive.zip', $2, 'Sam')`,
  company_export_parts: `insert into company_export_parts (company_id, export_id, position, bytes)
    select $1, id, 0, '' from company_exports limit 1 on conflict do nothing`,
  notifications: `insert into notifications (company_id, operator_id, id, kind)
    select $1, id, $2, 'ClientAdded' from operators limit 1`,
  notification_preferences: `insert into notification_preferences (company_id, operator_id, kind, in_console, by_email)
    select $1, id, 'ClientAdded', true, false from operators limit 1 on conflict do nothing`,
  recovery_codes: `insert into recovery_codes (company_id, operator_id, code_hash, salt)
    select $1, id, decode(md5(random()::text), 'hex'), '' from operators limit 1`,
  used_challenges: 'insert into used_challenges (company_id, id, expires_at) values ($1, $2, now())',
  known_devices: `insert into known_devices (company_id, operator_id, device_hash)
    select $1, id, decode(md5(random()::text), 'hex') from operators limit 1`,
  audit_events: `insert into audit_events (company_id, id, actor_type, action, target_type)
    values ($1, $2, 'System', 'tested', 'Company')`,
};

/** Inserts a row into each tenant table except `companies`, for an existing company. */
export async function insertTenantRows(database: Database, companyId: string): Promise<void> {
  await database.inCompany(companyId, async (db) => {
    for (const [table, text] of Object.entries(rowInserts)) {
      if (table === 'companies') continue;
      await db.query(text, text.includes('$2') ? [companyId, newId()] : [companyId]);
    }
  });
}

export async function listTenantTables(db: Pick<Db, 'query'>): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
       and relname not in ('schema_migrations', 'operator_directory', 'provider_accounts', 'rate_limits', 'job_heartbeats')
     order by relname`,
  );
  return rows.map(({ name }) => name);
}
