import { useState } from 'react';
import { useGetClientListTotalQuery } from '../clientsApi';
import type { ListQuery } from './clientListParams';
import { listArguments } from './clientListParams';

export interface ClientTotal {
  /** Null until the clients have been counted. */
  count: number | null;
  hasFailed: boolean;
  tryAgain: () => void;
}

interface Counted {
  /** Of search and filter: other clients, another number. */
  key: string;
  count: number;
}

/**
 * How many clients the list has on all its pages, up to a number once it is known. It is asked apart from the page,
 * which need not wait for the clients to be counted; another page or order asks for nothing, and while the same clients
 * are counted anew the last number stands.
 */
export function useClientTotal(query: ListQuery, upTo: number | null): ClientTotal {
  const { search, filter } = listArguments(query);
  const answer = useGetClientListTotalQuery({ search, filter, upTo }, { skip: upTo === null });
  const key = JSON.stringify([search, filter]);
  const [last, setLast] = useState<Counted | null>(null);
  const count = answer.currentData?.clients.totalCount;
  if (count !== undefined && (last?.key !== key || last.count !== count)) setLast({ key, count });

  return {
    count: count ?? (last?.key === key ? last.count : null),
    hasFailed: answer.isError,
    tryAgain: () => void answer.refetch(),
  };
}
