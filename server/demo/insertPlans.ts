import type { Db } from '../platform';
import { codeFromName } from '../billing';
import { ensureDefaultPlan, insertPlan, updatePlan } from '../billing/demo';
import { newId } from '../lib/ids';
import { demoPlans, inactivePlans, priceHistory, type DemoPlan, type DatedPrice } from './plans';

async function insertDemoPlan(
  db: Db,
  companyId: string,
  { name, description, features, trialDays, requireCardForTrial, setupFee, isPopular, status }: DemoPlan,
  [first, ...laterPrices]: readonly DatedPrice[],
): Promise<void> {
  if (!first) throw new Error(`${name} has no price.`);
  const { planId, price, yearlyPrice, interval, intervalCount } = first;
  await insertPlan(db, companyId, planId, {
    ...{ name, description, trialDays, requireCardForTrial, setupFee, isPopular, status },
    ...{ price, yearlyPrice, interval, intervalCount, currency: 'USD' },
    code: codeFromName(name),
    features: [...features],
    taxBehavior: 'Unspecified',
    isPublic: true,
    allowSelfUpgrade: true,
  });
  for (const nextPrice of laterPrices) {
    const { price, yearlyPrice } = nextPrice;
    await updatePlan(db, companyId, planId, { price, yearlyPrice }, true);
  }
}

async function backdatePlans(db: Db, companyId: string, history: readonly DatedPrice[]): Promise<void> {
  const values = [companyId, JSON.stringify(history)];
  await db.query(
    `/* backdateDemoPrices */ update plan_prices p set created_at = r."from"
     from jsonb_to_recordset($2::jsonb) as r("planId" uuid, version integer, "from" timestamptz)
     where p.company_id = $1 and p.plan_id = r."planId" and p.version = r.version`,
    values,
  );
  await db.query(
    `/* backdateDemoPlans */ update client_billing_plans p set created_at = r.earliest, updated_at = r.latest
     from (
       select "planId", min("from") as earliest, max("from") as latest
       from jsonb_to_recordset($2::jsonb) as r("planId" uuid, "from" timestamptz) group by 1
     ) r
     where p.company_id = $1 and p.id = r."planId"`,
    values,
  );
}

/**
 * Inserts the demo plans in order, with backdated price versions of which the latest applies. Makes the
 * popular plan the default.
 */
export async function insertDemoPlans(
  db: Db,
  companyId: string,
  history: readonly DatedPrice[],
  today: Date,
): Promise<void> {
  const inactivePrices = priceHistory(
    inactivePlans.map(() => newId()),
    today,
    inactivePlans,
  );
  const allPrices = [...history, ...inactivePrices];
  for (const plan of [...demoPlans, ...inactivePlans]) {
    await insertDemoPlan(
      db,
      companyId,
      plan,
      allPrices.filter(({ name }) => name === plan.name),
    );
  }
  const popular = demoPlans.find(({ isPopular }) => isPopular)?.name;
  await ensureDefaultPlan(db, companyId, history.find(({ name }) => name === popular)?.planId);
  await backdatePlans(db, companyId, allPrices);
}
