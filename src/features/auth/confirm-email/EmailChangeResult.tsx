import type { EmailConfirmationFieldsFragment } from '@/api/types';
import { paths } from '@/config/paths';
import { selectAccessToken } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import { Button } from '@/ui/Button';
import * as texts from '@/texts/auth/confirm-email';
import { AuthLayout } from '../AuthLayout';

interface ResultText {
  title: string;
  intro: string;
}

const otherAddress = {
  Old: texts.theAddressThatYouHaveNow,
  New: texts.theNewAddress,
} as const;

function resultText({ status, email, side, waitingFor }: EmailConfirmationFieldsFragment): ResultText {
  switch (status) {
    case 'Open':
      return {
        title: texts.nowTheOtherAddress,
        intro: texts.thisAddressHasAgreedOpen(otherAddress[waitingFor ?? 'New'], email),
      };
    case 'Done':
      return {
        title: texts.yourAddressIsChanged,
        intro: texts.youSignInWithFromNow(email),
      };
    case 'Taken':
      return {
        title: texts.somebodyElseHasThisAddress,
        intro: texts.anAccountWithLiveryWasGiven(email),
      };
    case 'Declined':
      return {
        title: texts.theChangeWasStopped,
        intro: side === 'Old' ? texts.yourAddressStays : texts.theAccountKeepsTheAddress,
      };
    case 'Canceled':
      return {
        title: texts.thisLinkHasBeenReplaced,
        intro: texts.anotherAddressWasAskedForSince,
      };
    case 'Expired':
      return {
        title: texts.thisLinkHasRunOut,
        intro: texts.suchALinkWorks,
      };
  }
}

/** Shows the status of an email change when its link offers no further decision. */
export function EmailChangeResult({ confirmation }: { confirmation: EmailConfirmationFieldsFragment }) {
  const shouldChangePassword = confirmation.status === 'Declined' && confirmation.side === 'Old';
  return (
    <AuthLayout {...resultText(confirmation)}>
      {shouldChangePassword ? (
        <Button to={paths.forgotPassword} fullWidth>
          {texts.chooseANewPassword}
        </Button>
      ) : (
        <HomeButton />
      )}
    </AuthLayout>
  );
}

/** Shown if the link is unknown or incomplete. */
export const UnknownEmailLink = () => (
  <AuthLayout title={texts.thisLinkDoesNotWork} intro={texts.itWasNotCopiedWhole}>
    <HomeButton />
  </AuthLayout>
);

function HomeButton() {
  const isSignedIn = useAppSelector(selectAccessToken) !== null;
  return (
    <Button to={isSignedIn ? paths.dashboard : paths.login} fullWidth>
      {isSignedIn ? texts.goToTheDashboard : texts.signIn}
    </Button>
  );
}
