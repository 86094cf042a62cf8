import { useEffect } from 'react';
import { paths } from '@/config/paths';
import { isAt } from '@/lib/isAt';
import { isAcceptedInvitation } from '@/lib/acceptedInvitation';
import { selectOperator } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import { toast } from '@/ui/toast';
import * as texts from '@/texts/app';
import { takeRedirectedFrom } from './redirectedFrom';

/**
 * Returns the notice for a signed-in operator who opened a password reset or invitation link. Returns null
 * for other URLs and for an invitation that the operator just accepted.
 */
function redirectNotice(url: string): ((email: string) => string) | null {
  const [path = '', query] = url.split('?');
  const token = new URLSearchParams(query).get('token') ?? '';
  if (isAt(paths.resetPassword, path)) return texts.youAreSignedInReset;
  const isInvitation = isAt(paths.onboardUser, path);
  // After accepting an invitation, the operator is redirected from the same page.
  return isInvitation && !isAcceptedInvitation(token) ? texts.youAreSigned : null;
}

/**
 * Shows a toast that explains why a password reset or invitation link did not open. The sixth routing rule
 * redirects signed-in operators to the dashboard.
 */
export function useRedirectNotice(): void {
  const email = useAppSelector(selectOperator)?.email ?? '';

  useEffect(() => {
    const notice = redirectNotice(takeRedirectedFrom());
    if (notice) toast.default(notice(email));
  }, [email]);
}
