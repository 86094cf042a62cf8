import { useEffect, type ReactNode } from 'react';
import { useGetCurrentOperatorQuery, useGetThemeSetupQuery } from '@/api/sessionApi';
import { FullScreenLoader } from '@/ui/FullScreenLoader';
import { forgetPlace } from './heldPlace';
import { Moving } from './Moving';
import { routingActionFor } from './routingRules';
import { useVisit } from './useVisit';

/** Moves a visitor as the routing rules say, before anything of where they are is rendered. */
export function SessionGate({ children }: { children: ReactNode }) {
  const visit = useVisit();
  const { hasAccessToken, hasSignedOut, isOpenedByLink, isPublic, operator } = visit;
  // Spec 7: skipped without an access token; the operator is what it brings.
  const { isError } = useGetCurrentOperatorQuery(undefined, { skip: !hasAccessToken || isOpenedByLink });
  useGetThemeSetupQuery(undefined, { skip: operator === null });

  const move = routingActionFor(visit);
  const hasArrived = operator !== null && move === null;
  useEffect(() => {
    if (hasArrived) forgetPlace();
  }, [hasArrived]);

  // The place of a session that has ended was held, or forgotten, when it ended.
  if (move) return <Moving move={move} isHolding={!hasAccessToken && !hasSignedOut} />;
  // A refused operator query leaves the login page standing, so that there is a way on.
  const isLoading = !isOpenedByLink && hasAccessToken && !operator && !(isError && isPublic);
  return isLoading ? <FullScreenLoader /> : children;
}
