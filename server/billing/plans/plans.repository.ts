import type { AuditAction, Db, StatementRows } from '../../platform';
import { notFound, requireRoom } from '../../lib/errors';
import { t } from '../../lib/i18n/i18n';
import type { PlanStatus } from '../../../contract/enums';
import { deletePlanTranslations } from '../../brand';
import { payingByPlan } from '../subscriptions/paying.repository';
import type { PlanDetails, PlanPriceDetails } from './input';

export type PlanRow = StatementRows['plansOf'];

/**
 * Returns the plans in display order. `client_facets` keeps a plan's row at count 0, so `isUnused` means that
 * no client ever had the plan.
 */
export async function plansOf(db: Db, companyId: string): Promise<PlanRow[]> {
  const { rows } = await db.query(
    `/* plansOf */ select p.id, p.name, p.code, p.description, p.features, p.price, p.currency, p.interval,
       p.interval_count as "intervalCount", p.yearly_price as "yearlyPrice", p.trial_days as "trialDays",
       p.require_card_for_trial as "requireCardForTrial", p.setup_fee as "setupFee",
       p.tax_behavior as "taxBehavior", p.is_public as "isPublic", p.is_default as "isDefault",
       p.is_popular as "isPopular", p.allow_self_upgrade as "allowSelfUpgrade",
       row_number() over (order by p.status = 'Archived', p.position, p.id)::integer as "order", p.status,
       p.price_version as "priceVersion", coalesce(f.count, 0) as "clientCount",
       coalesce(y.active, 0) as "activeClientCount", coalesce(y.mrr, 0) as mrr, f.value is null as "isUnused",
       p.lock_version as "lockVersion", p.created_at as "createdAt", p.updated_at as "updatedAt"
     from client_billing_plans p left join client_facets f
       on f.company_id = p.company_id and f.facet = 'Plan' and f.value = p.id::text
     left join ${payingByPlan} y on y.plan_id = p.id
     where p.company_id = $1 order by "order"`,
    [companyId],
  );
  return rows;
}

export async function loadCurrency(db: Db, companyId: string): Promise<string> {
  const { rows } = await db.query('/* loadCurrency */ select currency from companies where id = $1', [
    companyId,
  ]);
  const [row] = rows;
  if (!row) throw notFound();
  return row.currency;
}

/**
 * Locks the company's row until the transaction ends, so that only one transaction at a time changes its
 * plans. Returns the currency of their prices.
 */
export async function lockPlans(db: Db, companyId: string): Promise<string> {
  const { rows } = await db.query(
    '/* lockPlans */ select currency from companies where id = $1 for no key update',
    [companyId],
  );
  return rows[0]?.currency ?? 'USD';
}

export interface PlanValues extends PlanDetails, PlanPriceDetails {
  code: string;
  currency: string;
  status: PlanStatus;
}

const columnOf = {
  name: 'name',
  code: 'code',
  description: 'description',
  features: 'features',
  price: 'price',
  currency: 'currency',
  interval: 'interval',
  intervalCount: 'interval_count',
  yearlyPrice: 'yearly_price',
  trialDays: 'trial_days',
  requireCardForTrial: 'require_card_for_trial',
  setupFee: 'setup_fee',
  taxBehavior: 'tax_behavior',
  isPublic: 'is_public',
  isPopular: 'is_popular',
  allowSelfUpgrade: 'allow_self_upgrade',
  status: 'status',
} as const satisfies Record<keyof PlanValues, string>;

const allFields = Object.keys(columnOf) as (keyof PlanValues)[];

async function countPlans(db: Db, companyId: string): Promise<number> {
  const { rows } = await db.query(
    '/* countPlans */ select count(*)::integer as count from client_billing_plans where company_id = $1',
    [companyId],
  );
  return rows[0]?.count ?? 0;
}

/**
 * Adds the plan after the existing ones. Throws `CONFLICT` if the company has the maximum number of plans.
 */
export async function insertPlan(db: Db, companyId: string, id: string, plan: PlanValues): Promise<void> {
  requireRoom(await countPlans(db, companyId), (max) =>
    t('You can have at most {max} plans. Delete an unused plan to add another.', { max }),
  );
  await db.query(
    `/* insertPlan */ insert into client_billing_plans
       (company_id, id, position, ${allFields.map((field) => columnOf[field]).join(', ')})
     values ($1, $2, (select coalesce(max(position), 0) + 1 from client_billing_plans where company_id = $1),
       ${allFields.map((_field, index) => `$${index + 3}`).join(', ')})`,
    [companyId, id, ...allFields.map((field) => plan[field])],
  );
}

