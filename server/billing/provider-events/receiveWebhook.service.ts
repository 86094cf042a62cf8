import { limit, type ProviderEvent, type Services } from '../../platform';
import { t } from '../../lib/i18n/i18n';
import { DomainError } from '../../lib/errors';
import { fairQueue } from '../../lib/fairQueue';
import { newId } from '../../lib/ids';
import { isId } from '../../../contract/ids';
import { networksOf } from '../../lib/network';
import { loadConnectedAccount, loadWebhookSecret } from '../stripe/account';
import {
  companyOfAccount,
  companyOfPayment,
  countUnprocessedEvents,
  findFailedEvent,
  insertEvent,
} from './providerEvents.repository';

/** An unverified webhook request. */
export interface WebhookDelivery {
  raw: Buffer;
  signature: string;
}

/** Stores an event once and enqueues a job for it, so that the provider gets its response immediately. */
async function storeEvent(
  { database, jobs, cardProvider }: Services,
  companyId: string,
  event: ProviderEvent,
): Promise<void> {
  await database.inCompany(companyId, async (db) => {
    const { name } = cardProvider;
    const id = newId();
    const isNew = await insertEvent(db, companyId, id, name, event);
    // A repeated delivery retries an event whose processing failed.
    const eventId = isNew ? id : await findFailedEvent(db, companyId, name, event.reference);
    if (eventId === null) return;
    const pendingCount = await countUnprocessedEvents(db, companyId);
    await jobs.enqueue(db, 'work-provider-event', { companyId, eventId }, pendingCount);
  });
}

/**
 * Returns the company id of a connected account or, for the platform's account, of the event's object.
 * Returns null if the company is unknown.
 */
async function findCompany(
  { database, cardProvider }: Services,
  { account, companyId, objectReference }: ProviderEvent,
): Promise<string | null> {
  if (account !== null) {
    return database.onPlatform((db) => companyOfAccount(db, cardProvider.name, account));
  }
  if (companyId !== null) return isId(companyId) ? companyId : null;
  if (objectReference === null) return null;
  return database.onPlatform((db) => companyOfPayment(db, cardProvider.name, objectReference));
}

const parseWithSecrets = (
  { cardProvider }: Services,
  { raw, signature }: WebhookDelivery,
  secrets: readonly string[],
): ProviderEvent | null => {
  const now = new Date();
  for (const secret of secrets) {
    const event = cardProvider.parseWebhook(raw, signature, secret, now);
    if (event) return event;
  }
  return null;
};

/**
 * Handles a webhook of the platform's account, which also reports events of connected accounts. Returns false
 * if the signature or payload is invalid, or the timestamp is more than five minutes off.
 */
export async function receiveWebhook(services: Services, delivery: WebhookDelivery): Promise<boolean> {
  const event = parseWithSecrets(services, delivery, services.settings.stripeWebhookSecrets);
  if (!event) return false;
  const companyId = await findCompany(services, event);
  if (companyId !== null) await storeEvent(services, companyId, event);
  return true;
}

const queueFullError = () =>
  new DomainError('RATE_LIMITED', t('Too many events right now. Send this event again later.'), {
    retryAfterSeconds: 30,
  });

// Loading a company's secret queries the database before the signature is verified, so few of these requests
// run concurrently.
const enqueue = fairQueue({ concurrency: 2, maxWaiting: 400, maxPerKey: 200, createError: queueFullError });

/**
 * Handles a webhook of a company that uses its own provider keys. Returns false if the request can't be
 * verified, and throws `RATE_LIMITED` if there are too many requests.
 */
export async function receiveCompanyWebhook(
  services: Services,
  companyId: string,
  delivery: WebhookDelivery,
  ipAddress: string,
): Promise<boolean> {
  if (!isId(companyId)) return false;
  const secret = await enqueue(networksOf(ipAddress), () => loadWebhookSecret(services, companyId));
  if (secret === null) return false;
  const event = parseWithSecrets(services, delivery, [secret]);
  if (!event) return false;
  await limit(services, 'own-message-company', companyId);
  // The company can also be a Stripe platform. Livery ignores events of the company's connected accounts.
  if (event.account !== null) return true;
  const connected = await services.database.inCompany(companyId, (db) =>
    loadConnectedAccount(services, db, companyId),
  );
  if (connected) await storeEvent(services, companyId, { ...event, account: connected.account.reference });
  return true;
}
