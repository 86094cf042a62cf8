import { useEffect } from 'react';
import { paths } from '@/config/paths';
import { isAt } from '@/lib/isAt';
import { hasJoinedWith } from '@/lib/joinedHere';
import { selectOperator } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import { toast } from '@/ui/toast';
import * as texts from '@/texts/app';
import { takeRedirect } from './redirectedFrom';

/** Returns the notice for a signed-in operator who opened this mailed link; null for any other path. */
function redirectNotice(place: string): ((email: string) => string) | null {
  const [path = '', query] = place.split('?');
  const token = new URLSearchParams(query).get('token') ?? '';
  if (isAt(paths.resetPassword, path)) return texts.youAreSignedInReset;
  const isInvitation = isAt(paths.onboardUser, path);
  // An operator who has just accepted an invitation also comes from its page.
  return isInvitation && !hasJoinedWith(token) ? texts.youAreSigned : null;
}

/** Shows why a mailed link did not open: the sixth routing rule sends a signed-in operator to the dashboard. */
export function useRedirectNotice(): void {
  const email = useAppSelector(selectOperator)?.email ?? '';

  useEffect(() => {
    const notice = redirectNotice(takeRedirect());
    if (notice) toast.default(notice(email));
  }, [email]);
}
