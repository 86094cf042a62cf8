import type { Db } from '../../db/database';
import { isAllowed } from '../../permissions';

export interface Renewing {
  isHeld: boolean;
  /** As the provider was told. */
  wasHeld: boolean;
}

/** Nothing is held where nothing was ever connected. The company stays as it is until the transaction ends. */
export async function lockRenewing(db: Db, companyId: string): Promise<Renewing> {
  const { rows } = await db.query<Renewing>(
    `/* lockRenewing */ select not ${isAllowed('k.status', 'charge')} or i.disconnected_at is not null as "isHeld",
       i.holds_renewals as "wasHeld"
     from companies k join stripe_integrations i on i.company_id = k.id
     where k.id = $1 for no key update of k`,
    [companyId],
  );
  return rows[0] ?? { isHeld: false, wasHeld: false };
}

const isRenewed = `s.company_id = $1 and s.provider = 'Stripe' and s.is_billed and s.ended_at is null`;

export async function clientsRenewed(db: Db, companyId: string): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `/* clientsRenewed */ select distinct s.client_id as id from subscriptions s where ${isRenewed}`,
    [companyId],
  );
  return rows.map(({ id }) => id);
}

export async function outOfStepAll(db: Db, companyId: string): Promise<void> {
  await db.query(`/* outOfStepAll */ update subscriptions s set needs_sync = true where ${isRenewed}`, [
    companyId,
  ]);
}

export async function noteHolding(db: Db, companyId: string, isHeld: boolean): Promise<void> {
  await db.query(
    `/* noteHolding */ update stripe_integrations set holds_renewals = $2 where company_id = $1`,
    [companyId, isHeld],
  );
}
