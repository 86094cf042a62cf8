import { type CardOwner, type CardRequest, type CardSetup, type Db, runOnce } from '../../../platform';
import {
  limitCardAttempts,
  loadCardOwner,
  loadConnectedAccount,
  readCardRequest,
  saveDefaultCard,
  startCardSetup,
  startRequestedCardSetup,
  submitRequestedCard,
  withAttachedCard,
} from '../../../billing';
import { readCompanyToken } from '../../../lib/companyToken';
import { conflict, type DomainError, linkNotFound } from '../../../lib/errors';
import { t } from '../../../lib/i18n/i18n';
import { requireClientActor, type ClientVisit, type Visit } from '../visit';

/** Returns an error that refers clients to the company, because they can't see its setup. */
export const notReadyError = ({ snapshot }: Pick<ClientVisit, 'snapshot'>): DomainError =>
  conflict(
    t('{company} can’t accept payments yet. You haven’t been charged. For questions, contact {email}.', {
      company: snapshot.branding.title,
      email: snapshot.company.email,
    }),
  );

/** Throws `CONFLICT` with a message for clients if the company has no account at the card provider. */
async function assertCanTakeCards(db: Db, visit: Visit): Promise<void> {
  if (!(await loadConnectedAccount(visit.services, db, visit.companyId))) throw notReadyError(visit);
}

async function loadVisitCardOwner(db: Db, visit: ClientVisit): Promise<CardOwner> {
  const { services, companyId, session } = visit;
  await assertCanTakeCards(db, visit);
  return loadCardOwner(db, services, companyId, session.clientId);
}

/**
 * Counts a card attempt and returns the owner of the new card. Throws above the attempt limit, and `CONFLICT`
 * while the company can't take cards.
 */
export async function cardOwner(visit: ClientVisit): Promise<CardOwner> {
  const { services, companyId, session } = visit;
  await limitCardAttempts(services, companyId, session.clientId);
  return services.database.inCompany(companyId, (db) => loadVisitCardOwner(db, visit));
}

/**
 * Starts adding a card at the card provider. Returns the parameters with which the browser opens the
 * provider's card form.
 */
export async function startOwnCardSetup(visit: ClientVisit): Promise<CardSetup> {
  requireClientActor(visit);
  return startCardSetup(visit.services, await cardOwner(visit));
}

/**
 * Saves a card as the client's default, starts billing their subscription and retries their past-due
 * payments.
 */
export async function submitOwnCard(
  visit: ClientVisit,
  { token, key }: { token: string; key: string },
): Promise<void> {
  const { services, companyId, session } = visit;
  const actor = requireClientActor(visit);
  const owner = await cardOwner(visit);
  const idempotency = { key, operation: 'giveOwnCard', request: { client: session.clientId, token } };
  await withAttachedCard(services, owner, { token, field: 'card' }, (card) =>
    services.database.inCompany(companyId, (db) =>
      runOnce(db, companyId, idempotency, async () => {
        await saveDefaultCard(db, services, actor, owner, card);
        return session.clientId;
      }),
    ),
  );
}

/**
 * Throws `NOT_FOUND` for a link of another company, because each portal host serves one company, and
 * `CONFLICT` while the company can't take cards.
 */
async function assertOwnCardLink(visit: Visit, token: string): Promise<void> {
  const { services, companyId } = visit;
  if (readCompanyToken(token)?.companyId !== companyId) throw linkNotFound();
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
