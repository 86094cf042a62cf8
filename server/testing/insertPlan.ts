import type { Database } from '../platform';
import { newId } from '../lib/ids';
import type { PlanInterval, PlanStatus } from '../../contract/enums';
import type { CompanyRow } from './factories';

export interface PlanRow {
  id: string;
  name: string;
  price: number;
  interval: PlanInterval;
  intervalCount: number;
  yearlyPrice: number | null;
  setupFee: number;
  trialDays: number;
  status: PlanStatus;
}

/** Inserts a plan, by default for $10.00 a month. */
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
    intervalCount: 1,
    yearlyPrice: null,
    setupFee: 0,
    trialDays: 0,
    status: 'Active',
    ...overrides,
  };
  await database.inCompany(company.id, (db) =>
    db.query(
      `insert into client_billing_plans (company_id, id, position, name, price, currency, interval, interval_count,
         yearly_price, setup_fee, trial_days, status)
       select $1, id, 1, name, price, 'USD', interval, "intervalCount", "yearlyPrice", "setupFee", "trialDays", status
       from jsonb_to_record($2::jsonb) as p(id uuid, name text, price integer, interval text, "intervalCount" integer,
         "yearlyPrice" integer, "setupFee" integer, "trialDays" integer, status text)`,
      [company.id, JSON.stringify(plan)],
    ),
  );
  return plan;
}
