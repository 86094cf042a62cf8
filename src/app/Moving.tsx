import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import { renewSession } from '@/api/base';
import { signedOut } from '@/state/authSlice';
import { useAppDispatch } from '@/state/hooks';
import { FullScreenLoader } from '@/ui/FullScreenLoader';
import { holdPlace } from './heldPlace';
import { setRedirectedFrom } from './redirectedFrom';
import type { RoutingAction } from './routingRules';

interface MovingProps {
  move: RoutingAction;
  /** Whether the place that is left is where its visitor wants to be after signing in. */
  isHolding: boolean;
}

/** Carries out a move of the routing rules. */
export function Moving({ move, isHolding }: MovingProps) {
  if (move.kind === 'exchange') return <Exchanging />;
  if (move.kind === 'signOut') return <SigningOut />;
  return <Going to={move.to} isHolding={isHolding} />;
}

function Exchanging() {
  const dispatch = useAppDispatch();
  useEffect(() => void dispatch(renewSession()), [dispatch]);
  return <FullScreenLoader />;
}

function SigningOut() {
  const dispatch = useAppDispatch();
  useEffect(() => void dispatch(signedOut('OperatorPending')), [dispatch]);
  return <FullScreenLoader />;
}

function Going({ to, isHolding }: { to: string; isHolding: boolean }) {
  const { pathname, search } = useLocation();
  const place = `${pathname}${search}`;
  useEffect(() => {
    if (isHolding) holdPlace(place);
    setRedirectedFrom(place);
  }, [isHolding, place]);
  return <Navigate to={to} replace />;
}
