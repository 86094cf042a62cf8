import type { Db } from '../db/database';
import { newId } from '../lib/ids';
import type { Role } from '../schema.generated';

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
}

export async function insertDemoOperator(
  db: Db,
  companyId: string,
  { id, name, email, role }: DemoOperator,
  passwordHash: string,
): Promise<void> {
  await db.query(
    `/* insertDemoOperator */ insert into operators (company_id, id, status, role, name, email, password_hash)
     values ($1, $2, 'Active', $3, $4, $5, $6)`,
    [companyId, id, role, name, email, passwordHash],
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

export interface DemoPlan {
  name: string;
  description: string;
  features: readonly string[];
  price: number;
  trialDays: number;
}

/** Adds the plans in their order, and says their ids. */
export async function insertDemoPlans(
  db: Db,
  companyId: string,
  plans: readonly DemoPlan[],
): Promise<string[]> {
  const ids: string[] = [];
  for (const [position, { name, description, features, price, trialDays }] of plans.entries()) {
    const id = newId();
    await db.query(
      `/* insertDemoPlan */
       insert into client_billing_plans (company_id, id, position, name, description, features, price, currency,
         interval, trial_days)
       values ($1, $2, $3, $4, $5, $6::text[], $7, 'USD', 'Month', $8)`,
      [companyId, id, position + 1, name, description, features, price, trialDays],
    );
    ids.push(id);
  }
  return ids;
}

export async function insertDemoCard(db: Db, companyId: string, holderName: string): Promise<void> {
  const expiresIn = new Date().getUTCFullYear() + 3;
  await db.query(
    `/* insertDemoCard */
     insert into billing_cards (company_id, id, provider, provider_reference, brand, last4, exp_month, exp_year,
       holder_name, is_default)
     values ($1, $2, 'Sandbox', $3, 'Visa', '4242', 12, $4, $5, true)`,
    [companyId, newId(), `sandbox_pays:${companyId}`, expiresIn, holderName],
  );
}
