import type { Db } from '../../db/database';
import type { Client, ClientSort, ClientSortField, ClientStatus } from '../../schema.generated';
import { clientColumns, clientJoins } from './columns';

export interface ClientSelection {
  search: string;
  statuses: readonly ClientStatus[];
}

export interface ClientSlice {
  sort: ClientSort;
  limit: number;
  offset: number;
  withMoney: boolean;
}

// Each is the order of one index of `clients`, and tells any two clients apart.
const sortKeys: Readonly<Record<ClientSortField, readonly string[]>> = {
  Number: ['c.number'],
  Name: ['c.name collate "und-x-icu"', 'c.id'],
  Email: ['lower(c.email)', 'c.id'],
  Phone: ['c.phone', 'c.id'],
  Status: ['c.status', 'c.id'],
  Plan: ['c.plan_id', 'c.id'],
  Country: ['c.country', 'c.id'],
  Tags: [`nullif(c.tags, '{}') collate "und-x-icu"`, 'c.id'],
  Source: ['c.source', 'c.id'],
  Mrr: ['c.mrr', 'c.id'],
  LifetimeValue: ['c.lifetime_value', 'c.id'],
  LastPaymentAt: ['c.last_payment_at', 'c.id'],
  TrialEndsAt: ['c.trial_ends_at', 'c.id'],
  NextRenewalAt: ['c.next_renewal_at', 'c.id'],
  LastLoginAt: ['c.last_login_at', 'c.id'],
  CreatedAt: ['c.created_at', 'c.id'],
  UpdatedAt: ['c.updated_at', 'c.id'],
};

function order({ by, direction }: ClientSort): string {
  const verb = direction === 'Ascending' ? 'asc' : 'desc';
  return sortKeys[by].map((key) => `${key} ${verb}${key === 'c.country' ? ' nulls last' : ''}`).join(', ');
}

// Below three characters trigrams can't help.
const idsFound = (search: string, parameter: string): string =>
  [...search].length >= 3 ? `matching_client_ids(${parameter})` : `client_ids_beginning_with(${parameter})`;

/** What a search and a filter leave of the company's clients, and how many that is, with the values they refer to. */
function selected(companyId: string, { search, statuses }: ClientSelection) {
  const values: unknown[] = [companyId];
  // One status by itself lets an index that leads with it give the order too.
  const isInStatus =
    statuses.length === 0
      ? ''
      : statuses.length === 1
        ? `and status = $${values.push(statuses[0])}`
        : `and status = any($${values.push(statuses)})`;
  const isFound = search && `and c.id in (select ${idsFound(search, `$${values.push(search)}`)})`;
  return {
    values,
    clients: `from clients c where c.company_id = $1 ${isInStatus} ${isFound}`,
    // What a search finds is counted on the way; without one, the counters kept by trigger know already.
    size: search
      ? 'count(*) over ()::integer'
      : `(select coalesce(sum(count), 0)::integer from client_counts where company_id = $1 ${isInStatus})`,
  };
}

/** One page in order, with how many clients the whole selection has. */
export async function clientSlice(
  db: Db,
  companyId: string,
  selection: ClientSelection,
  { sort, limit, offset, withMoney }: ClientSlice,
): Promise<{ items: Client[]; size: number }> {
  const { values, clients, size } = selected(companyId, selection);
  // Only ids go through the order and the offset: whole rows would be read for every page before this one.
  const { rows } = await db.query<Client & { size: number }>(
    `/* clientSlice */ select ${clientColumns(withMoney)}, slice.size
     from (
       select c.id, ${size} as size ${clients}
       order by ${order(sort)} limit $${values.push(limit)} offset $${values.push(offset)}
     ) slice
     join clients c on c.company_id = $1 and c.id = slice.id
     ${clientJoins}
     order by ${order(sort)}`,
    values,
  );
  const [first] = rows;
  const total = first ? first.size : await sizeBeforeEmptyPage(db, companyId, selection, offset);
  return { items: rows.map(({ size: _size, ...client }) => client), size: total };
}

async function sizeBeforeEmptyPage(
  db: Db,
  companyId: string,
  selection: ClientSelection,
  offset: number,
): Promise<number> {
  if (offset === 0) return 0;
  const { values, clients } = selected(companyId, selection);
  const { rows } = await db.query<{ size: number }>(
    `/* clientSelectionSize */ select count(*)::integer as size ${clients}`,
    values,
  );
  return rows[0]?.size ?? 0;
}

export async function countsByStatus(
  db: Db,
  companyId: string,
): Promise<{ status: ClientStatus; count: number }[]> {
  const { rows } = await db.query<{ status: ClientStatus; count: number }>(
    `/* clientCountsByStatus */ select status, count from client_counts where company_id = $1`,
    [companyId],
  );
  return rows;
}
