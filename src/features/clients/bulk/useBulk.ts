import { useGetClientBulkQuery } from './bulkApi';

const pollMs = 2000;

/** The action with this id; while it runs the subscription moves it, and polling does if the socket is away. */
export function useBulk(id: string) {
  const { currentData, error, refetch } = useGetClientBulkQuery({ id });
  const bulk = currentData?.clientBulk;
  useGetClientBulkQuery({ id }, { skip: bulk?.status !== 'Running', pollingInterval: pollMs });

  return { bulk, error, refetch };
}
