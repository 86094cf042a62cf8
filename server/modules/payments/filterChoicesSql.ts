import type { Db } from '../../db/database';
import type { ClientBrief, ClientPlan } from '../../schema.generated';
import { idsFound } from '../clients/search';

export const mostOffered = 20;
// A search that finds more is too short to choose by; whom it offers must not wait for them all.
const mostFound = 2000;

interface Wanted {
  search: string;
  /** These alone; null for everybody. */
  ids: readonly string[] | null;
}

/** Clients by their names. */
export async function clientChoices(
  db: Db,
  companyId: string,
  { search, ids }: Wanted,
): Promise<ClientBrief[]> {
  const values: unknown[] = [companyId];
  const refer = (value: unknown) => `$${values.push(value)}`;
  const conditions = [
    'c.company_id = $1',
    ...(ids === null ? [] : [`c.id = any(${refer(ids)}::uuid[])`]),
    // Called among the columns, the function goes no further than the limit.
    ...(search === '' ? [] : [`c.id = any(array(select ${idsFound(search, refer)} limit ${mostFound}))`]),
  ];
  const { rows } = await db.query<ClientBrief>(
    `/* paymentClientChoices */ select c.id, c.number, c.name from clients c
     where ${conditions.join(' and ')} order by c.name collate "und-x-icu", c.id limit ${mostOffered}`,
    values,
  );
  return rows;
}

/** How many of these clients there are. */
export async function countKnown(db: Db, companyId: string, ids: readonly string[]): Promise<number> {
  const { rowCount } = await db.query(
    '/* knownClients */ select from clients where company_id = $1 and id = any($2::uuid[])',
    [companyId, ids],
  );
  return rowCount;
}

/** The company's plans, in the order clients see them, the archived last. */
export async function planChoices(db: Db, companyId: string): Promise<ClientPlan[]> {
  const { rows } = await db.query<ClientPlan>(
    `/* paymentPlanChoices */ select id, name from client_billing_plans where company_id = $1
     order by status = 'Archived', position, id`,
    [companyId],
  );
  return rows;
}
