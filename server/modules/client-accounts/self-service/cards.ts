import type { CardOwner } from '../../../card-provider/cardProvider';
import type { Db } from '../../../db/database';
import { DomainError } from '../../../errors';
import type { CardSetup } from '../../../schema.generated';
import { countCardTry, keepCard, ownerOf, withAttachedCard } from '../../client-cards/keep';
import { setupFor } from '../../client-cards/setup';
import { onlyOnce } from '../../idempotency/onlyOnce';
import { clientsAccount } from '../../stripe/account';
import { ownDoer, type ClientVisit, type Visit } from '../visit';

/** Whom to ask is in the words: clients know nothing of what the company has yet to set up. */
export const notReady = ({ snapshot }: Pick<ClientVisit, 'snapshot'>): DomainError =>
  new DomainError(
    'CONFLICT',
    `${snapshot.branding.title} can not take payments yet. Nothing was charged. Write to ${snapshot.company.email} to ask when.`,
  );

/** CONFLICT, in words for clients. */
export async function refuseUnconnected(db: Db, visit: Visit): Promise<void> {
  if (!(await clientsAccount(visit.services, db, visit.companyId))) throw notReady(visit);
}

async function ownerIn(db: Db, visit: ClientVisit): Promise<CardOwner> {
  const { services, companyId, session } = visit;
  await refuseUnconnected(db, visit);
  return ownerOf(db, services, companyId, session.clientId);
}

/** Whose card it is to be; CONFLICT while the company can't take any. Counted as a try. */
export async function cardOwner(visit: ClientVisit): Promise<CardOwner> {
  const { services, companyId, session } = visit;
  await countCardTry(services, companyId, session.clientId);
  return services.database.inCompany(companyId, (db) => ownerIn(db, visit));
}

/** What the provider's own element needs in the browser. */
export async function startOwnCard(visit: ClientVisit): Promise<CardSetup> {
  ownDoer(visit);
  return setupFor(visit.services, await cardOwner(visit));
}

/** The client's card from now on; what they have not paid is tried with it at once. */
export async function giveOwnCard(
  visit: ClientVisit,
  { token, key }: { token: string; key: string },
): Promise<void> {
  const { services, companyId, session } = visit;
  const by = ownDoer(visit);
  const owner = await cardOwner(visit);
  const press = { key, operation: 'giveOwnCard', request: { client: session.clientId, token } };
  await withAttachedCard(services, owner, { token, field: 'card' }, (card) =>
    services.database.inCompany(companyId, (db) =>
      onlyOnce(db, companyId, press, async () => {
        await keepCard(db, services, by, owner, card);
        return session.clientId;
      }),
    ),
  );
}
