import { timestampSql } from '../lib/timestamps';
import type { Client } from '../platform';
import { recordOf } from '../../contract/records';
import { clientFieldNames, clientFieldSpecs } from './fields';

/**
 * Returns the SQL condition for subscriptions `s` that next owe only a setup fee, and whose paid
 * period ends after a time.
 */
export const owesOnlySetupFeeAt = (timestamp: string): string =>
  `coalesce(s.setup_fee > 0 and (s.prepaid->>'periodEnd')::timestamptz > ${timestamp}, false)`;

/**
 * The SQL condition for subscriptions `s` that next owe only a setup fee, in a period that is already paid.
 */
export const owesOnlySetupFee = owesOnlySetupFeeAt('s.billed_until');

// Requires the aliases `s` for the subscription and `due` for the price of its next charge.
const nextAmount = `case when ${owesOnlySetupFee} then 0 when s.is_yearly then coalesce(due.yearly_price, due.price)
  else due.price end + s.setup_fee`;
const isCharged = `s.is_billed and s.status in ('Trialing', 'Active') and not s.cancel_at_period_end and ${nextAmount} > 0`;

const subscription = `(
    select json_build_object(
      'status', s.status, 'hasAccess', s.unopened is null,
      'price', case when s.is_yearly then coalesce(own_price.yearly_price, own_price.price) else own_price.price end,
      'interval', case when s.is_yearly then 'Year' else own_price.interval end,
      'intervalCount', case when s.is_yearly then 1 else own_price.interval_count end,
      'priceVersion', s.price_version, 'currentPriceVersion', current_plan.price_version,
      'startedAt', ${timestampSql('s.started_at')}, 'currentPeriodStart', ${timestampSql('s.current_period_start')},
      'currentPeriodFrom', paid_period.period_from, 'currentPeriodTo', paid_period.period_to,
      'nextChargeAt', case when ${isCharged} then ${timestampSql('s.billed_until')} end,
      'nextChargeAmount', case when ${isCharged} then ${nextAmount} end,
      'currentPeriodEnd', ${timestampSql('s.current_period_end')}, 'cancelAtPeriodEnd', s.cancel_at_period_end
    )
    from subscriptions s
    join plan_prices own_price
      on own_price.company_id = s.company_id and own_price.plan_id = s.plan_id and own_price.version = s.price_version
    join plan_prices due on due.company_id = s.company_id and due.plan_id = s.plan_id
      and due.version = coalesce(s.next_price_version, s.price_version)
    join client_billing_plans current_plan on current_plan.company_id = s.company_id and current_plan.id = s.plan_id
    left join payments paid_period
      on paid_period.company_id = s.company_id and paid_period.subscription_id = s.id
        and paid_period.period_start = s.current_period_start
    where s.company_id = $1 and s.client_id = c.id and s.ended_at is null
  )`;

const money = (withSubscription: boolean): string => `json_build_object(
    'currency', k.currency, 'mrr', c.mrr, 'lifetimeValue', c.lifetime_value,
    'lastPaymentAt', ${timestampSql('c.last_payment_at')}, 'lastPaymentStatus', c.last_payment_status
    ${withSubscription ? `, 'subscription', ${subscription}` : ''}
  )`;

const deactivation = `case when c.deactivate_at is not null or c.status = 'Deactivated' then json_build_object(
    'isScheduled', c.deactivate_at is not null,
    'at', ${timestampSql('coalesce(c.deactivate_at, c.deactivated_at, c.status_changed_at)')},
    'reason', c.deactivation_reason, 'note', c.deactivation_note, 'by', o.name
  ) end`;

/** Returns SQL for a JSON object with the id, number and name of a client, from an alias of `clients`. */
export const clientSummary = (alias: string): string =>
  `json_build_object('id', ${alias}.id, 'number', ${alias}.number, 'name', ${alias}.name)`;

export type ClientProperty = Exclude<keyof Client, '__typename'>;

const columns: Readonly<Record<Exclude<ClientProperty, 'money'>, string>> = {
  id: 'c.id',
  number: 'c.number',
  ...recordOf(clientFieldNames, (field) => `c.${clientFieldSpecs[field].column}`),
  status: 'c.status',
  statusChangedAt: 'c.status_changed_at',
  plan: "case when p.id is null then null else json_build_object('id', p.id, 'name', p.name) end",
  hasPlanAccess: `not exists (
    select from subscriptions u
    where u.company_id = $1 and u.client_id = c.id and u.unopened is not null and u.ended_at is null
  )`,
  trialEndsAt: 'c.trial_ends_at',
  nextRenewalAt: 'c.next_renewal_at',
  lastLoginAt: 'c.last_login_at',
  deactivation,
  source: 'c.source',
  lockVersion: 'c.lock_version',
  createdAt: 'c.created_at',
  updatedAt: 'c.updated_at',
};

interface FieldVisibility {
  withMoney: boolean;
  /** Whether `money` includes the subscription. True only for a single client. */
  withSubscription: boolean;
}

/**
 * Returns the select list of the requested properties of a client, always including the id. Requires `clientJoins`.
 */
export const clientPropertiesSql = (
  { withMoney, withSubscription }: FieldVisibility,
  isRequested: (field: ClientProperty) => boolean = () => true,
): string =>
  Object.entries({ ...columns, money: withMoney ? money(withSubscription) : 'null' })
    .filter(([field]) => field === 'id' || isRequested(field as ClientProperty))
    .map(([field, sql]) => `${sql} as "${field}"`)
    .join(', ');

export const clientJoins = `
  join companies k on k.id = c.company_id
  left join client_billing_plans p on p.company_id = c.company_id and p.id = c.plan_id
  left join operators o on o.company_id = c.company_id and o.id = c.deactivated_by`;
