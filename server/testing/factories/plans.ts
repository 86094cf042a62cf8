import type { Database, PlanDetailsInput, PlanInput, PlanPriceInput } from '../../platform';
import { newId } from '../../lib/ids';
import type { PlanInterval, PlanStatus } from '../../../contract/enums';
import type { CompanyRow } from './companies';

export interface PlanRow {
  id: string;
  name: string;
  price: number;
  currency: string;
  interval: PlanInterval;
  intervalCount: number;
  yearlyPrice: number | null;
  setupFee: number;
  trialDays: number;
  status: PlanStatus;
  position: number;
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
    currency: 'USD',
    interval: 'Month',
    intervalCount: 1,
    yearlyPrice: null,
    setupFee: 0,
    trialDays: 0,
    status: 'Active',
    position: 1,
    ...overrides,
  };
  await database.inCompany(company.id, (db) =>
    db.query(
      `insert into client_billing_plans (company_id, id, position, name, price, currency, interval, interval_count,
         yearly_price, setup_fee, trial_days, status)
       select $1, id, position, name, price, currency, interval, "intervalCount", "yearlyPrice", "setupFee",
         "trialDays", status
       from jsonb_to_record($2::jsonb) as p(id uuid, position integer, name text, price integer, currency text,
         interval text, "intervalCount" integer, "yearlyPrice" integer, "setupFee" integer, "trialDays" integer,
         status text)`,
      [company.id, JSON.stringify(plan)],
    ),
  );
  return plan;
}

/** Returns the input details of a new plan. */
export const planDetails = (overrides: Partial<PlanDetailsInput> = {}): PlanDetailsInput => ({
  name: 'Standard',
  code: null,
  description: null,
  features: [],
  trialDays: 0,
  requireCardForTrial: true,
  setupFee: 0,
  taxBehavior: 'Unspecified',
  isPublic: true,
  isPopular: false,
  allowSelfUpgrade: true,
  ...overrides,
});

export const planPrice = (overrides: Partial<PlanPriceInput> = {}): PlanPriceInput => ({
  price: 1000,
  interval: 'Month',
  intervalCount: 1,
  yearlyPrice: null,
  ...overrides,
});

export const planInput = (
  {
    status = 'Active',
    ...detailsOverrides
  }: Partial<PlanDetailsInput> & { status?: PlanInput['status'] } = {},
  priceOverrides: Partial<PlanPriceInput> = {},
): PlanInput => ({ details: planDetails(detailsOverrides), price: planPrice(priceOverrides), status });
