import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { EmailConfirmationFieldsFragment } from '@/api/types';
import { paths } from '@/config/paths';
import { selectAccessToken } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import { Button } from '@/ui/Button';
import { AuthLayout } from '../AuthLayout';

interface ResultText {
  title: string;
  intro: string;
}

function resultText({ status, email, side, waitingFor }: EmailConfirmationFieldsFragment): ResultText {
  switch (status) {
    case 'Open':
      return {
        title: t`One more approval needed`,
        intro:
          waitingFor === 'Old'
            ? t`You approved the change for this address. To change your email address to ${email}, also open the link that we sent to your current address.`
            : t`You approved the change for this address. To change your email address to ${email}, also open the link that we sent to the new address.`,
      };
    case 'Done':
      return {
        title: t`Email address changed`,
        intro: t`Sign in with ${email} from now on. All devices are signed out except the one that requested the change.`,
      };
    case 'Taken':
      return {
        title: t`Email address already in use`,
        intro: t`Another Livery account started using ${email} before both addresses approved the change. Your email address stays the same. To use a different one, go to My profile.`,
      };
    case 'Declined':
      return {
        title: t`Email change canceled`,
        intro:
          side === 'Old'
            ? t`Your email address stays the same, and the device that requested the change is signed out. If you didn’t request it, another person was signed in to your account. Reset your password.`
            : t`The account keeps its current email address. No further action is needed.`,
      };
    case 'Canceled':
      return {
        title: t`This link is no longer valid`,
        intro: t`The change was canceled or replaced by a newer request. Your email address stays the same.`,
      };
    case 'Expired':
      return {
        title: t`This link has expired`,
        intro: t`Links to change an email address expire after 24 hours. Your email address stays the same. To request the change again, go to My profile.`,
      };
  }
}

/** Shows the status of an email change when its link offers no further decision. */
export function EmailChangeResult({ confirmation }: { confirmation: EmailConfirmationFieldsFragment }) {
  const { t } = useLingui();
  const shouldChangePassword = confirmation.status === 'Declined' && confirmation.side === 'Old';
  return (
    <AuthLayout {...resultText(confirmation)}>
      {shouldChangePassword ? (
        <Button to={paths.forgotPassword} fullWidth>
          {t`Reset password`}
        </Button>
      ) : (
        <HomeButton />
      )}
    </AuthLayout>
  );
}

/** Shown if the link is unknown or incomplete. */
export const UnknownEmailLink = () => {
  const { t } = useLingui();
  return (
    <AuthLayout
      title={t`This link is invalid`}
      intro={t`It may be incomplete or expired. Open the full link from your email, or request the change again in My profile.`}
    >
      <HomeButton />
    </AuthLayout>
  );
};

function HomeButton() {
  const { t } = useLingui();
  const isSignedIn = useAppSelector(selectAccessToken) !== null;
  return (
    <Button to={isSignedIn ? paths.dashboard : paths.login} fullWidth>
      {isSignedIn ? t`Go to dashboard` : t`Sign in`}
    </Button>
  );
}
