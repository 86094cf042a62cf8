import { useEffect, useRef } from 'react';
import { sessionApi } from '@/api/sessionApi';
import { useAppDispatch } from '@/state/hooks';
import { useGetMyAccountQuery } from './myProfileApi';

const pollMs = 10_000;

export type MyAccountQuery = ReturnType<typeof useMyAccount>;

/**
 * Loads the operator's account. Polls during an email change, because both confirmations happen outside the
 * console, and refetches the operator and the sessions afterwards.
 */
export function useMyAccount() {
  const { data, error, refetch } = useGetMyAccountQuery();
  const account = data?.myAccount;
  const isPending = Boolean(account?.pendingEmail);
  useGetMyAccountQuery(undefined, { skip: !isPending, pollingInterval: pollMs });

  const dispatch = useAppDispatch();
  const wasPending = useRef(false);
  useEffect(() => {
    if (wasPending.current && !isPending) dispatch(sessionApi.util.invalidateTags(['Operator', 'Session']));
    wasPending.current = isPending;
  }, [dispatch, isPending]);

  return { account, error, refetch };
}
