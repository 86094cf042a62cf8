import { paths } from '@/config/paths';
import { selectAccessToken } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import { Button } from '@/ui/Button';
import * as texts from '@/texts/auth/confirm-email';
import { AuthLayout } from '../AuthLayout';
import type { EmailConfirmationFieldsFragment } from './confirmEmail.generated';

interface Words {
  title: string;
  intro: string;
}

const otherAddress = {
  Old: texts.theAddressThatYouHaveNow,
  New: texts.theNewAddress,
} as const;

function wordsOf({ status, email, side, waitingFor }: EmailConfirmationFieldsFragment): Words {
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

/** What has become of the change, once there is nothing more to decide here. */
export function EmailAnswered({ confirmation }: { confirmation: EmailConfirmationFieldsFragment }) {
  const isStolen = confirmation.status === 'Declined' && confirmation.side === 'Old';
  return (
    <AuthLayout {...wordsOf(confirmation)}>
      {isStolen ? (
        <Button to={paths.forgotPassword} fullWidth>
          {texts.chooseANewPassword}
        </Button>
      ) : (
        <WayOn />
      )}
    </AuthLayout>
  );
}

/** A link that never was, or that was not copied whole. */
export const UnknownEmailLink = () => (
  <AuthLayout title={texts.thisLinkDoesNotWork} intro={texts.itWasNotCopiedWhole}>
    <WayOn />
  </AuthLayout>
);

function WayOn() {
  const isSignedIn = useAppSelector(selectAccessToken) !== null;
  return (
    <Button to={isSignedIn ? paths.dashboard : paths.login} fullWidth>
      {isSignedIn ? texts.goToTheDashboard : texts.signIn}
    </Button>
  );
}
