import type { Db } from '../../platform';
import { DomainError } from '../../lib/errors';

/**
 * Throws `CONFLICT` while a payment is being charged to the card, so that the card is not removed. Without
 * the card, repeating a charge whose response was lost would fail, and a later retry would charge twice.
 */
export async function assertCardNotCharging(db: Db, companyId: string, cardId: string): Promise<void> {
  const { rowCount } = await db.query(
    `/* assertCardNotCharging */ select from payments
     where company_id = $1 and card_id = $2 and status = 'Processing' limit 1`,
    [companyId, cardId],
  );
  if (rowCount === 0) return;
  throw new DomainError(
    'CONFLICT',
    'A payment is being charged to this card. Remove it once it is known what came of that.',
  );
}
