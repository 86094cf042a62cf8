import { type Db, statusAllowsSql } from '../../platform';

export interface RenewalHold {
  isOnHold: boolean;
  /** The stored state, which the last sync set. */
  wasOnHold: boolean;
}

/**
 * Locks the company until the transaction ends, and returns the required and the stored state. Without an
 * account, locks nothing, and renewals are not on hold.
 */
export async function lockRenewalHold(db: Db, companyId: string): Promise<RenewalHold> {
  const { rows } = await db.query(
    `/* lockRenewalHold */ select not ${statusAllowsSql('k.status', 'charge')} or i.disconnected_at is not null as "isOnHold",
       i.holds_renewals as "wasOnHold"
     from companies k join stripe_integrations i on i.company_id = k.id
     where k.id = $1 for no key update of k`,
    [companyId],
  );
  return rows[0] ?? { isOnHold: false, wasOnHold: false };
}

const renewsAtProvider = `s.company_id = $1 and s.provider = 'Stripe' and s.is_billed and s.ended_at is null`;

export async function loadRenewingClientIds(db: Db, companyId: string): Promise<string[]> {
  const { rows } = await db.query(
    `/* loadRenewingClientIds */ select distinct s.client_id as id from subscriptions s where ${renewsAtProvider}`,
    [companyId],
  );
  return rows.map(({ id }) => id);
}

export async function markAllOutOfSync(db: Db, companyId: string): Promise<void> {
  await db.query(
    `/* markAllOutOfSync */ update subscriptions s set needs_sync = true where ${renewsAtProvider}`,
    [companyId],
  );
}

export async function setRenewalHold(db: Db, companyId: string, isOnHold: boolean): Promise<void> {
  await db.query(
    `/* setRenewalHold */ update stripe_integrations set holds_renewals = $2 where company_id = $1`,
    [companyId, isOnHold],
  );
}
