import type { Db } from '../platform';
import { emailKey } from '../lib/emailAddress';
import { insertClients, reserveClientNumbers, findTakenKeys, type NewClient } from './clients.repository';

export type ClientConflict = 'EmailTaken' | 'ExternalIdTaken';

/** Returns conflicts with the company's existing clients, by the id of the new client. */
export async function findClientConflicts(
  db: Db,
  companyId: string,
  clients: readonly NewClient[],
): Promise<Map<string, ClientConflict>> {
  const externalIds = clients.flatMap(({ externalId }) => externalId ?? []);
  const keys = clients.map(({ email }) => emailKey(email));
  const taken = await findTakenKeys(db, companyId, keys, externalIds);
  const conflicts = new Map<string, ClientConflict>();
  for (const { id, email, externalId } of clients) {
    if (taken.emailKeys.has(emailKey(email))) conflicts.set(id, 'EmailTaken');
    else if (externalId && taken.externalIds.has(externalId)) conflicts.set(id, 'ExternalIdTaken');
  }
  return conflicts;
}

/**
 * Adds the clients without conflicts, numbered in order, in the caller's transaction. Returns the conflicts
 * by client id. `clients` must not contain duplicate email addresses or external ids.
 */
export async function addClients(
  db: Db,
  companyId: string,
  clients: readonly NewClient[],
): Promise<Map<string, ClientConflict>> {
  // Reserving 0 numbers locks the company's row, so that no other transaction adds clients between the check
  // and the insert.
  const lastNumber = await reserveClientNumbers(db, companyId, 0);
  const conflicts = await findClientConflicts(db, companyId, clients);
  const insertable = clients.filter(({ id }) => !conflicts.has(id));
  if (insertable.length === 0) return conflicts;
  await reserveClientNumbers(db, companyId, insertable.length);
  const inserted = await insertClients(db, companyId, insertable, lastNumber + 1);
  // A concurrent edit took the email or external id after the check. The conflict is reported as
  // `EmailTaken`, because the insert does not return the cause.
  for (const { id } of insertable) if (!inserted.has(id)) conflicts.set(id, 'EmailTaken');
  return conflicts;
}
