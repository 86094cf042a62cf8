import type { CardOwner } from '../../card-provider/cardProvider';
import type { Services } from '../../context';
import type { CardSetup } from '../../schema.generated';

/** What the provider's own element needs in the browser to take a card of the owner's. */
export async function setupFor(
  { cardProvider }: Pick<Services, 'cardProvider'>,
  owner: CardOwner,
): Promise<CardSetup> {
  const { clientSecret, publishableKey } = await cardProvider.startCardForm(owner);
  const { reference, secretKey } = owner.account;
  // Keys of the company's own speak for its account by themselves.
  const accountReference = secretKey === null ? reference : null;
  return { provider: cardProvider.name, clientSecret, publishableKey, accountReference };
}
