import { useEffect, useState } from 'react';
import { useAppDispatch } from '@/state/hooks';
import { clientsApi, useGetClientsQuery } from '../clientsApi';
import { listVariables, type ListQuery } from './clientListParams';

interface Pin {
  /** Identifies the list regardless of its page. */
  listKey: string;
  upTo: number;
}

/** Returns the page without clients added after the list first loaded. `showUpTo` includes newer clients. */
export function usePinnedClients(query: ListQuery) {
  const dispatch = useAppDispatch();
  const which = listVariables(query);
  const listKey = JSON.stringify(which);
  const [pin, setPin] = useState<Pin | null>(null);
  const upTo = pin?.listKey === listKey ? pin.upTo : null;
  const args = { ...which, page: query.page, pageSize: query.pageSize };
  const result = useGetClientsQuery({ ...args, upTo });
  const page = result.currentData?.clients;

  // Caches the first result for the pinned query too, because both are equal.
  const firstResult = upTo === null ? result.currentData : undefined;
  const argsKey = JSON.stringify(args);
  useEffect(() => {
    if (!firstResult) return;
    const { lastNumber } = firstResult.clients;
    const pinnedArgs = { ...(JSON.parse(argsKey) as typeof args), upTo: lastNumber };
    dispatch(
      clientsApi.util.upsertQueryEntries([
        { endpointName: 'GetClients', arg: pinnedArgs, value: firstResult },
      ]),
    );
    const pinTimer = setTimeout(() => setPin({ listKey, upTo: lastNumber }));
    return () => clearTimeout(pinTimer);
  }, [firstResult, argsKey, listKey, dispatch]);

  return {
    ...result,
    which,
    pageKey: argsKey,
    upTo,
    // After an error, `data` would still contain the previous query's page.
    clients: (result.error ? result.currentData : result.data)?.clients,
    isStale: result.data !== undefined && result.isFetching && !result.currentData,
    newCount: upTo !== null && page ? Math.max(0, page.lastNumber - upTo) : 0,
    lastNumber: page?.lastNumber ?? null,
    showUpTo: (number: number) => setPin({ listKey, upTo: Math.max(number, upTo ?? 0) }),
  };
}
