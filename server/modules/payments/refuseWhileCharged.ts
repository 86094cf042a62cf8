import type { Db } from '../../db/database';
import { DomainError } from '../../errors';

/**
 * CONFLICT while a payment is being tried with the card. The provider may have charged it though its answer was lost: asked
 * without the card it could not say so, and the payment would count as failed, and be charged again.
 */
export async function refuseWhileCharged(db: Db, companyId: string, cardId: string): Promise<void> {
  const { rowCount } = await db.query(
    `/* isCardCharged */ select from payments
     where company_id = $1 and card_id = $2 and status = 'Processing' limit 1`,
    [companyId, cardId],
  );
  if (rowCount === 0) return;
  throw new DomainError(
    'CONFLICT',
    'A payment is being charged to this card. Remove it once it is known what came of that.',
  );
}
