import { notFound } from '../../../errors';
import { readCompanyToken } from '../../../lib/companyToken';
import type { CardRequest, CardSetup } from '../../../schema.generated';
import { giveRequestedCard, readCardRequest, startRequestedCardSetup } from '../../client-cards/requested';
import type { Visit } from '../visit';
import { refuseUnconnected } from './cards';

/** A link of one company is nothing on the host of another. */
async function refuseUnlessOwn(visit: Visit, token: string): Promise<void> {
  const { services, companyId } = visit;
  if (readCompanyToken(token)?.companyId !== companyId) throw notFound('link');
  await services.database.inCompany(companyId, (db) => refuseUnconnected(db, visit));
}

/** What a client is asked for who opens the link of a mail. */
export async function openCardRequest(visit: Visit, token: string): Promise<CardRequest> {
  await refuseUnlessOwn(visit, token);
  return readCardRequest(visit, token);
}

/** What the provider's own element needs in the browser. */
export async function startAskedCard(visit: Visit, token: string): Promise<CardSetup> {
  await refuseUnlessOwn(visit, token);
  return startRequestedCardSetup(visit, token);
}

/** The card of whoever has the link, signed in or not; why one is refused is told in the field `card`. */
export async function giveAskedCard(
  visit: Visit,
  { token, card, key }: { token: string; card: string; key: string },
): Promise<void> {
  await refuseUnlessOwn(visit, token);
  await giveRequestedCard(visit, { token, cardToken: card }, key, 'card');
}
