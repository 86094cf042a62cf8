import { asMoment } from '../../lib/moments';

const subscription = `(
    select json_build_object(
      'status', s.status,
      'price', case when s.is_yearly then coalesce(kept.yearly_price, kept.price) else kept.price end,
      'interval', case when s.is_yearly then 'Year' else kept.interval end,
      'intervalCount', case when s.is_yearly then 1 else kept.interval_count end,
      'priceVersion', s.price_version, 'currentPriceVersion', sold.price_version,
      'startedAt', ${asMoment('s.started_at')}, 'currentPeriodStart', ${asMoment('s.current_period_start')},
      'currentPeriodEnd', ${asMoment('s.current_period_end')}, 'cancelAtPeriodEnd', s.cancel_at_period_end
    )
    from subscriptions s
    join plan_prices kept
      on kept.company_id = s.company_id and kept.plan_id = s.plan_id and kept.version = s.price_version
    join client_billing_plans sold on sold.company_id = s.company_id and sold.id = s.plan_id
    where s.company_id = $1 and s.client_id = c.id and s.ended_at is null
  )`;

const money = (withSubscription: boolean): string => `json_build_object(
    'currency', k.currency, 'mrr', c.mrr, 'lifetimeValue', c.lifetime_value,
    'lastPaymentAt', ${asMoment('c.last_payment_at')}, 'lastPaymentStatus', c.last_payment_status
    ${withSubscription ? `, 'subscription', ${subscription}` : ''}
  )`;

const deactivation = `case when c.deactivate_at is not null or c.status = 'Deactivated' then json_build_object(
    'isScheduled', c.deactivate_at is not null,
    'at', ${asMoment('coalesce(c.deactivate_at, c.deactivated_at, c.status_changed_at)')},
    'reason', c.deactivation_reason, 'note', c.deactivation_note, 'by', o.name
  ) end`;

/** A client's name and number under an alias of `clients`. */
export const clientBrief = (alias: string): string =>
  `json_build_object('id', ${alias}.id, 'number', ${alias}.number, 'name', ${alias}.name)`;

/** A client as the contract has it; goes with `clientJoins`. Subscriptions are for where one client is asked for. */
export const clientColumns = (withMoney: boolean, withSubscription = false): string => `
  c.id, c.number, c.name, c.email, c.phone, c.contact_first_name as "contactFirstName",
  c.contact_last_name as "contactLastName", c.address_line1 as "addressLine1", c.address_line2 as "addressLine2",
  c.city, c.state, c.postal_code as "postalCode", c.country, c.tax_id as "taxId", c.website,
  c.status, c.status_changed_at as "statusChangedAt", c.trial_ends_at as "trialEndsAt",
  c.next_renewal_at as "nextRenewalAt", c.last_login_at as "lastLoginAt", c.tags, c.note, c.source,
  c.external_id as "externalId", c.lock_version as "lockVersion",
  c.created_at as "createdAt", c.updated_at as "updatedAt",
  case when p.id is null then null else json_build_object('id', p.id, 'name', p.name) end as plan,
  ${deactivation} as deactivation, ${withMoney ? money(withSubscription) : 'null'} as money`;

export const clientJoins = `
  join companies k on k.id = c.company_id
  left join client_billing_plans p on p.company_id = c.company_id and p.id = c.plan_id
  left join operators o on o.company_id = c.company_id and o.id = c.deactivated_by`;
