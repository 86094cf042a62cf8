import { useEffect, useRef } from 'react';
import { sessionApi } from '@/api/sessionApi';
import { useAppDispatch } from '@/state/hooks';
import { useGetMyAccountQuery } from './myProfileApi';

const pollMs = 10_000;

export type OwnAccount = ReturnType<typeof useMyAccount>;

/** One's own account. While another address is asked for it is followed: both agree somewhere else. */
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
