import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { isSubstringSearch } from '@contract/foldText';
import { useUrlSearch } from '@/lib/useUrlSearch';
import { useAuditLogInfiniteQuery } from './auditLogApi';
import {
  filterEntries,
  filterKeys,
  readFilters,
  toAuditFilter,
  type AuditLogFilters,
} from './auditLogFilters';

/** Returns the filters in the URL and a function that replaces them. */
function useFilterParams() {
  const [params, setParams] = useSearchParams();
  const filters = useMemo(() => readFilters(params), [params]);

  const setFilters = useCallback(
    (next: AuditLogFilters, { keepsSearch = true } = {}) =>
      setParams(
        (current) => {
          const updated = new URLSearchParams(current);
          for (const key of filterKeys) updated.delete(key);
          if (!keepsSearch) updated.delete('search');
          for (const [key, text] of filterEntries(next)) updated.set(key, text);
          return updated;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParams],
  );
  return { filters, setFilters };
}

/** Loads the audit events that match the URL. */
export function useAuditLog() {
  const { filters, setFilters } = useFilterParams();
  const { typed, type, search } = useUrlSearch();
  const isTooShort = search !== '' && !isSubstringSearch(search);
  const criteria = { search: isTooShort ? null : search || null, filter: toAuditFilter(filters) };
  const result = useAuditLogInfiniteQuery(criteria, { refetchOnMountOrArgChange: true });
  const { currentData, data, isFetching } = result;
  const pages = (currentData ?? (result.error ? undefined : data))?.pages;

  return {
    ...result,
    events: pages?.flatMap(({ auditEvents }) => auditEvents.items),
    isStale: Boolean(pages) && isFetching && !currentData,
    criteria,
    filters,
    setFilters,
    typed,
    type,
    isTooShort,
    isFiltered: criteria.search !== null || criteria.filter !== null,
    clearFilters: () => setFilters({}, { keepsSearch: false }),
  };
}

export type AuditLogList = ReturnType<typeof useAuditLog>;
