import type { Db } from '../db/database';
import { newId } from '../lib/ids';
import { codeFrom } from '../modules/client-billing/planCode';
import { insertPlan, settleDefault, updatePlan } from '../modules/client-billing/sql';
import { demoPlans, otherPlans, priceHistory, type DemoPlan, type PricedFrom } from './plans';

async function insertOne(
  db: Db,
  companyId: string,
  { name, description, features, trialDays, requireCardForTrial, setupFee, isPopular, status }: DemoPlan,
  [first, ...later]: readonly PricedFrom[],
): Promise<void> {
  if (!first) throw new Error(`${name} has no price.`);
  const { planId, price, yearlyPrice, interval, intervalCount } = first;
  await insertPlan(db, companyId, planId, {
    ...{ name, description, trialDays, requireCardForTrial, setupFee, isPopular, status },
    ...{ price, yearlyPrice, interval, intervalCount, currency: 'USD' },
    code: codeFrom(name),
    features: [...features],
    taxBehavior: 'Unspecified',
    isPublic: true,
    allowSelfUpgrade: true,
  });
  for (const raised of later) {
    const { price, yearlyPrice } = raised;
    await updatePlan(db, companyId, planId, { price, yearlyPrice }, true);
  }
}

async function datePlans(db: Db, companyId: string, history: readonly PricedFrom[]): Promise<void> {
  const values = [companyId, JSON.stringify(history)];
  await db.query(
    `/* dateDemoPrices */ update plan_prices p set created_at = r."from"
     from jsonb_to_recordset($2::jsonb) as r("planId" uuid, version integer, "from" timestamptz)
     where p.company_id = $1 and p.plan_id = r."planId" and p.version = r.version`,
    values,
  );
  await db.query(
    `/* dateDemoPlans */ update client_billing_plans p set created_at = r.earliest, updated_at = r.latest
     from (
       select "planId", min("from") as earliest, max("from") as latest
       from jsonb_to_recordset($2::jsonb) as r("planId" uuid, "from" timestamptz) group by 1
     ) r
     where p.company_id = $1 and p.id = r."planId"`,
    values,
  );
}

/** Adds the plans in their order with every price they have had, the latest of which holds: those of `history`, and others. */
export async function insertDemoPlans(
  db: Db,
  companyId: string,
  history: readonly PricedFrom[],
  today: Date,
): Promise<void> {
  const others = priceHistory(
    otherPlans.map(() => newId()),
    today,
    otherPlans,
  );
  const whole = [...history, ...others];
  for (const plan of [...demoPlans, ...otherPlans]) {
    await insertOne(
      db,
      companyId,
      plan,
      whole.filter(({ name }) => name === plan.name),
    );
  }
  const popular = demoPlans.find(({ isPopular }) => isPopular)?.name;
  await settleDefault(db, companyId, history.find(({ name }) => name === popular)?.planId);
  await datePlans(db, companyId, whole);
}
