import type { Db } from '../../platform';
import { t } from '../../lib/i18n/i18n';
import { conflict } from '../../lib/errors';
import { isCardCharging } from './ledger.repository';

/**
 * Throws `CONFLICT` while a payment is being charged to the card, so that the card is not removed. Without
 * the card, repeating a charge whose response was lost would fail, and a later retry would charge twice.
 */
export async function assertCardNotCharging(db: Db, companyId: string, cardId: string): Promise<void> {
  if (!(await isCardCharging(db, companyId, cardId))) return;
  throw conflict(t('A payment with this card is in progress. Remove the card when the payment is complete.'));
}
