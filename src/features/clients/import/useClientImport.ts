import { useGetClientImportQuery } from '../clientImportApi';

const pollMs = 2000;

/**
 * Returns the import with this id, its load error and a refetch function. Polls while the import runs, in
 * case the socket is disconnected.
 */
export function useClientImport(id: string) {
  const arg = { id };
  const skip = id === '';
  const { currentData, error, refetch } = useGetClientImportQuery(arg, {
    skip,
    refetchOnMountOrArgChange: true,
  });
  const isRunning = currentData?.clientImport.status === 'Running';
  useGetClientImportQuery(arg, { skip: !isRunning, pollingInterval: pollMs });

  return {
    clientImport: skip ? undefined : currentData?.clientImport,
    // A failed poll does not hide the progress.
    error: skip || currentData ? undefined : error,
    refetch,
  };
}
