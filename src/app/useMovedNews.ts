import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { paths } from '@/config/paths';
import { isAt } from '@/lib/isAt';
import { hasJoinedWith } from '@/lib/joinedHere';
import { selectOperator } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import { toast } from '@/ui/toast';
import * as texts from '@/texts/app';

const movedFrom = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'movedFrom' in state ? String(state.movedFrom) : '';

/** What the operator is told whom the link of this place does not serve; null for every other place. */
function newsOf(place: string): ((email: string) => string) | null {
  const [path = '', query] = place.split('?');
  const token = new URLSearchParams(query).get('token') ?? '';
  if (isAt(paths.resetPassword, path)) return texts.youAreSignedInReset;
  const isInvitation = isAt(paths.onboardUser, path);
  // Whoever has just joined with an invitation comes from its page too.
  return isInvitation && !hasJoinedWith(token) ? texts.youAreSigned : null;
}

/** Says why a mailed link did not open: the sixth rule keeps whoever is signed in on the dashboard. */
export function useMovedNews(): void {
  const news = newsOf(movedFrom(useLocation().state));
  const email = useAppSelector(selectOperator)?.email ?? '';

  useEffect(() => {
    if (news) toast.default(news(email));
  }, [email, news]);
}
