import type { Database } from '../db/database';
import { newId } from '../lib/ids';
import type { PlanInterval, PlanStatus } from '../schema.generated';
import type { CompanyRow } from './inhabitants';

export interface PlanRow {
  id: string;
  name: string;
  price: number;
  interval: PlanInterval;
  trialDays: number;
  status: PlanStatus;
}

/** A plan of a company: 10.00 a month, unless told otherwise. */
export async function insertPlan(
  database: Database,
  company: CompanyRow,
  overrides: Partial<PlanRow> = {},
): Promise<PlanRow> {
  const plan: PlanRow = {
    id: newId(),
    name: 'Standard',
    price: 1000,
    interval: 'Month',
    trialDays: 0,
    status: 'Active',
    ...overrides,
  };
  await database.inCompany(company.id, (db) =>
    db.query(
      `insert into client_billing_plans (company_id, id, position, name, price, currency, interval, trial_days, status)
       values ($1, $2, 1, $3, $4, 'USD', $5, $6, $7)`,
      [company.id, plan.id, plan.name, plan.price, plan.interval, plan.trialDays, plan.status],
    ),
  );
  return plan;
}
