import { useState } from 'react';
import { sessionApi } from '@/api/sessionApi';
import { selectOperator } from '@/state/authSlice';
import { useAppDispatch, useAppSelector } from '@/state/hooks';

/**
 * Returns whether the operator must set up two-factor authentication before using the console. `isSettingUp`
 * stays true until `finish` has refetched the operator, so that the recovery codes stay visible.
 */
export function useForcedSetUp(): { isSettingUp: boolean; finish: () => Promise<void> } {
  const operator = useAppSelector(selectOperator);
  const dispatch = useAppDispatch();
  const isMissing =
    operator !== null && operator.whiteLabelledCustomer.isTwoFactorRequired && !operator.hasTwoFactor;
  const [isSettingUp, setSettingUp] = useState(isMissing);
  if (isMissing && !isSettingUp) setSettingUp(true);

  async function finish() {
    const { GetCurrentOperator } = sessionApi.endpoints;
    await dispatch(GetCurrentOperator.initiate(undefined, { forceRefetch: true, subscribe: false }));
    setSettingUp(false);
  }

  return { isSettingUp, finish };
}
