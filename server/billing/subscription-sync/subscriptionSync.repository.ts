import type { Db, DesiredSubscription } from '../../platform';
import { owesOnlySetupFee } from '../../clients';
import { planChanged } from '../payments/declines';

export const findCompaniesToSync = async (db: Db): Promise<string[]> => {
  const { rows } = await db.query('/* findCompaniesToSync */ select companies_to_sync() as id');
  return rows.map(({ id }) => id);
};

/** The desired state of a subscription at the provider, and the row version that it was read from. */
export interface UnsyncedSubscription {
  desired: Omit<DesiredSubscription, 'account'>;
  version: string;
}

/**
 * The SQL of plan `p` at its price version `v`, as JSON. Uses the yearly price if subscription `s` is yearly.
 */
const planJson = `json_build_object('id', p.id, 'name', p.name, 'priceVersion', v.version, 'currency', v.currency,
  'taxBehavior', p.tax_behavior,
  'price', case when s.is_yearly and v.yearly_price is not null then v.yearly_price else v.price end,
  'interval', case when s.is_yearly and v.yearly_price is not null then 'Year' else v.interval end,
  'intervalCount', case when s.is_yearly and v.yearly_price is not null then 1 else v.interval_count end)`;

/**
 * Returns the next unsynced subscription with an id after `after`, or null. If `isOnHold` is true, a running
 * subscription has the status `OnHold`.
 */
export async function findNextUnsynced(
  db: Db,
  companyId: string,
  after: string,
  isOnHold: boolean,
): Promise<UnsyncedSubscription | null> {
  const { rows } = await db.query(
    `/* findNextUnsynced */ select s.id, s.provider_reference as reference, s.client_id as "clientId",
       k.provider_customer as customer, k.provider_reference as card,
       (select ${planJson} from plan_prices v
        where v.company_id = $1 and v.plan_id = p.id and v.version = s.price_version) as plan,
       (select ${planJson} from plan_prices v
        where v.company_id = $1 and v.plan_id = p.id and v.version = s.next_price_version) as "nextPlan",
       case when ${owesOnlySetupFee} then 0 else s.setup_fee end as "setupFee", coalesce((
         select json_agg(y.provider_invoice_id) from payments y
         where y.company_id = $1 and y.subscription_id = s.id and y.status = 'Canceled'
           and y.failure_code = '${planChanged}' and y.provider_invoice_id is not null
       ), '[]') as "invoicesToVoid",
       case when ${owesOnlySetupFee} then (s.prepaid->>'periodEnd')::timestamptz else s.billed_until end as "billedUntil",
       case when s.ended_at is not null then 'Ended' when s.status = 'Paused' then 'Paused'
         when $3 then 'OnHold' else 'Running' end as status,
       s.cancel_at_period_end as "cancelsAtPeriodEnd", s.xmin::text as version
     from subscriptions s
       join client_billing_plans p on p.company_id = s.company_id and p.id = s.plan_id
       left join client_cards k on k.company_id = s.company_id and k.client_id = s.client_id and k.is_default
         and k.provider = 'Stripe'
     where s.company_id = $1 and s.needs_sync and s.id > $2
     order by s.id limit 1`,
    [companyId, after, isOnHold],
  );
  const [row] = rows;
  if (!row) return null;
  const { version, ...desired } = row;
  return { desired, version };
}

/**
 * Stores the provider's reference, and marks the subscription as synced unless its row has changed since
 * `version`. Returns whether it must be synced again.
 */
export async function markSynced(
  db: Db,
  companyId: string,
  id: string,
  reference: string | null,
  version: string,
): Promise<boolean> {
  const { rows } = await db.query(
    `/* markSynced */ update subscriptions set provider_reference = $3,
       needs_sync = needs_sync and xmin::text <> $4
     where company_id = $1 and id = $2 returning needs_sync as "needsSync"`,
    [companyId, id, reference, version],
  );
  return rows.some(({ needsSync }) => needsSync);
}
