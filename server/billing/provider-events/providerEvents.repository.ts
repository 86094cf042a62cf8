import type { Db, ProviderEvent } from '../../platform';
import type { CardProviderName } from '../../../contract/enums';

/**
 * Returns the id of the company with a provider account, or null. Requires a platform transaction, because
 * the company is not known yet.
 */
export async function companyOfAccount(
  db: Db,
  provider: CardProviderName,
  reference: string,
): Promise<string | null> {
  const { rows } = await db.query(
    `/* companyOfAccount */ select company_id as "companyId" from provider_accounts
     where provider = $1 and reference = $2`,
    [provider, reference],
  );
  return rows[0]?.companyId ?? null;
}

/**
 * Returns the id of the company that made a payment to the platform, by the provider's payment id, or null.
 * Requires a platform transaction.
 */
export async function companyOfPayment(
  db: Db,
  provider: CardProviderName,
  payment: string,
): Promise<string | null> {
  const { rows } = await db.query('/* companyOfPayment */ select company_that_paid($1, $2) as "companyId"', [
    provider,
    payment,
  ]);
  return rows[0]?.companyId ?? null;
}

/** Stores an event. Returns false if the event is already stored or the company does not exist. */
export async function insertEvent(
  db: Db,
  companyId: string,
  id: string,
  provider: CardProviderName,
  { reference, type, objectReference, account, occurredAt }: ProviderEvent,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `/* insertProviderEvent */ insert into provider_events (company_id, id, provider, event_reference, type,
       object_reference, account_reference, status, happened_at)
     select k.id, $2, $3, $4, $5, $6, $7, 'Waiting', $8 from companies k where k.id = $1
     on conflict (company_id, provider, event_reference) do nothing`,
    [companyId, id, provider, reference, type, objectReference, account, occurredAt],
  );
  return rowCount > 0;
}

export async function findFailedEvent(
  db: Db,
  companyId: string,
  provider: CardProviderName,
  reference: string,
): Promise<string | null> {
  const { rows } = await db.query(
    `/* failedProviderEvent */ select id from provider_events
     where company_id = $1 and provider = $2 and event_reference = $3 and status = 'Failed'`,
    [companyId, provider, reference],
  );
  return rows[0]?.id ?? null;
}

/** Returns the ids of companies with unprocessed events. Requires a platform transaction. */
export async function companiesWithUnprocessedEvents(db: Db): Promise<string[]> {
  const { rows } = await db.query(
    '/* companiesWithUnprocessedEvents */ select companies_with_events_to_work() as id',
  );
  return rows.map(({ id }) => id);
}

const maxCount = 1000;

/** Counts the company's unprocessed events of the last seven days, up to 1,000. */
export async function countUnprocessedEvents(db: Db, companyId: string): Promise<number> {
  const { rows } = await db.query(
    `/* countUnprocessedEvents */ select count(*)::integer as count from (
       select from provider_events where company_id = $1 and status in ('Waiting', 'Failed')
         and received_at > now() - interval '7 days' limit $2
     ) waiting`,
    [companyId, maxCount],
  );
  return rows[0]?.count ?? 0;
}

/** Returns the ids of up to `limit` unprocessed events of the last seven days, oldest first. */
export async function unprocessedEvents(db: Db, companyId: string, limit: number): Promise<string[]> {
  const { rows } = await db.query(
    `/* unprocessedEvents */ select id from provider_events
     where company_id = $1 and status in ('Waiting', 'Failed') and received_at > now() - interval '7 days'
     order by received_at limit $2`,
    [companyId, limit],
  );
  return rows.map(({ id }) => id);
}

export interface EventRow {
  provider: CardProviderName;
  type: string;
  objectReference: string | null;
  /** Null for the platform's account. */
  accountReference: string | null;
  isProcessed: boolean;
}

export async function findEvent(db: Db, companyId: string, id: string): Promise<EventRow | null> {
  const { rows } = await db.query(
    `/* providerEvent */ select provider, type, object_reference as "objectReference",
       account_reference as "accountReference", status in ('Done', 'Ignored') as "isProcessed"
     from provider_events where company_id = $1 and id = $2`,
    [companyId, id],
  );
  return rows[0] ?? null;
}

export async function finishEvent(
  db: Db,
  companyId: string,
  id: string,
  status: 'Done' | 'Ignored' | 'Failed',
  failure: string | null = null,
): Promise<void> {
  await db.query(
    `/* finishProviderEvent */ update provider_events set status = $3, failure = $4, finished_at = now()
     where company_id = $1 and id = $2`,
    [companyId, id, status, failure],
  );
}
