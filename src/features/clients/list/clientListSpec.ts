import type { ClientFilter, ClientSort } from '@/api/types';
import { pageSizes } from '@contract/limits';
import { keysOf } from '@contract/records';
import { type ListQuery, listParams, type ListSpec, type Sorting } from '@/ui/table/useListState';
import {
  columnDefinitions,
  columnOf,
  isSortable,
  type SortableColumn,
  sortFieldOf,
} from './columnDefinitions';
import { filterKeys, filterParams, parseFilter } from './filters/filterCodecs';

export type ClientListQuery = ListQuery<ClientFilter, SortableColumn>;

const buildSpec = (canSeeMoney: boolean): ListSpec<ClientFilter, SortableColumn> => ({
  filterKeys,
  parseFilters: (params) => parseFilter(params, canSeeMoney),
  filterEntries: filterParams,
  sortKeys: Object.fromEntries(
    keysOf(columnDefinitions)
      .filter((column) => isSortable(column) && (canSeeMoney || !columnOf(column).needsMoney))
      .map((column) => [column, column]),
  ),
  initialSorting: { id: 'created', desc: true },
});

const specWithMoney = buildSpec(true);
const specWithoutMoney = buildSpec(false);

/** Returns what the list keeps in the URL. Money filters and columns need the permission to see amounts. */
export const clientListSpec = (canSeeMoney: boolean) => (canSeeMoney ? specWithMoney : specWithoutMoney);

export const isNewestFirst = ({ id, desc }: Sorting): boolean =>
  desc && (id === 'created' || id === 'number');

/** Returns the parameters that a saved view stores. Equal queries return equal parameters. */
export const viewParams = (query: ClientListQuery): URLSearchParams =>
  listParams({ ...query, page: 1, pageSize: pageSizes[0] }, specWithMoney);

interface ListVariables {
  search: string | null;
  filter: ClientFilter | null;
  sort: ClientSort;
}

/** Returns the API variables for the filters and order of the list. */
export const listVariables = ({ search, filters, sorting }: ClientListQuery): ListVariables => ({
  search: search || null,
  filter: Object.keys(filters).length > 0 ? filters : null,
  sort: { field: sortFieldOf(sorting.id), direction: sorting.desc ? 'Descending' : 'Ascending' },
});
