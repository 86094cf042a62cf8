import type { BindValue } from './search';
import { movementsOf, attentionReasons } from './conditions';
import type { CheckedFilter } from './filterInput';
import type { Selection } from './selection';

const isSet = (value: unknown): boolean => (Array.isArray(value) ? value.length > 0 : value !== null);

/** Returns the names of the filter fields that are set, comma-separated, in the order of the contract. */
export const activeFilterNames = (filter: CheckedFilter): string =>
  Object.entries(filter)
    .filter(([, value]) => isSet(value))
    .map(([name]) => name)
    .join();

const tallies = (condition: string): string => `daily_tallies where company_id = $1 and ${condition}`;

function addedBetween({ createdFrom, createdTo }: CheckedFilter, bind: BindValue): string {
  const days = [
    ...(createdFrom === null ? [] : [`day >= ${bind(createdFrom)}::date`]),
    ...(createdTo === null ? [] : [`day <= ${bind(createdTo)}::date`]),
  ];
  return tallies([`measure = 'ClientsAdded'`, ...days].join(' and '));
}

// The number of paying clients is the number who started paying minus the number who churned.
const payingOn = (day: string): string =>
  `(select case measure when 'ChurnedMrr' then -count else count end as count
    from ${tallies(`measure in ('NewMrr', 'ChurnedMrr') and day <= ${day}::date`)}) paying`;

const needingAttention = (canSeeMoney: boolean): string =>
  `(select count from client_counts where company_id = $1 and status = 'PastDue'
    union all select count(*) from clients c
    where c.company_id = $1 and c.status <> 'PastDue' and (${attentionReasons(canSeeMoney)})) attention_needed`;

/**
 * Returns the text after `from` for the trigger-maintained counters that add up to the size of a filter with
 * at most one criterion, or null.
 */
function countersOf({ filter }: Selection, bind: BindValue): string | null {
  const { status, planId, country, tag, activeOn } = filter;
  const facets = (facet: string, values: readonly string[]) =>
    `client_facets where company_id = $1 and facet = '${facet}' and value = any(${bind(values)}::text[])`;
  switch (activeFilterNames(filter)) {
    case '':
      return 'client_counts where company_id = $1';
    case 'status':
      return `client_counts where company_id = $1 and status = any(${bind(status)}::text[])`;
    case 'planId':
      return facets('Plan', planId);
    case 'country':
      return facets('Country', country);
    case 'tag':
      // With several tags, a client who has two of them would be counted twice.
      return tag.length === 1 ? facets('Tag', tag) : null;
    case 'createdFrom':
    case 'createdTo':
    case 'createdFrom,createdTo':
      return addedBetween(filter, bind);
    case 'activeOn':
      return payingOn(bind(activeOn));
    default:
      return null;
  }
}

/** Returns SQL for a count that an index provides for a filter with one criterion, or null. */
function countedByIndex({ filter, canSeeMoney, bounds }: Selection, bind: BindValue): string | null {
  const { tag, movement } = filter;
  switch (activeFilterNames(filter)) {
    case 'tag':
      return `(select count(*) as count from client_ids_tagged(${bind(tag)}::text[])) tagged`;
    case 'needsAttention':
      return filter.needsAttention ? needingAttention(canSeeMoney) : null;
    case 'movement':
      if (movement === null) return null;
      return `(select count(distinct m.client_id) as count from ${movementsOf(movement, bounds, bind)}) movements`;
    default:
      return null;
  }
}

// Every client has exactly one source, so this facet counts all paying clients.
const paying = `(select active as count from client_facets where company_id = $1 and facet = 'Source') paying`;

const sumOf = (counters: string | null): string | null =>
  counters && `(select coalesce(sum(count), 0) from ${counters})`;

const criteriaCount = ({ search, filter, isPayingNow }: Selection): number =>
  [search !== '', isPayingNow, activeFilterNames(filter) !== ''].filter(Boolean).length;

/**
 * Returns SQL for the size of a selection from trigger-maintained counters, ignoring `maxNumber`. Returns
 * null if no counter applies.
 */
export function counterSize(selection: Selection, bind: BindValue): string | null {
  const { ids, search, isPayingNow } = selection;
  if (ids !== null || search !== '' || criteriaCount(selection) > 1) return null;
  return sumOf(isPayingNow ? paying : countersOf(selection, bind));
}

/**
 * Returns SQL for the size of a selection from an index, ignoring `maxNumber`. Returns null if each client
 * has to be checked.
 */
export function indexedSize(selection: Selection, bind: BindValue): string | null {
  const isFilterOnly = selection.ids === null && selection.search === '' && criteriaCount(selection) === 1;
  return isFilterOnly ? sumOf(countedByIndex(selection, bind)) : null;
}
