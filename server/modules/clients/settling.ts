import type { Db } from '../../db/database';
import { idsFound } from './search';
import { refuseStrangers, type Selection } from './selection';

// Up to here it is quicker to name those whom a search finds than to look at every client for it.
const mostNamed = 2000;

/** Whom a search finds, where they are few. */
async function findings(db: Db, { search, found }: Selection): Promise<Selection['found']> {
  if (search === '' || found !== 'Unknown') return found;
  // Called among the columns, the function goes no further than the limit.
  const { rows } = await db.query<{ id: string }>(
    `/* clientsFound */ select ${idsFound(search, '$1')} as id limit ${mostNamed + 1}`,
    [search],
  );
  return rows.length > mostNamed ? 'Many' : rows.map(({ id }) => id);
}

async function isOver(db: Db, companyId: string, day: string): Promise<boolean> {
  const { rows } = await db.query<{ isOver: boolean }>(
    `/* isDayOver */ select $2::date < (now() at time zone time_zone)::date as "isOver" from companies where id = $1`,
    [companyId, day],
  );
  return rows[0]?.isOver ?? true;
}

/** The same selection, with what has to be looked up before a list can be read quickly. */
export async function settledSelection(db: Db, companyId: string, checked: Selection): Promise<Selection> {
  await refuseStrangers(db, companyId, checked);
  const selection = { ...checked, found: await findings(db, checked) };
  const { filter } = selection;
  if (filter.activeOn === null || (await isOver(db, companyId, filter.activeOn))) return selection;
  // Paying at the end of a day that is not over means paying now.
  return { ...selection, isPayingNow: true, filter: { ...filter, activeOn: null } };
}
