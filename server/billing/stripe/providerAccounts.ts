import type { Services } from '../../platform';
import { t } from '../../lib/i18n/i18n';
import { conflict } from '../../lib/errors';
import { claimProviderAccount } from './stripe.repository';

/**
 * Assigns an account to the company, so that webhook events of the account find the company. Throws
 * `CONFLICT` if another company has claimed it.
 */
export async function claimAccount(
  { database, cardProvider }: Pick<Services, 'database' | 'cardProvider'>,
  companyId: string,
  reference: string,
): Promise<void> {
  const owner = await database.onPlatform((db) =>
    claimProviderAccount(db, cardProvider.name, reference, companyId),
  );
  if (owner === companyId) return;
  throw conflict(t('This Stripe account is already connected to another company.'));
}
