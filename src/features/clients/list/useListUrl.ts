import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useCanSeeMoney } from '../useCanSeeMoney';
import { listParams, parseListQuery, type ListQuery } from './clientListParams';

/** URL parameters that list changes preserve. */
const preservedParams = ['view', 'columns', 'bulk'] as const;

interface ChangeOptions {
  /** Adds a history entry instead of replacing the current one. */
  shouldPush?: boolean;
}

/** Returns the list's state in the URL, and functions that change it. */
export function useListUrl() {
  const canSeeMoney = useCanSeeMoney();
  const [params, setParams] = useSearchParams();
  const query = useMemo(() => parseListQuery(params, canSeeMoney), [params, canSeeMoney]);

  const change = useCallback(
    (changes: Partial<ListQuery>, { shouldPush = false }: ChangeOptions = {}) => {
      const update = (current: URLSearchParams) => {
        const next = listParams({ ...parseListQuery(current, canSeeMoney), page: 1, ...changes });
        preservedParams.forEach((name) => current.has(name) && next.set(name, current.get(name) ?? ''));
        return next;
      };
      setParams(update, { replace: !shouldPush, preventScrollReset: true });
    },
    [canSeeMoney, setParams],
  );

  const setColumns = useCallback(
    (columns: readonly string[] | null) => {
      const update = (current: URLSearchParams) => {
        const next = new URLSearchParams(current);
        if (columns) next.set('columns', columns.join(','));
        else next.delete('columns');
        return next;
      };
      setParams(update, { replace: true, preventScrollReset: true });
    },
    [setParams],
  );

  return {
    query,
    change,
    canSeeMoney,
    setColumns,
    viewId: params.get('view'),
    columnsParam: params.get('columns'),
    isBulkOpen: params.has('bulk'),
  };
}

export type ListUrl = ReturnType<typeof useListUrl>;
