import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useEffect, useState } from 'react';
import { sessionApi } from '@/api/sessionApi';
import { isAt } from './routeEntry';
import { paths } from '@/config/paths';
import { isAcceptedInvitation } from '@/lib/acceptedInvitation';
import { selectOperator } from '@/state/authSlice';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { FullScreenSpinner } from '@/ui/FullScreenSpinner';
import { toast } from '@/ui/toast';
import { UnsavedChangesProvider } from '@/ui/UnsavedChanges';
import { withMessages } from '@/lib/i18n';
import { raisePreloadError } from './lazyScreen';
import { BrandedTitle } from './PageTitle';
import { takeRedirectedFrom } from './rememberedUrls';
import SignedInRoutes from './SignedInRoutes';
import { useSignOut } from './useSignOut';

/**
 * Returns the notice for an operator with this email address who opened a password reset or invitation link
 * while signed in. Returns null for other URLs and for an invitation that the operator just accepted.
 */
function redirectNotice(url: string, email: string): string | null {
  const [path = '', query] = url.split('?');
  const token = new URLSearchParams(query).get('token') ?? '';
  if (isAt(paths.resetPassword, path))
    return t`You’re signed in as ${email}. To reset your password, sign out and open the link again.`;
  const isInvitation = isAt(paths.onboardUser, path);
  // After accepting an invitation, the operator is redirected from the same page.
  return isInvitation && !isAcceptedInvitation(token)
    ? t`You’re signed in as ${email}. To accept the invitation, sign out and open the link again.`
    : null;
}

/**
 * Shows a toast that explains why a password reset or invitation link did not open. The sixth routing rule
 * redirects signed-in operators to the dashboard.
 */
function useRedirectNotice(): void {
  const email = useAppSelector(selectOperator)?.email ?? '';

  useEffect(() => {
    const notice = redirectNotice(takeRedirectedFrom(), email);
    if (notice) toast.default(notice);
  }, [email]);
}

/**
 * Returns whether the operator must set up two-factor authentication before using the console. `isSettingUp`
 * stays true until `finish` has refetched the operator, so that the recovery codes stay visible.
 */
function useForcedSetUp(): { isSettingUp: boolean; finish: () => Promise<void> } {
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

const SetUpScreen = lazy(() =>
  withMessages('settings', import('@/features/settings/my-profile/two-factor/SetUpScreen')).catch(
    raisePreloadError,
  ),
);

function ForcedSetUp({ onDone }: { onDone: () => void }) {
  const { t } = useLingui();
  const signOut = useSignOut();
  return (
    <Suspense fallback={<FullScreenSpinner />}>
      <BrandedTitle page={t`Set up two-factor authentication`} />
      <SetUpScreen onDone={onDone} onSignOut={signOut} />
    </Suspense>
  );
}

export default function SignedIn() {
  useRedirectNotice();
  const { isSettingUp, finish } = useForcedSetUp();
  return (
    <UnsavedChangesProvider>
      {isSettingUp ? <ForcedSetUp onDone={() => void finish()} /> : <SignedInRoutes />}
    </UnsavedChangesProvider>
  );
}
