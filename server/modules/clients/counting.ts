import type { CheckedFilter } from './filterInput';
import type { Selection } from './selection';

const isGiven = (value: unknown): boolean => (Array.isArray(value) ? value.length > 0 : value !== null);

/** The counters that add up to what a filter leaves, where it asks for one thing only. */
function countersOf(filter: CheckedFilter, refer: (value: unknown) => string): string | null {
  const { status, planId, country, tag } = filter;
  const facets = (facet: string, values: readonly string[]) =>
    `client_facets where company_id = $1 and facet = '${facet}' and value = any(${refer(values)}::text[])`;
  const given = Object.entries(filter).filter(([, value]) => isGiven(value));
  switch (given.map(([name]) => name).join()) {
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
    default:
      return null;
  }
}

/** The size of a selection without its `upTo`, as triggers keep it; null where they don't. */
export function keptSize(
  { ids, search, filter, isPayingNow }: Selection,
  refer: (value: unknown) => string,
): string | null {
  const counters = ids === null && search === '' && !isPayingNow ? countersOf(filter, refer) : null;
  return counters && `(select coalesce(sum(count), 0) from ${counters})`;
}
