import { useState } from 'react';
import { useGetClientListTotalQuery } from '../clientsApi';
import { listVariables, type ListQuery } from './clientListParams';

export interface ClientTotal {
  /** Null until the total loads. */
  count: number | null;
  hasFailed: boolean;
  retry: () => void;
}

interface LoadedTotal {
  /** Identifies the search and filter. */
  key: string;
  count: number;
}

/**
 * Returns the total of all pages. Loads it separately, so that the page does not wait, and shows the previous
 * total of the same search and filter while it reloads.
 */
export function useClientTotal(query: ListQuery, maxNumber: number | null): ClientTotal {
  const { search, filter } = listVariables(query);
  const result = useGetClientListTotalQuery({ search, filter, maxNumber }, { skip: maxNumber === null });
  const key = JSON.stringify([search, filter]);
  const [lastTotal, setLastTotal] = useState<LoadedTotal | null>(null);
  const count = result.currentData?.clients.totalCount;
  if (count !== undefined && (lastTotal?.key !== key || lastTotal.count !== count))
    setLastTotal({ key, count });

  return {
    count: count ?? (lastTotal?.key === key ? lastTotal.count : null),
    hasFailed: result.isError,
    retry: () => void result.refetch(),
  };
}
