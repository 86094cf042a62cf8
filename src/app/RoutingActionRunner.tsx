import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import { renewSession } from '@/api/base';
import { signedOut } from '@/state/authSlice';
import { useAppDispatch } from '@/state/hooks';
import { FullScreenLoader } from '@/ui/FullScreenLoader';
import { saveReturnPath } from './returnPath';
import { setRedirectedFrom } from './redirectedFrom';
import type { RoutingAction } from './routingRules';

interface RoutingActionRunnerProps {
  action: RoutingAction;
  /** Whether to save the current path as the return path after sign-in. */
  shouldSavePath: boolean;
}

export function RoutingActionRunner({ action, shouldSavePath }: RoutingActionRunnerProps) {
  if (action.kind === 'exchange') return <TokenExchange />;
  if (action.kind === 'signOut') return <SignOut />;
  return <Redirect to={action.to} shouldSavePath={shouldSavePath} />;
}

function TokenExchange() {
  const dispatch = useAppDispatch();
  useEffect(() => void dispatch(renewSession()), [dispatch]);
  return <FullScreenLoader />;
}

function SignOut() {
  const dispatch = useAppDispatch();
  useEffect(() => void dispatch(signedOut('OperatorPending')), [dispatch]);
  return <FullScreenLoader />;
}

function Redirect({ to, shouldSavePath }: { to: string; shouldSavePath: boolean }) {
  const { pathname, search } = useLocation();
  const currentPath = `${pathname}${search}`;
  useEffect(() => {
    if (shouldSavePath) saveReturnPath(currentPath);
    setRedirectedFrom(currentPath);
  }, [shouldSavePath, currentPath]);
  return <Navigate to={to} replace />;
}
