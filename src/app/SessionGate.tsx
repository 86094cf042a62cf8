import { useEffect, type ReactNode } from 'react';
import { useGetCurrentOperatorQuery, useGetThemeSetupQuery } from '@/api/sessionApi';
import { FullScreenLoader } from '@/ui/FullScreenLoader';
import { clearReturnPath } from './returnPath';
import { RoutingActionRunner } from './RoutingActionRunner';
import { routingActionFor } from './routingRules';
import { useVisit } from './useVisit';

/** Loads the operator and applies the routing rules before it renders its children. */
export function SessionGate({ children }: { children: ReactNode }) {
  const visit = useVisit();
  const { hasAccessToken, hasSignedOut, isOpenedByLink, isPublic, operator } = visit;
  // Spec 7: the query is skipped without an access token.
  const { isError } = useGetCurrentOperatorQuery(undefined, { skip: !hasAccessToken || isOpenedByLink });
  useGetThemeSetupQuery(undefined, { skip: operator === null });

  const action = routingActionFor(visit);
  const hasArrived = operator !== null && action === null;
  useEffect(() => {
    if (hasArrived) clearReturnPath();
  }, [hasArrived]);

  // After a session ended, the session listener has already saved or cleared the return path.
  if (action)
    return <RoutingActionRunner action={action} shouldSavePath={!hasAccessToken && !hasSignedOut} />;
  // Public screens stay usable after a failed operator query.
  const isLoading = !isOpenedByLink && hasAccessToken && !operator && !(isError && isPublic);
  return isLoading ? <FullScreenLoader /> : children;
}
