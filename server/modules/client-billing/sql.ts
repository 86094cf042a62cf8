import type { Db } from '../../db/database';
import type { PlanInterval, PlanStatus } from '../../schema.generated';
import type { PlanDetails } from './input';

export interface PlanRow {
  id: string;
  name: string;
  description: string | null;
  features: string[];
  price: number;
  currency: string;
  interval: PlanInterval;
  trial_days: number;
  status: PlanStatus;
  created_at: Date;
  updated_at: Date;
}

export async function plansOf(db: Db, companyId: string): Promise<PlanRow[]> {
  const { rows } = await db.query<PlanRow>(
    `/* plansOf */ select id, name, description, features, price, currency, interval, trial_days, status,
       created_at, updated_at
     from client_billing_plans where company_id = $1 order by position, id`,
    [companyId],
  );
  return rows;
}

export async function currencyOf(db: Db, companyId: string): Promise<string> {
  const { rows } = await db.query<{ currency: string }>(
    '/* currencyOf */ select currency from companies where id = $1',
    [companyId],
  );
  return rows[0]?.currency ?? 'USD';
}

const valuesOf = (plan: PlanDetails, currency: string): unknown[] => [
  plan.name,
  plan.description,
  plan.features,
  plan.price,
  currency,
  plan.interval,
  plan.trialDays,
];

export async function insertPlan(
  db: Db,
  companyId: string,
  id: string,
  plan: PlanDetails,
  currency: string,
): Promise<void> {
  await db.query(
    `/* insertPlan */ insert into client_billing_plans
       (company_id, id, name, description, features, price, currency, interval, trial_days, position)
     values ($1, $2, $3, $4, $5::text[], $6, $7, $8, $9,
       (select coalesce(max(position), 0) + 1 from client_billing_plans where company_id = $1))`,
    [companyId, id, ...valuesOf(plan, currency)],
  );
}

export async function updatePlan(
  db: Db,
  companyId: string,
  id: string,
  plan: PlanDetails,
  currency: string,
): Promise<void> {
  await db.query(
    `/* updatePlan */ update client_billing_plans
     set name = $3, description = $4, features = $5::text[], price = $6, currency = $7, interval = $8,
       trial_days = $9, updated_at = now()
     where company_id = $1 and id = $2`,
    [companyId, id, ...valuesOf(plan, currency)],
  );
}
