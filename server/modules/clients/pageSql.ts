import type { Db } from '../../db/database';
import type { Client, ClientSort, ClientSortField, ClientStatus } from '../../schema.generated';

export interface ClientSelection {
  search: string;
  statuses: readonly ClientStatus[];
}

export interface ClientSlice {
  sort: ClientSort;
  limit: number;
  offset: number;
}

export const clientColumns = `
  c.id, c.number, c.name, c.email, c.phone, c.country, c.status, c.tags, c.note, c.source,
  c.external_id as "externalId", c.created_at as "createdAt", c.updated_at as "updatedAt",
  case when p.id is null then null else json_build_object('id', p.id, 'name', p.name) end as plan`;

export const joinedPlan = `left join client_billing_plans p on p.company_id = c.company_id and p.id = c.plan_id`;

// Each is the order of one index of `clients`, and tells any two clients apart.
const sortKeys: Readonly<Record<ClientSortField, readonly string[]>> = {
  Number: ['c.number'],
  Name: ['c.name collate "und-x-icu"', 'c.id'],
  Email: ['lower(c.email)', 'c.id'],
  Status: ['c.status', 'c.id'],
  Country: ['c.country', 'c.id'],
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

/** What a search and a filter leave of the company's clients, with the values that the text refers to. */
function selected(companyId: string, { search, statuses }: ClientSelection) {
  const values: unknown[] = [companyId];
  let text = `from clients c where c.company_id = $1`;
  // One status by itself lets an index that leads with it give the order too.
  if (statuses.length === 1) text += ` and c.status = $${values.push(statuses[0])}`;
  if (statuses.length > 1) text += ` and c.status = any($${values.push(statuses)})`;
  if (search) text += ` and c.id in (select ${idsFound(search, `$${values.push(search)}`)})`;
  return { text, values };
}

// Only ids go through the order and the offset: whole rows would be read for every page before this one.
export async function clientSlice(
  db: Db,
  companyId: string,
  selection: ClientSelection,
  { sort, limit, offset }: ClientSlice,
): Promise<Client[]> {
  const { text, values } = selected(companyId, selection);
  const { rows } = await db.query<Client>(
    `/* clientSlice */ select ${clientColumns}
     from (
       select c.id ${text} order by ${order(sort)}
       limit $${values.push(limit)} offset $${values.push(offset)}
     ) slice
     join clients c on c.company_id = $1 and c.id = slice.id
     ${joinedPlan}
     order by ${order(sort)}`,
    values,
  );
  return rows;
}

/** How many clients a selection has: counted only when it searches, kept by trigger otherwise. */
export async function selectionSize(db: Db, companyId: string, selection: ClientSelection): Promise<number> {
  if (selection.search) {
    const { text, values } = selected(companyId, selection);
    const { rows } = await db.query<{ size: number }>(
      `/* searchedClientCount */ select count(*)::integer as size ${text}`,
      values,
    );
    return rows[0]?.size ?? 0;
  }
  const counts = await countsByStatus(db, companyId);
  const counted = counts.filter(
    ({ status }) => selection.statuses.length === 0 || selection.statuses.includes(status),
  );
  return counted.reduce((sum, { count }) => sum + count, 0);
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
