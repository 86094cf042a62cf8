import type { ClientSort, ClientSummary, Db } from '../platform';
import { selectedClients, type Selection } from './selection';
import { clientOrder, reverseClientOrder, sortKeyOf } from './sortOrder';

const briefColumns = 'c.id, c.number, c.name';

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
      `(select ${index} as near, ${briefColumns} ${text} and ${group} order by ${order} limit 1)`,
  );
  const { rows } = await db.query<ClientSummary>(
    `/* clientNeighbor */ with here as materialized (${here})
     select id, number, name from (${groups.join(' union all ')}) beside order by near limit 1`,
    values,
  );
  return rows[0] ?? null;
}
