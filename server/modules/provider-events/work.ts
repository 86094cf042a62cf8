import type { Account, EventContent } from '../../card-provider/cardProvider';
import { platformAccount } from '../../card-provider/platformAccount';
import type { Services } from '../../context';
import type { Db } from '../../db/database';
import { DomainError } from '../../errors';
import type { JobPayloads } from '../../jobs';
import { notifyOfProblem } from '../notifications/ofPayments';
import { recordProviderPayment } from '../payments/ledger';
import { clientsAccount } from '../stripe/account';
import { applyAccountState } from '../stripe/applyAccountState';
import { companiesWithEventsToWork, eventOf, eventsToWork, finishEvent, type EventRow } from './sql';

type Payload = JobPayloads['work-provider-event'];

const batch = 500;
const everyTenMinutes = { everyMinutes: 10 };

/** An account that was disconnected meanwhile can still be asked about what was paid on it. */
async function accountOf(
  services: Services,
  db: Db,
  companyId: string,
  { accountReference }: EventRow,
): Promise<Account> {
  if (accountReference === null) return platformAccount(companyId);
  const connected = await clientsAccount(services, db, companyId);
  if (connected?.account.reference === accountReference) return connected.account;
  return { companyId, reference: accountReference, secretKey: null };
}

async function record(
  db: Db,
  services: Services,
  companyId: string,
  { provider, accountReference }: EventRow,
  content: EventContent,
): Promise<void> {
  if (content.kind === 'Payment') {
    const direction = accountReference === null ? 'Outgoing' : 'Incoming';
    const problem = await recordProviderPayment(db, companyId, { provider, direction }, content.payment);
    await notifyOfProblem(db, services, companyId, problem);
  }
  if (content.kind === 'Account' && accountReference !== null) {
    await applyAccountState(db, companyId, accountReference, content.state);
  }
}

async function work(services: Services, { companyId, eventId }: Payload, event: EventRow): Promise<void> {
  const { database, cardProvider } = services;
  const account = await database.inCompany(companyId, (db) => accountOf(services, db, companyId, event));
  const content = await cardProvider.loadEventContent(account, event);
  await database.inCompany(companyId, async (db) => {
    await record(db, services, companyId, event, content);
    await finishEvent(db, companyId, eventId, content.kind === 'Nothing' ? 'Ignored' : 'Done');
  });
}

const failureOf = (error: unknown): string =>
  error instanceof DomainError
    ? error.message
    : 'Livery could not work this message off. It tries again by itself.';

/** Works a message off by asking how what it is about stands now: it may come late, twice, or in any order. */
export async function workEvent(services: Services, payload: Payload): Promise<void> {
  const { database } = services;
  const { companyId, eventId } = payload;
  const event = await database.inCompany(companyId, (db) => eventOf(db, companyId, eventId));
  if (!event || event.isWorkedOff) return;
  try {
    await work(services, payload, event);
  } catch (error) {
    await database.inCompany(companyId, (db) =>
      finishEvent(db, companyId, eventId, 'Failed', failureOf(error)),
    );
    throw error;
  }
}

/** What no job is left for, since the provider was away for long. */
export async function resumeEvents({ database, jobs }: Services): Promise<void> {
  const companies = await database.onPlatform(companiesWithEventsToWork);
  const waiting = new Set((await jobs.unfinished('work-provider-event')).map(({ eventId }) => eventId));
  for (const companyId of companies) {
    await database.inCompany(companyId, async (db) => {
      const lost = (await eventsToWork(db, companyId, batch)).filter((id) => !waiting.has(id));
      for (const eventId of lost) await jobs.enqueue(db, 'work-provider-event', { companyId, eventId });
    });
  }
}

export async function workProviderEvents(services: Services): Promise<void> {
  const { jobs } = services;
  await jobs.work('work-provider-event', (payload) => workEvent(services, payload));
  await jobs.work('resume-provider-events', () => resumeEvents(services));
  jobs.schedule('resume-provider-events', everyTenMinutes);
}
