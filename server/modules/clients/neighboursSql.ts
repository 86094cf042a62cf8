import type { Db } from '../../db/database';
import type { ClientBrief, ClientSort } from '../../schema.generated';
import { selectedClients, type Selection } from './selection';
import { clientOrder, clientOrderBackwards, sortKeyOf } from './sortOrder';

const briefColumns = 'c.id, c.number, c.name';

export type Side = 'Before' | 'After';

/**
 * The conditions, one of which holds of whoever stands on that side of `here`, the nearer group first. They are apart
 * because only a comparison of rows lets the index begin where the client stands.
 */
function groupsBeside(sort: ClientSort, side: Side): string[] {
  const { expression, isNullable } = sortKeyOf(sort);
  const isUpwards = (sort.direction === 'Ascending') === (side === 'After');
  const sign = isUpwards ? '>' : '<';
  const key = '(select key from here)';
  const further = `(${expression}, c.id) ${sign} (${key}, (select id from here))`;
  if (!isNullable) return [further];
  const among = `${expression} is null and ${key} is null and c.id ${sign} (select id from here)`;
  // Whoever has nothing to order by comes after everybody who has.
  return side === 'After'
    ? [further, among, `${expression} is null and ${key} is not null`]
    : [among, `${expression} is not null and ${key} is null`, further];
}

/** Who stands next to a client on one side of a list, whether the client is in it or not. */
export async function neighbour(
  db: Db,
  companyId: string,
  selection: Selection,
  sort: ClientSort,
  id: string,
  side: Side,
): Promise<ClientBrief | null> {
  const { values, text } = selectedClients(companyId, selection);
  const order = (side === 'After' ? clientOrder : clientOrderBackwards)(sort);
  const here = `select c.id, ${sortKeyOf(sort).expression} as key from clients c
    where c.company_id = $1 and c.id = $${values.push(id)}`;
  const groups = groupsBeside(sort, side).map(
    (group, index) =>
      `(select ${index} as near, ${briefColumns} ${text} and ${group} order by ${order} limit 1)`,
  );
  const { rows } = await db.query<ClientBrief>(
    `/* clientNeighbour */ with here as materialized (${here})
     select id, number, name from (${groups.join(' union all ')}) beside order by near limit 1`,
    values,
  );
  return rows[0] ?? null;
}
