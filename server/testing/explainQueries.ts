import type { Context, Database, Db } from '../platform';
import { toTransaction } from '../platform/internals';

export interface Plan {
  'Node Type': string;
  'Index Name'?: string;
  'Relation Name'?: string;
  'Function Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: Plan[];
}

export const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/**
 * Returns the collected query plans and a context whose `database.inCompany` first runs each statement with
 * `explain analyze`. Writes therefore run twice.
 */
export function explainQueries(ctx: Context): { ctx: Context; plans: Plan[] } {
  const plans: Plan[] = [];
  const { database } = ctx.services;
  const withExplain = (db: Db): Db => {
    const query: Db['query'] = async (text, values) => {
      const { rows } = await db.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(
        `explain (analyze, format json) ${text}`,
        values,
      );
      plans.push(...rows.flatMap((row) => row['QUERY PLAN'].map(({ Plan: plan }) => plan)));
      return db.query(text, values);
    };
    return toTransaction(query, database.subscriptions);
  };
  const inCompany: Database['inCompany'] = (companyId, work) =>
    database.inCompany(companyId, (db) => work(withExplain(db)));
  return { ctx: { ...ctx, services: { ...ctx.services, database: { ...database, inCompany } } }, plans };
}
