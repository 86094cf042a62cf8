import type { Db } from '../../db/database';
import { shareFound } from './breadth';
import { daysNamed, movementsAskedFor, type DayBounds, type Found } from './conditions';
import { givenIn } from './counting';
import type { KeptNumbers } from './keptNumbers';
import { clientsFound, mostNamed } from './search';
import { refuseStrangers, type Selection } from './selection';

// A search that finds one in fifty is not looked up at all: whoever looks through the list soon meets enough of them.
const largeShare = 0.02;

async function findings(
  db: Db,
  companyId: string,
  { search, found }: Selection,
  kept: KeptNumbers,
): Promise<Found> {
  if (search === '' || found !== 'Unknown') return found;
  const share = await kept.share(companyId, search, () => shareFound(db, companyId, search));
  if (share >= largeShare) return { share };
  const named = await clientsFound(db, search);
  return named === 'Many' ? { share } : named;
}

interface Surroundings {
  bounds: DayBounds;
  today: string;
  tagged: number;
  moved: number;
}

/** What a filter stands on. From here on statements are planned for the very values that they are given. */
async function surroundings(db: Db, companyId: string, selection: Selection): Promise<Surroundings | null> {
  const values: unknown[] = [companyId, selection.filter.tag, daysNamed(selection.filter)];
  const refer = (value: unknown): string => `$${values.push(value)}`;
  const moved = movementsAskedFor(selection, refer).map(
    (movements) => `(select count(*)::integer from (select from ${movements} limit ${mostNamed + 1}) few)`,
  );
  const { rows } = await db.query<Surroundings>(
    `/* clientSurroundings */ select (company_now() at time zone time_zone)::date::text as today,
       (select coalesce(json_object_agg(day, json_build_object(
          'start', day_start(day::date, time_zone), 'end', day_start(day::date + 1, time_zone))), '{}')
        from unnest($3::text[]) day) as bounds,
       (select coalesce(sum(count), 0)::integer from client_facets
        where company_id = $1 and facet = 'Tag' and value = any($2::text[])) as tagged,
       ${moved.length === 0 ? 0 : `least(${moved.join()})`} as moved,
       set_config('plan_cache_mode', 'force_custom_plan', true)
     from companies where id = $1`,
    values,
  );
  return rows[0] ?? null;
}

/** The same selection, with what has to be looked up before a list can be read quickly. */
export async function settledSelection(
  db: Db,
  companyId: string,
  checked: Selection,
  kept: KeptNumbers,
): Promise<Selection> {
  await refuseStrangers(db, companyId, checked);
  const selection = { ...checked, found: await findings(db, companyId, checked, kept) };
  const { filter } = selection;
  const around = givenIn(filter) === '' ? null : await surroundings(db, companyId, selection);
  if (!around) return selection;
  const settled = {
    ...selection,
    bounds: around.bounds,
    isTagCommon: around.tagged > mostNamed,
    isMovementCommon: around.moved > mostNamed,
  };
  if (filter.activeOn === null || filter.activeOn < around.today) return settled;
  // Paying at the end of a day that is not over means paying now.
  return { ...settled, isPayingNow: true, filter: { ...filter, activeOn: null } };
}
