import type {
  Client,
  ClientPlan,
  ClientPlanOffer,
  Db,
  PlanFacet,
  StatementRows,
  TextFacet,
} from '../platform';
import type { Day } from '../lib/calendar';
import { emailKey } from '../lib/emailAddress';
import type { ClientSource, ClientStatus } from '../../contract/enums';
import { daysOfPeriod } from '../lib/periodDays';
import { clientPropertiesSql, clientJoins } from './columns';
import {
  clientFieldColumns,
  clientFieldNames,
  type ClientFieldValues,
  type OptionalFieldName,
} from './fields';
import { withClientTotals } from './totals.repository';

declare module '../platform/db/rows.generated' {
  interface StatementRows {
    clientById: Client & { timeZone: string };
    insertClients: { id: string };
  }
}

type OptionalFields = Partial<Pick<ClientFieldValues, OptionalFieldName>>;

/** A client to insert. Omitted fields are null. */
export interface NewClient extends OptionalFields {
  id: string;
  name: string;
  email: string;
  status: ClientStatus;
  planId: string | null;
  tags: readonly string[];
  source: ClientSource;
  /** Null for the current time. */
  createdAt: Date | null;
}

/**
 * Adds the days of the current period. A paid period has the days of its payment; other periods use the
 * company's current time zone.
 */
function withPeriodDays({ timeZone, ...client }: StatementRows['clientById']): Client {
  const subscription = client.money?.subscription;
  if (!client.money || !subscription) return client;
  const period = {
    periodStart: String(subscription.currentPeriodStart),
    periodEnd: String(subscription.currentPeriodEnd),
  };
  const days = daysOfPeriod(period, timeZone);
  const storedDays: { currentPeriodFrom: Day | null; currentPeriodTo: Day | null } = subscription;
  const currentPeriodFrom = storedDays.currentPeriodFrom ?? days.from;
  const currentPeriodTo = storedDays.currentPeriodTo ?? days.to;
  return {
    ...client,
    money: { ...client.money, subscription: { ...subscription, currentPeriodFrom, currentPeriodTo } },
  };
}

export async function clientById(
  db: Db,
  companyId: string,
  id: string,
  withMoney: boolean,
): Promise<Client | null> {
  const { rows } = await db.query(
    `/* clientById */ select k.time_zone as "timeZone", ${clientPropertiesSql({ withMoney, withSubscription: true })} from clients c ${clientJoins}
     where c.company_id = $1 and c.id = $2`,
    [companyId, id],
  );
  const [row] = rows;
  return row ? withPeriodDays(row) : null;
}

export async function clientExists(db: Db, companyId: string, id: string): Promise<boolean> {
  const { rowCount } = await db.query(
    `/* clientExists */ select from clients where company_id = $1 and id = $2`,
    [companyId, id],
  );
  return rowCount > 0;
}

/** Returns the plans that are not archived. */
export async function findAvailablePlans(db: Db, companyId: string): Promise<ClientPlan[]> {
  const { rows } = await db.query(
    `/* findAvailablePlans */ select id, name from client_billing_plans
     where company_id = $1 and status <> 'Archived' order by position desc, id`,
    [companyId],
  );
  return rows;
}

export async function companyCountry(db: Db, companyId: string): Promise<string | null> {
  const { rows } = await db.query(`/* clientCompanyCountry */ select country from companies where id = $1`, [
    companyId,
  ]);
  return rows[0]?.country ?? null;
}

/** Reserves `count` numbers and returns the highest. Locks the company's row until the transaction ends. */
export async function reserveClientNumbers(db: Db, companyId: string, count: number): Promise<number> {
  const { rows } = await db.query(
    `/* reserveClientNumbers */ update companies set last_client_number = last_client_number + $2
     where id = $1 returning last_client_number as last`,
    [companyId, count],
  );
  return rows[0]?.last ?? 0;
}

/** Finds the email keys and external ids that existing clients of the company already have. */
export async function findTakenKeys(
  db: Db,
  companyId: string,
  emailKeys: readonly string[],
  externalIds: readonly string[],
): Promise<{ emailKeys: Set<string>; externalIds: Set<string> }> {
  const { rows } = await db.query(
    `/* takenClientKeys */
     select sorted_email as "emailKey", null as "externalId" from clients
     where company_id = $1 and sorted_email = any($2::text[])
     union all
     select null, external_id from clients where company_id = $1 and external_id = any($3::text[])`,
    [companyId, emailKeys, externalIds],
  );
  const toSet = (values: (string | null)[]) => new Set(values.filter((value) => value !== null));
  return {
    emailKeys: toSet(rows.map(({ emailKey: key }) => key)),
    externalIds: toSet(rows.map(({ externalId }) => externalId)),
  };
}

