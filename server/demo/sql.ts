import type { Db } from '../db/database';
import { newId } from '../lib/ids';
import type { PaymentMethod, Role } from '../schema.generated';
import { demoPlans, type PricedFrom } from './plans';

export interface DemoCompany {
  name: string;
  email: string;
  phone: string;
  country: string;
  currency: string;
  timeZone: string;
  website: string;
  subdomain: string;
}

export async function insertDemoCompany(db: Db, companyId: string, company: DemoCompany): Promise<void> {
  await db.query(
    `/* insertDemoCompany */
     insert into companies (id, status, name, email, phone, country, currency, time_zone, website, subdomain,
       completed_steps, created_at)
     values ($1, 'Active', $2, $3, $4, $5, $6, $7, $8, $9,
       '{Details,Theme,ClientBilling,PaymentMethod}', now() - interval '1 year')`,
    [
      companyId,
      company.name,
      company.email,
      company.phone,
      company.country,
      company.currency,
      company.timeZone,
      company.website,
      company.subdomain,
    ],
  );
}

export interface DemoOperator {
  id: string;
  name: string;
  email: string;
  role: Role;
  joinedAt: string;
}

export async function insertDemoOperator(
  db: Db,
  companyId: string,
  { id, name, email, role, joinedAt }: DemoOperator,
  passwordHash: string,
): Promise<void> {
  await db.query(
    `/* insertDemoOperator */ insert into operators (company_id, id, status, role, name, email, password_hash,
       created_at)
     values ($1, $2, 'Active', $3, $4, $5, $6, $7)`,
    [companyId, id, role, name, email, passwordHash, joinedAt],
  );
}

export async function insertDemoTheme(
  db: Db,
  companyId: string,
  theme: { title: string; colour: string; squareLogoId: string; fullLogoId: string },
): Promise<void> {
  await db.query(
    `/* insertDemoTheme */ insert into theme_setups (company_id, title, colour, square_logo_id, full_logo_id)
     values ($1, $2, $3, $4, $5)`,
    [companyId, theme.title, theme.colour, theme.squareLogoId, theme.fullLogoId],
  );
}

/** Adds the plans in their order with every price they have had, the latest of which holds. */
export async function insertDemoPlans(
  db: Db,
  companyId: string,
  planIds: readonly string[],
  history: readonly PricedFrom[],
): Promise<void> {
  for (const [index, { name, description, features, trialDays }] of demoPlans.entries()) {
    const id = planIds[index];
    const [first, ...later] = history.filter(({ planId }) => planId === id);
    await db.query(
      `/* insertDemoPlan */
       insert into client_billing_plans (company_id, id, position, name, description, features, price, currency,
         interval, trial_days, created_at, updated_at)
       values ($1, $2, $3, $4, $5, $6::text[], $7, 'USD', 'Month', $8, $9, $9)`,
      [companyId, id, index + 1, name, description, features, first?.price, trialDays, first?.from],
    );
    for (const { price, from } of later) {
      await db.query(
        `/* raiseDemoPlan */ update client_billing_plans set price = $3, updated_at = $4
         where company_id = $1 and id = $2`,
        [companyId, id, price, from],
      );
    }
  }
  await db.query(
    `/* dateDemoPrices */ update plan_prices p set created_at = r."from"
     from jsonb_to_recordset($2::jsonb) as r("planId" uuid, version integer, "from" timestamptz)
     where p.company_id = $1 and p.plan_id = r."planId" and p.version = r.version`,
    [companyId, JSON.stringify(history)],
  );
}

/** The card that Livery charges. */
export async function insertDemoCard(db: Db, companyId: string, holderName: string): Promise<PaymentMethod> {
  const card = { brand: 'Visa', last4: '4242', expMonth: 12, expYear: new Date().getUTCFullYear() + 3 };
  await db.query(
    `/* insertDemoCard */
     insert into billing_cards (company_id, id, provider, provider_reference, brand, last4, exp_month, exp_year,
       holder_name, is_default)
     values ($1, $2, 'Sandbox', $3, $4, $5, $6, $7, $8, true)`,
    [
      companyId,
      newId(),
      `sandbox_pays:${companyId}`,
      card.brand,
      card.last4,
      card.expMonth,
      card.expYear,
      holderName,
    ],
  );
  return { kind: 'Card', ...card };
}
