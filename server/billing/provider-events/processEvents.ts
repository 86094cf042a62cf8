import {
  type Account,
  type Db,
  type EventContent,
  type JobPayloads,
  platformAccount,
  type Services,
} from '../../platform';
import { DomainError } from '../../lib/errors';
import { recordProviderPayment } from '../payments/providerLedger';
import { loadConnectedAccount } from '../stripe/account';
import { applyAccountState } from '../stripe/applyAccountState';
import {
  companiesWithUnprocessedEvents,
  findEvent,
  unprocessedEvents,
  finishEvent,
  type EventRow,
} from './providerEvents.repository';

type Payload = JobPayloads['work-provider-event'];

const batchSize = 500;
const everyTenMinutes = { everyMinutes: 10 };

/**
 * Returns the account of an event, even if it is disconnected now, because its payments can still be queried.
 */
async function accountOf(
  services: Services,
  db: Db,
  companyId: string,
  { accountReference }: EventRow,
): Promise<Account> {
  if (accountReference === null) return platformAccount(companyId);
  const connected = await loadConnectedAccount(services, db, companyId);
  if (connected?.account.reference === accountReference) return connected.account;
  return { companyId, reference: accountReference, secretKey: null };
}

async function applyContent(
  db: Db,
  companyId: string,
  { provider, accountReference }: EventRow,
  content: EventContent,
): Promise<void> {
  if (content.kind === 'Payment') {
    const direction = accountReference === null ? 'Outgoing' : 'Incoming';
    await recordProviderPayment(db, companyId, { provider, direction }, content.payment);
  }
  if (content.kind === 'Account' && accountReference !== null) {
    await applyAccountState(db, companyId, accountReference, content.state);
  }
}

async function loadAndApply(
  services: Services,
  { companyId, eventId }: Payload,
  event: EventRow,
): Promise<void> {
  const { database, cardProvider } = services;
  const account = await database.inCompany(companyId, (db) => accountOf(services, db, companyId, event));
  const content = await cardProvider.loadEventContent(account, event);
  await database.inCompany(companyId, async (db) => {
    await applyContent(db, companyId, event, content);
    await finishEvent(db, companyId, eventId, content.kind === 'Nothing' ? 'Ignored' : 'Done');
  });
}

const failureMessageOf = (error: unknown): string =>
  error instanceof DomainError
    ? error.message
    : 'Livery could not process this event. It retries automatically.';

/**
 * Processes an event by loading its object's current state, because events arrive late, repeatedly and out of
 * order. Stores and rethrows a failure, so that the queue retries.
 */
export async function processEvent(services: Services, payload: Payload): Promise<void> {
  const { database } = services;
  const { companyId, eventId } = payload;
  const event = await database.inCompany(companyId, (db) => findEvent(db, companyId, eventId));
  if (!event || event.isProcessed) return;
  try {
    await loadAndApply(services, payload, event);
  } catch (error) {
    await database.inCompany(companyId, (db) =>
      finishEvent(db, companyId, eventId, 'Failed', failureMessageOf(error)),
    );
    throw error;
  }
}

/** Enqueues unprocessed events that have no job, for example after a long outage of the provider. */
export async function requeueEvents({ database, jobs }: Services): Promise<void> {
  const companies = await database.onPlatform(companiesWithUnprocessedEvents);
  const queuedIds = new Set((await jobs.unfinished('work-provider-event')).map(({ eventId }) => eventId));
  for (const companyId of companies) {
    await database.inCompany(companyId, async (db) => {
      const missingIds = (await unprocessedEvents(db, companyId, batchSize)).filter(
        (id) => !queuedIds.has(id),
      );
      for (const eventId of missingIds) await jobs.enqueue(db, 'work-provider-event', { companyId, eventId });
    });
  }
}

export async function registerProviderEventJobs(services: Services): Promise<void> {
  const { jobs } = services;
  await jobs.work('work-provider-event', (payload) => processEvent(services, payload));
  await jobs.work('resume-provider-events', () => requeueEvents(services));
  jobs.schedule('resume-provider-events', everyTenMinutes);
}
