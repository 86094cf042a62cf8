import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { paths } from '@/config/paths';
import { hasJoinedWith } from '@/lib/joinedHere';
import { selectOperator } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import { toast } from '@/ui/toast';
import * as texts from '@/texts/app';

const movedFrom = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'movedFrom' in state ? String(state.movedFrom) : '';

/** It was opened by somebody who was signed in already, and not by whoever has just joined with it. */
function isForSomebodyElse(place: string): boolean {
  const [path, query] = place.split('?');
  return path === paths.onboardUser && !hasJoinedWith(new URLSearchParams(query).get('token') ?? '');
}

/** Says why an invitation did not open: the sixth rule keeps whoever is signed in on the dashboard. */
export function useMovedNews(): void {
  const wasInvitation = isForSomebodyElse(movedFrom(useLocation().state));
  const email = useAppSelector(selectOperator)?.email ?? '';

  useEffect(() => {
    if (!wasInvitation) return;
    toast.default(texts.youAreSigned(email));
  }, [email, wasInvitation]);
}
