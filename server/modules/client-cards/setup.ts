import type { CardOwner } from '../../card-provider/cardProvider';
import type { Services } from '../../context';
import type { CardSetup } from '../../schema.generated';
import { ownPublishableKey } from '../stripe/account';

/** What the provider's own element needs in the browser to take a card of the owner's. */
export async function setupFor(
  { cardProvider, database }: Pick<Services, 'cardProvider' | 'database'>,
  { account, ...owner }: CardOwner,
): Promise<CardSetup> {
  const { companyId, reference, secretKey } = account;
  const setup = await cardProvider.startCardForm({ account, ...owner });
  const common = { provider: cardProvider.name, clientSecret: setup.clientSecret };
  if (secretKey === null) {
    return { ...common, publishableKey: setup.publishableKey, accountReference: reference };
  }
  // Keys of the company's own speak for its account by themselves.
  const publishableKey = await database.inCompany(companyId, (db) => ownPublishableKey(db, companyId));
  return { ...common, publishableKey, accountReference: null };
}
