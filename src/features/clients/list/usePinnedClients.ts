import { useEffect, useState } from 'react';
import { useAppDispatch } from '@/state/hooks';
import { clientsApi, useGetClientsQuery } from '../clientsApi';
import { listVariables, type ListQuery } from './clientListParams';

interface Pin {
  /** Identifies the list regardless of its page. */
  listKey: string;
  maxNumber: number;
}

/** Returns the page without clients added after the list first loaded. `showUpTo` includes newer clients. */
export function usePinnedClients(query: ListQuery) {
  const dispatch = useAppDispatch();
  const variables = listVariables(query);
  const listKey = JSON.stringify(variables);
  const [pin, setPin] = useState<Pin | null>(null);
  const maxNumber = pin?.listKey === listKey ? pin.maxNumber : null;
  const args = { ...variables, page: query.page, pageSize: query.pageSize };
  const result = useGetClientsQuery({ ...args, maxNumber });
  const page = result.currentData?.clients;

  // Also caches the first result for the pinned query, which would return the same page.
  const firstResult = maxNumber === null ? result.currentData : undefined;
  const argsKey = JSON.stringify(args);
  useEffect(() => {
    if (!firstResult) return;
    const { lastNumber } = firstResult.clients;
    const pinnedArgs = { ...(JSON.parse(argsKey) as typeof args), maxNumber: lastNumber };
    dispatch(
      clientsApi.util.upsertQueryEntries([
        { endpointName: 'GetClients', arg: pinnedArgs, value: firstResult },
      ]),
    );
    const pinTimer = setTimeout(() => setPin({ listKey, maxNumber: lastNumber }));
    return () => clearTimeout(pinTimer);
  }, [firstResult, argsKey, listKey, dispatch]);

  return {
    ...result,
    variables,
    pageKey: argsKey,
    maxNumber,
    // After an error, `data` would still contain the previous query's page.
    clients: (result.error ? result.currentData : result.data)?.clients,
    isStale: result.data !== undefined && result.isFetching && !result.currentData,
    newCount: maxNumber !== null && page ? Math.max(0, page.lastNumber - maxNumber) : 0,
    lastNumber: page?.lastNumber ?? null,
    showUpTo: (number: number) => setPin({ listKey, maxNumber: Math.max(number, maxNumber ?? 0) }),
  };
}
