import { notFound } from '../../../lib/errors';
import { readCompanyToken } from '../../../lib/companyToken';
import type { CardRequest, CardSetup } from '../../../platform';
import { readCardRequest, startRequestedCardSetup, submitRequestedCard } from '../../../billing';
import type { Visit } from '../visit';
import { assertCanTakeCards } from './cards';

/**
 * Throws `NOT_FOUND` for a link of another company, because each portal host serves one company, and
 * `CONFLICT` while the company can't take cards.
 */
async function assertOwnCardLink(visit: Visit, token: string): Promise<void> {
  const { services, companyId } = visit;
  if (readCompanyToken(token)?.companyId !== companyId) throw notFound('link');
  await services.database.inCompany(companyId, (db) => assertCanTakeCards(db, visit));
}

/** Returns the card request of an emailed link. */
export async function openCardRequest(visit: Visit, token: string): Promise<CardRequest> {
  await assertOwnCardLink(visit, token);
  return readCardRequest(visit, token);
}

/**
 * Starts adding a card at the card provider for an emailed link. Returns the parameters with which the
 * browser opens the provider's card form.
 */
export async function startCardRequestSetup(visit: Visit, token: string): Promise<CardSetup> {
  await assertOwnCardLink(visit, token);
  return startRequestedCardSetup(visit, token);
}

/**
 * Saves a card for the card request of a link, whether or not the visitor is signed in. Reports a rejected
 * card in the field `card`.
 */
export async function submitCardRequest(
  visit: Visit,
  { token, card, key }: { token: string; card: string; key: string },
): Promise<void> {
  await assertOwnCardLink(visit, token);
  await submitRequestedCard(visit, { token, cardToken: card }, key, 'card');
}
