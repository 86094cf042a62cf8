import type { AccountState, Db, StatementRows } from '../../platform';
import type { CardProviderName } from '../../../contract/enums';

export interface IntegrationRow {
  provider: CardProviderName;
  accountReference: string;
  chargesEnabled: boolean;
  payoutsEnabled: boolean;
  detailsSubmitted: boolean;
  currentlyDue: string[];
  pastDue: string[];
  pendingVerification: string[];
  currentDeadline: Date | null;
  disabledReason: string | null;
  isLive: boolean;
  country: string | null;
  defaultCurrency: string | null;
  businessName: string | null;
  statementDescriptor: string | null;
  publishableKey: string | null;
  /** Encrypted, like `webhookSecret`. */
  secretKey: Buffer | null;
  secretKeyLast4: string | null;
  webhookSecret: Buffer | null;
  webhookReference: string | null;
  connectedAt: Date;
  connectedByName: string | null;
  lastSyncedAt: Date | null;
  disconnectedAt: Date | null;
}

const columns = `provider, account_reference as "accountReference", charges_enabled as "chargesEnabled",
  payouts_enabled as "payoutsEnabled", details_submitted as "detailsSubmitted", currently_due as "currentlyDue",
  past_due as "pastDue", pending_verification as "pendingVerification", current_deadline as "currentDeadline",
  disabled_reason as "disabledReason", is_live as "isLive", country, default_currency as "defaultCurrency",
  business_name as "businessName", statement_descriptor as "statementDescriptor",
  publishable_key as "publishableKey", secret_key as "secretKey", secret_key_last4 as "secretKeyLast4",
  webhook_secret as "webhookSecret", webhook_reference as "webhookReference", connected_at as "connectedAt",
  connected_by_name as "connectedByName", last_synced_at as "lastSyncedAt", disconnected_at as "disconnectedAt"`;

export async function findIntegration(db: Db, companyId: string): Promise<IntegrationRow | null> {
  const { rows } = await db.query(
    `/* stripeIntegration */ select ${columns} from stripe_integrations where company_id = $1`,
    [companyId],
  );
  return rows[0] ?? null;
}

export async function lockIntegration(db: Db, companyId: string): Promise<IntegrationRow | null> {
  const { rows } = await db.query(
    `/* lockStripeIntegration */ select ${columns} from stripe_integrations where company_id = $1 for update`,
    [companyId],
  );
  return rows[0] ?? null;
}

const stateValues = (state: AccountState): unknown[] => [
  state.chargesEnabled,
  state.payoutsEnabled,
  state.detailsSubmitted,
  state.currentlyDue,
  state.pastDue,
  state.pendingVerification,
  state.currentDeadline,
  state.disabledReason,
  state.isLive,
  state.country?.toUpperCase(),
  state.defaultCurrency?.toUpperCase(),
  state.businessName,
  state.statementDescriptor,
];

export async function setAccountState(db: Db, companyId: string, state: AccountState): Promise<void> {
  await db.query(
    `/* setAccountState */ update stripe_integrations
     set charges_enabled = $2, payouts_enabled = $3, details_submitted = $4, currently_due = $5, past_due = $6,
       pending_verification = $7, current_deadline = $8, disabled_reason = $9, is_live = $10, country = $11,
       default_currency = $12, business_name = $13, statement_descriptor = $14, last_synced_at = now(),
       updated_at = now()
     where company_id = $1`,
    [companyId, ...stateValues(state)],
  );
}

/**
 * Stops charges and deletes the keys and secrets, except the secret key while subscriptions billed at Stripe
 * exist, because pausing their renewals needs it.
 */
export async function setDisconnected(db: Db, companyId: string): Promise<void> {
  await db.query(
    `/* setDisconnected */ update stripe_integrations
     set charges_enabled = false, payouts_enabled = false, publishable_key = null,
       secret_key = case when exists (
         select from subscriptions s
         where s.company_id = $1 and s.provider = 'Stripe' and s.provider_reference is not null and s.ended_at is null
       ) then secret_key end,
       secret_key_last4 = null, webhook_secret = null, webhook_reference = null, disconnected_at = now(),
       updated_at = now()
     where company_id = $1`,
    [companyId],
  );
}

export async function deleteDisconnectedKey(db: Db, companyId: string): Promise<void> {
  await db.query(
    `/* deleteDisconnectedStripeKey */ update stripe_integrations set secret_key = null
     where company_id = $1 and disconnected_at is not null and secret_key is not null`,
    [companyId],
  );
}

/** The key columns of a company that uses its own keys. Secrets are encrypted. */
export type KeyColumns = Pick<
  IntegrationRow,
  'publishableKey' | 'secretKey' | 'secretKeyLast4' | 'webhookSecret' | 'webhookReference'
>;

export interface NewIntegration {
  provider: CardProviderName;
  accountReference: string;
  connectedBy: string;
  connectedByName: string;
}

