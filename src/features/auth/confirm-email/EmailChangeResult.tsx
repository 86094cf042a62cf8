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
        title: t`Now the other address`,
        intro:
          waitingFor === 'Old'
            ? t`This address has agreed. Open the link that we mailed to the address that you have now: ${email} is yours once that has agreed too.`
            : t`This address has agreed. Open the link that we mailed to the new address: ${email} is yours once that has agreed too.`,
      };
    case 'Done':
      return {
        title: t`Your address is changed`,
        intro: t`You sign in with ${email} from now on. Every device but the one that asked for it is signed out.`,
      };
    case 'Taken':
      return {
        title: t`Email address already in use`,
        intro: t`An account with Livery was given ${email} before both addresses had agreed. Yours stays as it is; ask for another one in your profile.`,
      };
    case 'Declined':
      return {
        title: t`The change was stopped`,
        intro:
          side === 'Old'
            ? t`Your address did not change, and the device that requested the change is signed out. If you did not request it, change your password: another person was signed in to your account.`
            : t`The account keeps the address that it has. You need not do anything else.`,
      };
    case 'Canceled':
      return {
        title: t`This link has been replaced or taken back`,
        intro: t`Another address was asked for since, or none any more. Your address stays as it is.`,
      };
    case 'Expired':
      return {
        title: t`This link has run out`,
        intro: t`Such a link works for a day. Your address stays as it is; ask again in your profile.`,
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
          {t`Choose a new password`}
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
      title={t`This link does not work`}
      intro={t`Part of the link may be missing, or it has expired. Open it from the email again, or change your address again in your profile.`}
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
      {isSignedIn ? t`Go to the dashboard` : t`Sign in`}
    </Button>
  );
}
