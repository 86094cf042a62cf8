import { movementsOf, otherWorries, type Refer } from './conditions';
import type { CheckedFilter } from './filterInput';
import type { Selection } from './selection';

const isGiven = (value: unknown): boolean => (Array.isArray(value) ? value.length > 0 : value !== null);

/** What a filter asks for, in the order of the contract. */
export const givenIn = (filter: CheckedFilter): string =>
  Object.entries(filter)
    .filter(([, value]) => isGiven(value))
    .map(([name]) => name)
    .join();

const tallies = (condition: string): string => `daily_tallies where company_id = $1 and ${condition}`;

function addedBetween({ createdFrom, createdTo }: CheckedFilter, refer: Refer): string {
  const days = [
    ...(createdFrom === null ? [] : [`day >= ${refer(createdFrom)}::date`]),
    ...(createdTo === null ? [] : [`day <= ${refer(createdTo)}::date`]),
  ];
  return tallies([`measure = 'ClientsAdded'`, ...days].join(' and '));
}

// Whoever pays began to and has not stopped since.
const payingOn = (day: string): string =>
  `(select case measure when 'ChurnedMrr' then -count else count end as count
    from ${tallies(`measure in ('NewMrr', 'ChurnedMrr') and day <= ${day}::date`)}) paying`;

const worried = (seesMoney: boolean): string =>
  `(select count from client_counts where company_id = $1 and status = 'PastDue'
    union all select count(*) from clients c
    where c.company_id = $1 and c.status <> 'PastDue' and (${otherWorries(seesMoney)})) worried`;

/** What triggers keep that adds up to what a filter leaves, where it asks for one thing only. */
function countersOf({ filter }: Selection, refer: Refer): string | null {
  const { status, planId, country, tag, activeOn } = filter;
  const facets = (facet: string, values: readonly string[]) =>
    `client_facets where company_id = $1 and facet = '${facet}' and value = any(${refer(values)}::text[])`;
  switch (givenIn(filter)) {
    case '':
      return 'client_counts where company_id = $1';
    case 'status':
      return `client_counts where company_id = $1 and status = any(${refer(status)}::text[])`;
    case 'planId':
      return facets('Plan', planId);
    case 'country':
      return facets('Country', country);
    case 'tag':
      // Of two tags a client may have both.
      return tag.length === 1 ? facets('Tag', tag) : null;
    case 'createdFrom':
    case 'createdTo':
    case 'createdFrom,createdTo':
      return addedBetween(filter, refer);
    case 'activeOn':
      return payingOn(refer(activeOn));
    default:
      return null;
  }
}

/** What can be counted without looking at each client, where a filter asks for one thing only. */
function foundByIndex({ filter, seesMoney, bounds }: Selection, refer: Refer): string | null {
  const { tag, movement } = filter;
  switch (givenIn(filter)) {
    case 'tag':
      return `(select count(*) as count from client_ids_tagged(${refer(tag)}::text[])) tagged`;
    case 'needsAttention':
      return filter.needsAttention ? worried(seesMoney) : null;
    case 'movement':
      if (movement === null) return null;
      return `(select count(distinct m.client_id) as count from ${movementsOf(movement, bounds, refer)}) moved`;
    default:
      return null;
  }
}

// Every client came from somewhere.
const paying = `(select active as count from client_facets where company_id = $1 and facet = 'Source') paying`;

const sumOf = (counters: string | null): string | null =>
  counters && `(select coalesce(sum(count), 0) from ${counters})`;

/** How many things a selection is narrowed by. */
const narrowingsOf = ({ search, filter, isPayingNow }: Selection): number =>
  [search !== '', isPayingNow, givenIn(filter) !== ''].filter(Boolean).length;

/** The size of a selection without its `upTo`, as triggers keep it; null where they do not. */
export function keptSize(selection: Selection, refer: Refer): string | null {
  const { ids, search, isPayingNow } = selection;
  if (ids !== null || search !== '' || narrowingsOf(selection) > 1) return null;
  return sumOf(isPayingNow ? paying : countersOf(selection, refer));
}

/** The same, counted by an index; null where each client has to be looked at. */
export function indexedSize(selection: Selection, refer: Refer): string | null {
  const isFilteredAlone = selection.ids === null && selection.search === '' && narrowingsOf(selection) === 1;
  return isFilteredAlone ? sumOf(foundByIndex(selection, refer)) : null;
}
