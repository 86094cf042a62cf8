import type { Client, ClientSort, ClientSummary, Db } from '../platform';
import { clientPropertiesSql, clientJoins, type ClientProperty } from './columns';
import { selectedClients, type Selection } from './selection';
import { clientOrder, reverseClientOrder, sortKeyOf } from './sortOrder';

declare module '../platform/db/rows.generated' {
  interface StatementRows {
    clientSlice: Client;
    clientNeighbor: ClientSummary;
  }
}

export interface ClientSlice {
  sort: ClientSort;
  limit: number;
  offset: number;
  isRequested: (field: ClientProperty) => boolean;
}

/** Loads a part of a list. */
export async function loadClientSlice(
  db: Db,
  companyId: string,
  selection: Selection,
  { sort, limit, offset, isRequested }: ClientSlice,
): Promise<Client[]> {
  const { text, values } = selectedClients(companyId, selection);
  const visibility = { withMoney: selection.canSeeMoney, withSubscription: false };
  // Sorts and skips only ids, because PostgreSQL would otherwise read the full rows of every earlier page.
  const { rows } = await db.query(
    `/* clientSlice */ select ${clientPropertiesSql(visibility, isRequested)}
     from (
       select c.id ${text} order by ${clientOrder(sort)}
       limit $${values.length + 1} offset $${values.length + 2}
     ) slice
     join clients c on c.company_id = $1 and c.id = slice.id ${clientJoins}
     order by ${clientOrder(sort)}`,
    [...values, limit, offset],
  );
  return rows;
}

export async function countSelectedClients(db: Db, companyId: string, selection: Selection): Promise<number> {
  const { text, values } = selectedClients(companyId, selection);
  const { rows } = await db.query(
    `/* countSelectedClients */ select count(*)::integer as count ${text}`,
    values,
  );
  return rows[0]?.count ?? 0;
}

export type Side = 'Before' | 'After';

/**
 * Returns conditions for the clients on one side of `here`, nearest group first. The conditions are separate
 * because an index can start at the client only for a row comparison.
 */
function sideConditions(sort: ClientSort, side: Side): string[] {
  const { expression, isNullable } = sortKeyOf(sort);
  const isAscending = (sort.direction === 'Ascending') === (side === 'After');
  const operator = isAscending ? '>' : '<';
  const key = '(select key from here)';
  const beyondKey = `(${expression}, c.id) ${operator} (${key}, (select id from here))`;
  if (!isNullable) return [beyondKey];
  const withinNulls = `${expression} is null and ${key} is null and c.id ${operator} (select id from here)`;
  // Clients without a sort value come last.
  return side === 'After'
    ? [beyondKey, withinNulls, `${expression} is null and ${key} is not null`]
    : [withinNulls, `${expression} is not null and ${key} is null`, beyondKey];
}

/**
 * Returns the adjacent client on one side, or null if there is none. The given client need not be in the
 * list.
 */
export async function findNeighbor(
  db: Db,
  companyId: string,
  selection: Selection,
  sort: ClientSort,
  id: string,
  side: Side,
): Promise<ClientSummary | null> {
  const { values, text } = selectedClients(companyId, selection);
  const order = (side === 'After' ? clientOrder : reverseClientOrder)(sort);
  const here = `select c.id, ${sortKeyOf(sort).expression} as key from clients c
    where c.company_id = $1 and c.id = $${values.push(id)}`;
  const groups = sideConditions(sort, side).map(
    (group, index) =>
      `(select ${index} as near, c.id, c.number, c.name ${text} and ${group} order by ${order} limit 1)`,
  );
  const { rows } = await db.query(
    `/* clientNeighbor */ with here as materialized (${here})
     select id, number, name from (${groups.join(' union all ')}) beside order by near limit 1`,
    values,
  );
  return rows[0] ?? null;
}
