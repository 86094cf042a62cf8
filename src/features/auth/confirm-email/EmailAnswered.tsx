import { paths } from '@/config/paths';
import { selectAccessToken } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import { Button } from '@/ui/Button';
import { AuthLayout } from '../AuthLayout';
import type { EmailConfirmationFieldsFragment } from './confirmEmail.generated';

interface Words {
  title: string;
  intro: string;
}

const otherAddress = {
  Old: 'the address that you have now',
  New: 'the new address',
} as const;

function wordsOf({ status, email, side, waitingFor }: EmailConfirmationFieldsFragment): Words {
  switch (status) {
    case 'Open':
      return {
        title: 'Now the other address',
        intro: `This address has agreed. Open the link that we mailed to ${otherAddress[waitingFor ?? 'New']}: ${email} is yours once that has agreed too.`,
      };
    case 'Done':
      return {
        title: 'Your address is changed',
        intro: `You sign in with ${email} from now on. Every device but the one that asked for it is signed out.`,
      };
    case 'Taken':
      return {
        title: 'Somebody else has this address by now',
        intro: `An account with Livery was given ${email} before both addresses had agreed. Yours stays as it is; ask for another one in your profile.`,
      };
    case 'Declined':
      return {
        title: 'The change was stopped',
        intro:
          side === 'Old'
            ? 'Your address stays as it is, and the device that asked for another one is signed out. If it was not you, choose a new password: somebody was signed in as you.'
            : 'The account keeps the address that it has. You need not do anything else.',
      };
    case 'Canceled':
      return {
        title: 'This link has been replaced or taken back',
        intro: 'Another address was asked for since, or none any more. Your address stays as it is.',
      };
    case 'Expired':
      return {
        title: 'This link has run out',
        intro: 'Such a link works for a day. Your address stays as it is; ask again in your profile.',
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
          Choose a new password
        </Button>
      ) : (
        <WayOn />
      )}
    </AuthLayout>
  );
}

/** A link that never was, or that was not copied whole. */
export const UnknownEmailLink = () => (
  <AuthLayout
    title="This link does not work"
    intro="It was not copied whole, or the change that it belongs to was long ago. Open it from the mail again, or ask anew in your profile."
  >
    <WayOn />
  </AuthLayout>
);

function WayOn() {
  const isSignedIn = useAppSelector(selectAccessToken) !== null;
  return (
    <Button to={isSignedIn ? paths.dashboard : paths.login} fullWidth>
      {isSignedIn ? 'Go to the dashboard' : 'Sign in'}
    </Button>
  );
}
