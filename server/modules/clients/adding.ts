import type { Db } from '../../db/database';
import { emailKey } from '../../lib/emailAddress';
import { insertClients, takeClientNumbers, takenAmong, type NewClient } from './sql';

export { companyCountry, plansOnOffer, type NewClient } from './sql';

export type Obstacle = 'EmailTaken' | 'ExternalIdTaken';

/** Which of these can't be added, because a client of the company has the address or the external id. */
export async function obstaclesAmong(
  db: Db,
  companyId: string,
  clients: readonly NewClient[],
): Promise<Map<string, Obstacle>> {
  const externalIds = clients.flatMap(({ externalId }) => (externalId === null ? [] : [externalId]));
  const keys = clients.map(({ email }) => emailKey(email));
  const taken = await takenAmong(db, companyId, keys, externalIds);
  const obstacles = new Map<string, Obstacle>();
  for (const { id, email, externalId } of clients) {
    if (taken.emailKeys.has(emailKey(email))) obstacles.set(id, 'EmailTaken');
    else if (externalId !== null && taken.externalIds.has(externalId)) obstacles.set(id, 'ExternalIdTaken');
  }
  return obstacles;
}

/**
 * Adds clients in the caller's transaction, numbered in their order, and says which were kept out and why.
 * Within `clients` every address and external id is given once.
 */
export async function addClients(
  db: Db,
  companyId: string,
  clients: readonly NewClient[],
): Promise<Map<string, Obstacle>> {
  // Taking no number locks the company's row, so that nobody else adds clients between the look and the insert.
  const last = await takeClientNumbers(db, companyId, 0);
  const obstacles = await obstaclesAmong(db, companyId, clients);
  const free = clients.filter(({ id }) => !obstacles.has(id));
  if (free.length === 0) return obstacles;
  await takeClientNumbers(db, companyId, free.length);
  const inserted = await insertClients(db, companyId, free, last + 1);
  // An address that a client took by being edited meanwhile.
  for (const { id } of free) if (!inserted.has(id)) obstacles.set(id, 'EmailTaken');
  return obstacles;
}
