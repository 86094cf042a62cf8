import type { Db } from '../../db/database';
import type { PaymentMethod } from '../../schema.generated';

export interface FeeSchedule {
  currency: string;
  anchor: Date;
  next: Date;
  /** By the company's clock. */
  now: Date;
}

/** When the company is to be charged, which stays so until the transaction ends; undefined while nothing is due. */
export async function lockDueSchedule(db: Db, companyId: string): Promise<FeeSchedule | undefined> {
  const { rows } = await db.query<FeeSchedule>(
    `/* lockDueSchedule */ select currency, platform_fee_anchor_at as anchor, next_platform_fee_at as next,
       company_now() as now
     from companies where id = $1 and status = 'Active' and next_platform_fee_at <= company_now()
     for no key update`,
    [companyId],
  );
  return rows[0];
}

export interface FeeAnchor {
  anchor: Date | null;
  /** By the company's clock. */
  now: Date;
}

export async function lockAnchor(db: Db, companyId: string): Promise<FeeAnchor | undefined> {
  const { rows } = await db.query<FeeAnchor>(
    `/* lockFeeAnchor */ select platform_fee_anchor_at as anchor, company_now() as now
     from companies where id = $1 for no key update`,
    [companyId],
  );
  return rows[0];
}

export async function setFeeSchedule(db: Db, companyId: string, anchor: Date, next: Date): Promise<void> {
  await db.query(
    `/* setFeeSchedule */ update companies set platform_fee_anchor_at = $2, next_platform_fee_at = $3
     where id = $1`,
    [companyId, anchor, next],
  );
}

export interface DefaultCard {
  id: string;
  method: PaymentMethod;
}

/** The card that Livery charges. */
export async function defaultCard(db: Db, companyId: string): Promise<DefaultCard | undefined> {
  const { rows } = await db.query<DefaultCard>(
    `/* defaultBillingCard */ select id, json_build_object('kind', 'Card', 'brand', brand, 'last4', last4,
       'expMonth', exp_month, 'expYear', exp_year) as method
     from billing_cards where company_id = $1 and is_default`,
    [companyId],
  );
  return rows[0];
}
