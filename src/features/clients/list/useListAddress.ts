import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useMaySeeMoney } from '../useMaySeeMoney';
import { listParams, readListQuery, type ListQuery } from './clientListParams';

/** What an address holds beside the list itself. */
const beside = ['view', 'columns', 'bulk'] as const;

interface Step {
  /** Adds to the browser's history instead of replacing its last entry. */
  isStep?: boolean;
}

/** The list as the address says it, and the way to change what it says. */
export function useListAddress() {
  const hasMoney = useMaySeeMoney();
  const [params, setParams] = useSearchParams();
  const query = useMemo(() => readListQuery(params, hasMoney), [params, hasMoney]);

  const change = useCallback(
    (changed: Partial<ListQuery>, { isStep = false }: Step = {}) => {
      const update = (current: URLSearchParams) => {
        const next = listParams({ ...readListQuery(current, hasMoney), page: 1, ...changed });
        beside.forEach((name) => current.has(name) && next.set(name, current.get(name) ?? ''));
        return next;
      };
      setParams(update, { replace: !isStep, preventScrollReset: true });
    },
    [hasMoney, setParams],
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
    hasMoney,
    setColumns,
    viewId: params.get('view'),
    columnsText: params.get('columns'),
    isBulkOpen: params.has('bulk'),
  };
}

export type ListAddress = ReturnType<typeof useListAddress>;
