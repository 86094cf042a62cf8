import type { ClientPlan, ClientSummary, Db } from '../../platform';
import { matchingIdsSql } from '../../clients';

export const maxChoices = 20;
// A search with more matches is too broad to choose from, so the query stops at this number.
const maxMatches = 2000;

interface ClientChoiceQuery {
  search: string;
  /** Limits the choices to these clients; null for no limit. */
  ids: readonly string[] | null;
}

/** Returns up to `maxChoices` matching clients, sorted by name. */
export async function clientChoices(
  db: Db,
  companyId: string,
  { search, ids }: ClientChoiceQuery,
): Promise<ClientSummary[]> {
  const values: unknown[] = [companyId];
  const bind = (value: unknown) => `$${values.push(value)}`;
  const conditions = [
    'c.company_id = $1',
    ...(ids === null ? [] : [`c.id = any(${bind(ids)}::uuid[])`]),
    // A set-returning function in the select list stops at the limit.
    ...(search === ''
      ? []
      : [`c.id = any(array(select ${matchingIdsSql(search, bind)} limit ${maxMatches}))`]),
  ];
  const { rows } = await db.query(
    `/* paymentClientChoices */ select c.id, c.number, c.name from clients c
     where ${conditions.join(' and ')} order by c.name collate "und-x-icu", c.id limit ${maxChoices}`,
    values,
  );
  return rows;
}

export async function countExistingClients(
  db: Db,
  companyId: string,
  ids: readonly string[],
): Promise<number> {
  const { rowCount } = await db.query(
    '/* countExistingClients */ select from clients where company_id = $1 and id = any($2::uuid[])',
    [companyId, ids],
  );
  return rowCount;
}

/** Returns the company's plans in portal order, archived plans last. */
export async function planChoices(db: Db, companyId: string): Promise<ClientPlan[]> {
  const { rows } = await db.query(
    `/* paymentPlanChoices */ select id, name from client_billing_plans where company_id = $1
     order by status = 'Archived', position, id`,
    [companyId],
  );
  return rows;
}
