import { useGetClientImportQuery } from '../clientImportApi';

const pollMs = 2000;

/** The import with this id; while it runs the subscription moves it, and polling does if the socket is away. */
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
    // A failed poll is no reason to take the progress away.
    error: skip || currentData ? undefined : error,
    refetch,
  };
}
