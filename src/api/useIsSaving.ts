import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { useAppDispatch } from '@/state/hooks';
import { api } from './base';
import { filesApi } from './filesApi';

// Uploads of client imports may take minutes and do not affect what a deployment publishes.
const untrackedEndpoint = filesApi.endpoints.uploadClientImport.name;

type ApiRoot = Record<typeof api.reducerPath, ReturnType<typeof api.reducer>>;

const selectHasPendingMutation = ({ api: { mutations } }: ApiRoot): boolean =>
  Object.values(mutations).some(
    (mutation) => mutation?.status === 'pending' && mutation.endpointName !== untrackedEndpoint,
  );

/**
 * Returns whether a mutation is running. Includes mutations of forms that the operator left before this hook
 * mounted, which the cache no longer contains. Misses mutations that start later, in a form that unmounts
 * before they end.
 */
export function useIsSaving(): boolean {
  const dispatch = useAppDispatch();
  const hasPendingMutation = useSelector(selectHasPendingMutation);
  const [runningMutations] = useState(() =>
    dispatch(api.util.getRunningMutationsThunk()).filter(({ arg }) => arg.endpointName !== untrackedEndpoint),
  );
  const [hasRunningMutations, setHasRunningMutations] = useState(runningMutations.length > 0);

  useEffect(() => {
    void Promise.allSettled(runningMutations).then(() => setHasRunningMutations(false));
  }, [runningMutations]);

  return hasPendingMutation || hasRunningMutations;
}
