import { pageSizes } from '@/config/limits';
import { useClearUrlParams } from '@/lib/useClearUrlParams';
import { usePageParam } from '@/lib/usePageParam';
import { useUrlParam } from '@/lib/useUrlParam';
import { useUrlSearch } from '@/lib/useUrlSearch';
import { useGetClientsQuery } from '../clientsApi';
import {
  defaultSort,
  nextSort,
  pageSizeFrom,
  sortingFrom,
  statusesFrom,
  toSort,
  type SortWord,
} from './clientListParams';

const resets = ['page'] as const;

/** The list as the address says it. */
export function useClientList() {
  const [page, setPage] = usePageParam();
  const { typed, type, search } = useUrlSearch();
  const [statusText, setStatusText] = useUrlParam('status', '', { resets });
  const [sortText, setSortText] = useUrlParam('sort', defaultSort, { resets });
  const [sizeText, setSizeText] = useUrlParam('size', String(pageSizes[0]), { resets });
  const clear = useClearUrlParams();

  const statuses = statusesFrom(statusText);
  const sorting = sortingFrom(sortText);
  const pageSize = pageSizeFrom(sizeText);
  const answer = useGetClientsQuery({
    page,
    pageSize,
    search: search || null,
    filter: statuses.length > 0 ? { status: statuses } : null,
    sort: toSort(sorting),
  });

  return {
    ...answer,
    // What an earlier address showed must not stand for an answer that never came.
    clients: (answer.error ? answer.currentData : answer.data)?.clients,
    page,
    setPage,
    pageSize,
    setPageSize: (size: number) => setSizeText(String(size)),
    typed,
    type,
    statuses,
    setStatuses: (next: readonly string[]) => setStatusText(next.join(',')),
    sorting,
    sortBy: (word: SortWord) => setSortText(nextSort(sorting, word)),
    isFiltered: search !== '' || statuses.length > 0,
    clearFilters: () => clear(['search', 'status', 'page']),
  };
}

export type ClientList = ReturnType<typeof useClientList>;