const insertedColumns = clientFieldColumns.join(', ');
const insertedValues = clientFieldNames.map((field) => `r."${field}"`).join(', ');
const insertedTypes = clientFieldNames
  .map((field) => `"${field}" ${field === 'tags' ? 'text[]' : 'text'}`)
  .join(', ');

/**
 * Inserts clients and returns the ids of those inserted. Skips a client whose address or external id is
 * taken.
 */
export async function insertClients(
  db: Db,
  companyId: string,
  clients: readonly NewClient[],
  firstNumber: number,
): Promise<Set<string>> {
  const records = clients.map((client, index) => ({
    ...client,
    emailKey: emailKey(client.email),
    number: firstNumber + index,
  }));
  const ids = records.map(({ id }) => id);
  const { rows } = await withClientTotals(db, companyId, ids, () =>
    db.query(
      `/* insertClients */
       insert into clients (company_id, id, number, ${insertedColumns}, sorted_email, status, plan_id, source,
         created_at, updated_at, status_changed_at)
       select k.id, r.id, r.number, ${insertedValues}, r."emailKey", r.status, r."planId", r.source,
         coalesce(r."createdAt", clock.now), coalesce(r."createdAt", clock.now),
         -- The grace period of a client who is imported past due begins now.
         case when r.status = 'PastDue' then clock.now else coalesce(r."createdAt", clock.now) end
       from companies k, (select company_now() as now) clock,
         jsonb_to_recordset($2::jsonb) as r(id uuid, number integer, ${insertedTypes}, "emailKey" text, status text,
         "planId" uuid, source text, "createdAt" timestamptz)
       where k.id = $1
       on conflict do nothing returning id`,
      [companyId, JSON.stringify(records)],
    ),
  );
  return new Set(rows.map(({ id }) => id));
}

export async function countsByStatus(
  db: Db,
  companyId: string,
): Promise<{ status: ClientStatus; count: number }[]> {
  const { rows } = await db.query(
    `/* clientCountsByStatus */ select status, count(*)::integer as count from clients
     where company_id = $1 group by status`,
    [companyId],
  );
  return rows;
}

const maxTags = 200;

export async function planFacets(db: Db, companyId: string): Promise<PlanFacet[]> {
  const { rows } = await db.query(
    `/* clientPlanFacets */ select json_build_object('id', p.id, 'name', p.name) as plan, f.count
     from client_facets f
     join client_billing_plans p on p.company_id = f.company_id and p.id::text = f.value
     where f.company_id = $1 and f.facet = 'Plan' and f.count > 0
     order by p.position, p.id`,
    [companyId],
  );
  return rows;
}

export async function countryFacets(db: Db, companyId: string): Promise<TextFacet[]> {
  const { rows } = await db.query(
    `/* clientCountryFacets */ select value, count from client_facets
     where company_id = $1 and facet = 'Country' and count > 0 order by value`,
    [companyId],
  );
  return rows;
}

export async function tagFacets(db: Db, companyId: string): Promise<TextFacet[]> {
  const { rows } = await db.query(
    `/* clientTagFacets */ select value, count from client_facets
     where company_id = $1 and facet = 'Tag' and count > 0
     order by count desc, value collate "und-x-icu", value limit ${maxTags}`,
    [companyId],
  );
  return rows;
}

/** Returns the plans that a client can be assigned to, with current prices if `withMoney` is true. */
export async function planOffers(db: Db, companyId: string, withMoney: boolean): Promise<ClientPlanOffer[]> {
  const { rows } = await db.query(
    `/* clientPlanOffers */ select id, name, interval, interval_count as "intervalCount",
       trial_days as "trialDays", require_card_for_trial as "requireCardForTrial", is_default as "isDefault",
       case when $2 then price end as price, case when $2 then yearly_price end as "yearlyPrice",
       case when $2 then setup_fee end as "setupFee"
     from client_billing_plans where company_id = $1 and status <> 'Archived' order by position, id`,
    [companyId, withMoney],
  );
  return rows;
}
