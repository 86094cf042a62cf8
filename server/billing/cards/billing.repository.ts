import type { Db } from '../../platform';
import type { Timestamp } from '../../lib/timestamps';
import { timestampSql } from '../../lib/timestamps';

export interface BillingFacts {
  isBilled: boolean;
  cardRequestedAt: Timestamp | null;
}

export async function billingFacts(db: Db, companyId: string, clientId: string): Promise<BillingFacts> {
  const { rows } = await db.query<BillingFacts>(
    `/* billingFacts */ select exists (
       select from subscriptions s
       where s.company_id = $1 and s.client_id = $2 and s.ended_at is null and s.is_billed
     ) as "isBilled", (
       select ${timestampSql('max(r.created_at)')} from card_requests r
       where r.company_id = $1 and r.client_id = $2 and r.used_at is null and r.expires_at > company_now()
     ) as "cardRequestedAt"`,
    [companyId, clientId],
  );
  const [row] = rows;
  if (!row) throw new Error('The database returned no row.');
  return row;
}
