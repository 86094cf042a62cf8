import { isSubstringSearch } from '@contract/foldText';
import { type ListSpec, pagesOnly, useListState } from '@/ui/table/useListState';
import { useAuditLogInfiniteQuery } from './auditLogApi';
import {
  type AuditLogFilters,
  filterEntries,
  filterKeys,
  readFilters,
  toAuditFilter,
} from './auditLogFilters';

const listSpec: ListSpec<AuditLogFilters> = {
  ...pagesOnly,
  filterKeys,
  parseFilters: readFilters,
  filterEntries,
};

/** Loads the audit events that match the URL. */
export function useAuditLog() {
  const list = useListState(listSpec);
  const { search, filters } = list.query;
  const isTooShort = search !== '' && !isSubstringSearch(search);
  const criteria = { search: isTooShort ? null : search || null, filter: toAuditFilter(filters) };
  const result = useAuditLogInfiniteQuery(criteria, { refetchOnMountOrArgChange: true });
  const { currentData, data, isFetching } = result;
  const pages = (currentData ?? (result.error ? undefined : data))?.pages;

  return {
    ...result,
    ...list,
    events: pages?.flatMap(({ auditEvents }) => auditEvents.items),
    isStale: Boolean(pages) && isFetching && !currentData,
    criteria,
    filters,
    setFilters: (next: AuditLogFilters) => list.change({ filters: next }),
    isTooShort,
    isFiltered: criteria.search !== null || criteria.filter !== null,
  };
}

export type AuditLogList = ReturnType<typeof useAuditLog>;
