import type { CardOwner } from '../../card-provider/cardProvider';
import type { Services } from '../../context';
import type { Db } from '../../db/database';
import type { CardSetup } from '../../schema.generated';
import { recordAudit, type Doer } from '../audit/service';
import { ownPublishableKey } from '../stripe/account';

/** That somebody was about to give a card: no client's timeline is told of what came to nothing. */
export const recordForm = (db: Db, by: Doer, { id, name }: CardOwner): Promise<void> =>
  recordAudit(db, by, {
    action: 'clientCard.formOpened',
    targetType: 'ClientCard',
    targetId: id,
    targetLabel: name,
  });

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
