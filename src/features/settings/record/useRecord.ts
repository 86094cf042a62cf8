import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { isPart } from '@/lib/foldText';
import { useUrlSearch } from '@/lib/useUrlSearch';
import { useRecordInfiniteQuery } from './recordApi';
import { filterEntries, filterWords, readFilters, toAuditFilter, type RecordFilters } from './recordFilters';

/** The filters as the address says them, and the way to change what it says. */
function useAddress() {
  const [params, setParams] = useSearchParams();
  const filters = useMemo(() => readFilters(params), [params]);

  const setFilters = useCallback(
    (next: RecordFilters, { keepsSearch = true } = {}) =>
      setParams(
        (current) => {
          const kept = new URLSearchParams(current);
          for (const word of filterWords) kept.delete(word);
          if (!keepsSearch) kept.delete('search');
          for (const [word, text] of filterEntries(next)) kept.set(word, text);
          return kept;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParams],
  );
  return { filters, setFilters };
}

/** The record that the address asks for. */
export function useRecord() {
  const { filters, setFilters } = useAddress();
  const { typed, type, search } = useUrlSearch();
  const isTooShort = search !== '' && !isPart(search);
  const which = { search: isTooShort ? null : search || null, filter: toAuditFilter(filters) };
  const answer = useRecordInfiniteQuery(which, { refetchOnMountOrArgChange: true });
  const { currentData, data, isFetching } = answer;
  const pages = (currentData ?? (answer.error ? undefined : data))?.pages;

  return {
    ...answer,
    events: pages?.flatMap(({ auditEvents }) => auditEvents.items),
    isStale: Boolean(pages) && isFetching && !currentData,
    which,
    filters,
    setFilters,
    typed,
    type,
    isTooShort,
    isFiltered: which.search !== null || which.filter !== null,
    clearFilters: () => setFilters({}, { keepsSearch: false }),
  };
}

export type RecordList = ReturnType<typeof useRecord>;