/** Updates the fields of `patch`. With `isEdit`, increments the lock version. */
export async function updatePlan(
  db: Db,
  companyId: string,
  id: string,
  patch: Partial<PlanValues>,
  isEdit: boolean,
): Promise<void> {
  const fields = allFields.filter((field) => field in patch);
  await db.query(
    `/* updatePlan */ update client_billing_plans
     set ${fields.map((field, index) => `${columnOf[field]} = $${index + 4}`).join(', ')},
       lock_version = lock_version + $3, updated_at = now()
     where company_id = $1 and id = $2`,
    [companyId, id, isEdit ? 1 : 0, ...fields.map((field) => patch[field])],
  );
}

/** Orders the listed plans first. The other plans follow in their current order. */
export async function setPlanOrder(db: Db, companyId: string, ids: readonly string[]): Promise<void> {
  await db.query(
    `/* setPlanOrder */ update client_billing_plans p
     set position = r.position, updated_at = case when p.status = 'Archived' then p.updated_at else $3 end
     from (
       select o.id, row_number() over (order by array_position($2::uuid[], o.id), o.position, o.id) as position
       from client_billing_plans o where o.company_id = $1
     ) r
     where p.company_id = $1 and p.id = r.id and p.position <> r.position`,
    [companyId, ids, new Date()],
  );
}

export async function movePlanToEnd(db: Db, companyId: string, id: string): Promise<void> {
  await db.query(
    `/* movePlanToEnd */ update client_billing_plans
     set position = 1 + (select max(position) from client_billing_plans where company_id = $1)
     where company_id = $1 and id = $2`,
    [companyId, id],
  );
}

/**
 * Makes the given plan the default if it is active. Without an id, keeps an active default or uses the first
 * active plan.
 */
export async function ensureDefaultPlan(db: Db, companyId: string, id: string | null = null): Promise<void> {
  await db.query(
    `/* clearDefaultPlan */ update client_billing_plans set is_default = false, updated_at = now()
     where company_id = $1 and is_default and (status <> 'Active' or id <> $2)`,
    [companyId, id],
  );
  await db.query(
    `/* setDefaultPlan */ update client_billing_plans p set is_default = true, updated_at = now()
     where p.company_id = $1
       and not exists (select from client_billing_plans d where d.company_id = $1 and d.is_default)
       and p.id = (
         select a.id from client_billing_plans a where a.company_id = $1 and a.status = 'Active'
         order by a.id is distinct from $2, a.position, a.id limit 1
       )`,
    [companyId, id],
  );
}

/** Waits for transactions that put a client on the plan, and blocks new ones. */
export async function lockPlan(db: Db, companyId: string, id: string): Promise<void> {
  await db.query(
    '/* lockPlan */ select from client_billing_plans where company_id = $1 and id = $2 for update',
    [companyId, id],
  );
}

export async function deletePlan(db: Db, companyId: string, id: string): Promise<void> {
  await deletePlanTranslations(db, companyId, id);
  await db.query('/* deletePlan */ delete from client_billing_plans where company_id = $1 and id = $2', [
    companyId,
    id,
  ]);
}

/** Returns the actor and time of the plan's latest audit event with this action, or undefined. */
export async function lastActor(
  db: Db,
  companyId: string,
  id: string,
  action: AuditAction,
): Promise<{ name: string | null; at: Date } | undefined> {
  const { rows } = await db.query(
    `/* lastPlanActor */ select actor_name as name, occurred_at as at from audit_events
     where company_id = $1 and target_id = $2 and action = $3
     order by occurred_at desc, id desc limit 1`,
    [companyId, id, action],
  );
  return rows[0];
}

/** Changes the currency of all plans. The caller ensures that every plan is free. */
export async function convertFreePlans(db: Db, companyId: string, currency: string): Promise<void> {
  await db.query(
    `/* convertFreePlans */ update client_billing_plans set currency = $2, updated_at = now()
     where company_id = $1 and currency <> $2`,
    [companyId, currency],
  );
}