/**
 * Inserts the company's connection, or replaces the previous one and clears its keys. Leaves the account
 * state to `setAccountState`.
 */
export async function upsertIntegration(
  db: Db,
  companyId: string,
  integration: NewIntegration,
): Promise<void> {
  const { provider, accountReference, connectedBy, connectedByName } = integration;
  await db.query(
    `/* upsertStripeIntegration */ insert into stripe_integrations (company_id, provider, account_reference,
       connected_by, connected_by_name)
     values ($1, $2, $3, $4, $5)
     on conflict (company_id) do update set provider = excluded.provider,
       account_reference = excluded.account_reference, connected_by = excluded.connected_by,
       connected_by_name = excluded.connected_by_name, publishable_key = null, secret_key = null,
       secret_key_last4 = null, webhook_secret = null, webhook_reference = null,
       connected_at = excluded.connected_at, disconnected_at = null`,
    [companyId, provider, accountReference, connectedBy, connectedByName],
  );
}

export async function setKeys(db: Db, companyId: string, keys: KeyColumns): Promise<void> {
  await db.query(
    `/* setStripeKeys */ update stripe_integrations
     set publishable_key = $2, secret_key = $3, secret_key_last4 = $4, webhook_secret = $5,
       webhook_reference = $6, updated_at = now()
     where company_id = $1`,
    [
      companyId,
      keys.publishableKey,
      keys.secretKey,
      keys.secretKeyLast4,
      keys.webhookSecret,
      keys.webhookReference,
    ],
  );
}

/**
 * Locks the company and returns its integration, or null. Locking the company serializes connections even
 * before the integration exists.
 */
export async function lockForConnection(db: Db, companyId: string): Promise<IntegrationRow | null> {
  await db.query('/* lockForConnection */ select from companies where id = $1 for no key update', [
    companyId,
  ]);
  return lockIntegration(db, companyId);
}

export async function countChargedSubscriptions(db: Db, companyId: string): Promise<number> {
  const { rows } = await db.query(
    `/* chargedSubscriptions */ select count(*)::integer as count from subscriptions
     where company_id = $1 and is_billed and ended_at is null`,
    [companyId],
  );
  return rows[0]?.count ?? 0;
}

export type WebhookActivity = StatementRows['loadWebhookActivity'];

/**
 * Counts the account's webhook events of the last 24 hours, and returns its latest event. Ignores events from
 * before the connection.
 */
export async function loadWebhookActivity(
  db: Db,
  companyId: string,
  { provider, accountReference, connectedAt }: IntegrationRow,
): Promise<WebhookActivity | undefined> {
  const { rows } = await db.query(
    `/* loadWebhookActivity */ select l.received_at as "lastEventAt", l.type as "lastEventType", d.received, d.failed, (
       select e.failure from provider_events e
       where e.company_id = $1 and e.provider = $2 and e.account_reference = $4 and e.status = 'Failed'
         and e.received_at >= greatest(now() - interval '24 hours', $3)
       order by e.received_at desc, e.id desc limit 1
     ) as "lastFailure"
     from (
       select count(*)::integer as received, (count(*) filter (where e.status = 'Failed'))::integer as failed
       from provider_events e
       where e.company_id = $1 and e.provider = $2 and e.account_reference = $4
         and e.received_at >= greatest(now() - interval '24 hours', $3)
     ) d
     left join lateral (
       select e.received_at, e.type from provider_events e
       where e.company_id = $1 and e.provider = $2 and e.account_reference = $4 and e.received_at >= $3
       order by e.received_at desc, e.id desc limit 1
     ) l on true`,
    [companyId, provider, connectedAt, accountReference],
  );
  return rows[0];
}

/**
 * Assigns an account to a company unless it is assigned, and returns the id of its company. Requires a
 * platform transaction.
 */
export async function claimProviderAccount(
  db: Db,
  provider: CardProviderName,
  reference: string,
  companyId: string,
): Promise<string | undefined> {
  await db.query(
    `/* claimAccount */ insert into provider_accounts (provider, reference, company_id) values ($1, $2, $3)
     on conflict (provider, reference) do nothing`,
    [provider, reference, companyId],
  );
  const { rows } = await db.query(
    `/* ownerOfAccount */ select company_id as "companyId" from provider_accounts
     where provider = $1 and reference = $2`,
    [provider, reference],
  );
  return rows[0]?.companyId;
}

/**
 * Removes the assignment, so that another company can connect the account. Requires a platform transaction.
 */
export async function releaseProviderAccount(
  db: Db,
  provider: CardProviderName,
  reference: string,
  companyId: string,
): Promise<void> {
  await db.query(
    `/* releaseAccount */ delete from provider_accounts
     where provider = $1 and reference = $2 and company_id = $3`,
    [provider, reference, companyId],
  );
}
