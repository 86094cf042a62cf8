import type { ProviderEvent } from '../../card-provider/cardProvider';
import type { Services } from '../../context';
import { DomainError } from '../../errors';
import { fairQueue } from '../../lib/fairQueue';
import { isId, newId } from '../../lib/ids';
import { networksOf } from '../../lib/network';
import { limit } from '../auth/limits';
import { clientsAccount, webhookSecretOf } from '../stripe/account';
import { companyOfAccount, companyThatPaid, countEventsToWork, failedEvent, insertEvent } from './sql';

/** What came over the wire, unread. */
export interface Delivery {
  raw: Buffer;
  signature: string;
}

/** Keeps a message once, and has it worked off: whoever sent it need not wait for that. */
async function keep(
  { database, jobs, cardProvider }: Services,
  companyId: string,
  message: ProviderEvent,
): Promise<void> {
  await database.inCompany(companyId, async (db) => {
    const { name } = cardProvider;
    const id = newId();
    const isNew = await insertEvent(db, companyId, id, name, message);
    // Who sends again what could not be worked off has it tried again.
    const eventId = isNew ? id : await failedEvent(db, companyId, name, message.reference);
    if (eventId === null) return;
    const behind = await countEventsToWork(db, companyId);
    await jobs.enqueue(db, 'work-provider-event', { companyId, eventId }, behind);
  });
}

/** The company whose account it is, or the one that an object of Livery's own account was made for or is about. */
async function companyOf(
  { database, cardProvider }: Services,
  { account, companyId, objectReference }: ProviderEvent,
): Promise<string | null> {
  if (account !== null) {
    return database.onPlatform((db) => companyOfAccount(db, cardProvider.name, account));
  }
  if (companyId !== null) return isId(companyId) ? companyId : null;
  if (objectReference === null) return null;
  return database.onPlatform((db) => companyThatPaid(db, cardProvider.name, objectReference));
}

const readAny = (
  { cardProvider }: Services,
  { raw, signature }: Delivery,
  secrets: readonly string[],
): ProviderEvent | null => {
  const now = new Date();
  for (const secret of secrets) {
    const message = cardProvider.parseWebhook(raw, signature, secret, now);
    if (message) return message;
  }
  return null;
};

/** A message to Livery's own address. False where it is forged, spoilt, or not of these five minutes. */
export async function receiveMessage(services: Services, delivery: Delivery): Promise<boolean> {
  const message = readAny(services, delivery, services.settings.stripeWebhookSecrets);
  if (!message) return false;
  const companyId = await companyOf(services, message);
  if (companyId !== null) await keep(services, companyId, message);
  return true;
}

const full = () =>
  new DomainError('RATE_LIMITED', 'Very many messages come just now. Send this one again.', {
    retryAfterSeconds: 30,
  });

// Whose secret a message needs is asked before anything shows that it is real: at few of the database's places.
const inTurn = fairQueue({ concurrency: 2, maxWaiting: 400, maxPerKey: 200, createError: full });

/** A message to the address of a company that works with keys of its own, from somewhere. */
export async function receiveOwnMessage(
  services: Services,
  companyId: string,
  delivery: Delivery,
  ipAddress: string,
): Promise<boolean> {
  if (!isId(companyId)) return false;
  const secret = await inTurn(networksOf(ipAddress), () => webhookSecretOf(services, companyId));
  if (secret === null) return false;
  const message = readAny(services, delivery, [secret]);
  if (!message) return false;
  await limit(services, 'own-message-company', companyId);
  // What is about other accounts, which the company may have as a platform itself, is none of ours.
  if (message.account !== null) return true;
  const connected = await services.database.inCompany(companyId, (db) =>
    clientsAccount(services, db, companyId),
  );
  if (connected) await keep(services, companyId, { ...message, account: connected.account.reference });
  return true;
}
