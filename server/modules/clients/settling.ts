import type { Db } from '../../db/database';
import { givenIn } from './counting';
import { idsFound } from './search';
import { refuseStrangers, type Selection } from './selection';

// Up to here it is quicker to name those whom a search or a tag finds than to look at every client for it.
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

interface Surroundings {
  timeZone: string;
  today: string;
  tagged: number;
}

/** What a filter stands on. From here on statements are planned for the very values that they are given. */
async function surroundings(db: Db, companyId: string, tag: readonly string[]): Promise<Surroundings | null> {
  const { rows } = await db.query<Surroundings>(
    `/* clientSurroundings */ select time_zone as "timeZone", (company_now() at time zone time_zone)::date::text as today,
       (select coalesce(sum(count), 0)::integer from client_facets
        where company_id = $1 and facet = 'Tag' and value = any($2::text[])) as tagged,
       set_config('plan_cache_mode', 'force_custom_plan', true)
     from companies where id = $1`,
    [companyId, tag],
  );
  return rows[0] ?? null;
}

/** The same selection, with what has to be looked up before a list can be read quickly. */
export async function settledSelection(db: Db, companyId: string, checked: Selection): Promise<Selection> {
  await refuseStrangers(db, companyId, checked);
  const selection = { ...checked, found: await findings(db, checked) };
  const { filter } = selection;
  const around = givenIn(filter) === '' ? null : await surroundings(db, companyId, filter.tag);
  if (!around) return selection;
  const settled = { ...selection, timeZone: around.timeZone, isTagCommon: around.tagged > mostNamed };
  if (filter.activeOn === null || filter.activeOn < around.today) return settled;
  // Paying at the end of a day that is not over means paying now.
  return { ...settled, isPayingNow: true, filter: { ...filter, activeOn: null } };
}
