import { newId } from '../../../lib/ids';
import type { BareEngine } from '../../../testing/bareEngine';
import type { Queryable } from '../database';

export const anchor = '2027-01-31T06:27:00.250Z';
export const periodEnd = '2027-02-28T06:27:00.250Z';

interface LegacyCompany {
  timeZone?: string;
  feeAnchor?: string;
  nextFee?: string;
  lastFeeEnd?: string;
  /** Number of the client and of the payment. */
  number?: number;
}

export const insertFee = (db: Queryable, company: string, number: number, from: string, to: string) =>
  db.query(
    `insert into payments (company_id, id, number, direction, type, status, amount, currency, trigger, period_start,
       period_end)
     values ($1, $2, $3, 'Outgoing', 'PlatformFee', 'Failed', 4900, 'EUR', 'Cycle', $4, $5)
     returning to_jsonb(payments) ->> 'period_from' as from, to_jsonb(payments) ->> 'period_to' as to`,
    [company, newId(), number, from, to],
  );

/**
 * Adds a company with a subscription, in the schema before migration 0026. Adds a failed platform fee payment
 * if `feeAnchor` and `lastFeeEnd` are set.
 */
export async function insertCompany(
  engine: BareEngine,
  { timeZone = 'America/Los_Angeles', feeAnchor, nextFee, lastFeeEnd, number = 1 }: LegacyCompany,
): Promise<string> {
  const [id, planId, clientId] = [newId(), newId(), newId()];
  await engine.inTransaction(async (db) => {
    await db.query("select set_config('app.company_id', $1, true)", [id]);
    await db.query(
      `insert into companies (id, name, email, time_zone, platform_fee_anchor_at, next_platform_fee_at)
       values ($1, 'Co', 'co@company.test', $2, $3, $4)`,
      [id, timeZone, feeAnchor ?? null, nextFee ?? null],
    );
    await db.query(
      `insert into client_billing_plans (company_id, id, position, name, price, currency, interval)
       values ($1, $2, 1, 'Plan', 2900, 'EUR', 'Month')`,
      [id, planId],
    );
    await db.query(
      `insert into clients (company_id, id, number, name, email, status, source)
       values ($1, $2, $3, 'Client', 'client@client.test', 'Active', 'Manual')`,
      [id, clientId, number],
    );
    await db.query(
      `insert into subscriptions (company_id, id, client_id, plan_id, price_version, status, mrr, billing_anchor_at,
         current_period_start, current_period_end, billed_until, started_at)
       values ($1, $2, $3, $4, 1, 'Active', 2900, $5, $5, $6, $6, $5)`,
      [id, newId(), clientId, planId, anchor, periodEnd],
    );
    if (feeAnchor && lastFeeEnd) await insertFee(db, id, number, feeAnchor, lastFeeEnd);
  });
  return id;
}

export const januaryCompany: LegacyCompany = {
  feeAnchor: '2027-01-31T06:27:00Z',
  nextFee: '2027-03-31T05:27:00Z',
  lastFeeEnd: '2027-02-28T06:27:00Z',
};
