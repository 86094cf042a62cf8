import { useEffect, useState } from 'react';
import { useAppDispatch } from '@/state/hooks';
import { clientsApi, useGetClientsQuery } from '../clientsApi';
import { listArguments, type ListQuery } from './clientListParams';

interface Pin {
  /** Which list, whatever its page. */
  listKey: string;
  upTo: number;
}

/** The page that the query names, of the clients there were when its list was first read, until `showUpTo` lets newer ones in. */
export function usePinnedClients(query: ListQuery) {
  const dispatch = useAppDispatch();
  const which = listArguments(query);
  const listKey = JSON.stringify(which);
  const [pin, setPin] = useState<Pin | null>(null);
  const upTo = pin?.listKey === listKey ? pin.upTo : null;
  const args = { ...which, page: query.page, pageSize: query.pageSize };
  const answer = useGetClientsQuery({ ...args, upTo });
  const page = answer.currentData?.clients;

  // The first answer of a list is kept as that of the pinned list too, which is the same and need not be asked for.
  const first = upTo === null ? answer.currentData : undefined;
  const argsKey = JSON.stringify(args);
  useEffect(() => {
    if (!first) return;
    const { lastNumber } = first.clients;
    const pinned = { ...(JSON.parse(argsKey) as typeof args), upTo: lastNumber };
    dispatch(clientsApi.util.upsertQueryEntries([{ endpointName: 'GetClients', arg: pinned, value: first }]));
    const pinNow = setTimeout(() => setPin({ listKey, upTo: lastNumber }));
    return () => clearTimeout(pinNow);
  }, [first, argsKey, listKey, dispatch]);

  return {
    ...answer,
    which,
    pageKey: argsKey,
    upTo,
    // What an earlier address showed must not stand for an answer that never came.
    clients: (answer.error ? answer.currentData : answer.data)?.clients,
    isStale: answer.data !== undefined && answer.isFetching && !answer.currentData,
    newCount: upTo !== null && page ? Math.max(0, page.lastNumber - upTo) : 0,
    lastNumber: page?.lastNumber ?? null,
    showUpTo: (number: number) => setPin({ listKey, upTo: Math.max(number, upTo ?? 0) }),
  };
}
