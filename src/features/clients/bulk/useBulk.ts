import { useGetClientBulkActionQuery } from './bulkApi';

const pollMs = 2000;

/**
 * Returns the bulk action with this id, its loading error and a function that refetches it. Polls while the
 * action runs, in case the socket is disconnected.
 */
export function useBulk(id: string) {
  const { currentData, error, refetch } = useGetClientBulkActionQuery({ id });
  const bulk = currentData?.clientBulkAction;
  useGetClientBulkActionQuery({ id }, { skip: bulk?.status !== 'Running', pollingInterval: pollMs });

  return { bulk, error, refetch };
}
