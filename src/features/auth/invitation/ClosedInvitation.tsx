import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { errorMessage } from '@/api/errors';
import type { InvitationStatus } from '@/api/schema.generated';
import { paths } from '@/config/paths';
import { Button } from '@/ui/Button';
import { FormError } from '@/ui/FormError';
import { Link } from '@/ui/Link';
import { AuthLayout } from '../AuthLayout';
import { useRequestNewInvitationMutation } from './invitationApi';
import { DeclineInvitation } from './DeclineInvitation';

/** Why nobody can join by a link. */
export type Closure = Exclude<InvitationStatus, 'Pending'> | 'CompanyClosed' | 'Declined' | 'Unknown';

interface ClosedInvitationProps {
  status: Closure;
  token: string;
  invitation?: { companyName: string; email: string };
  onDeclined: () => void;
}

const titles: Readonly<Record<Closure, string>> = {
  Accepted: 'You have joined already',
  Revoked: 'This invitation was revoked',
  Expired: 'This invitation has expired',
  Replaced: 'There is a newer invitation',
  CompanyClosed: 'This company is closed',
  Declined: 'You have declined',
  Unknown: 'This invitation link does not work',
};

export function ClosedInvitation({ status, token, invitation, onDeclined }: ClosedInvitationProps) {
  const company = invitation?.companyName ?? 'The company';
  const intros: Readonly<Record<Closure, string>> = {
    Accepted: `The invitation of ${company} was used. Sign in with your e-mail address and password.`,
    Revoked: `${company} has revoked it. If you think that is a mistake, ask the person who invited you.`,
    Expired: `Invitations last 7 days. Ask ${company} for a new one: it comes to ${invitation?.email ?? 'you'}.`,
    Replaced: `${company} has sent it again, so this link no longer works. Open the one in the newest e-mail.`,
    CompanyClosed: `Nobody can join ${company} at the moment. Ask the person who invited you when it is open again.`,
    Declined: `The invitation of ${company} no longer works, and no account was made. There is nothing left to do.`,
    Unknown: 'Part of the link may be missing. Open it from the e-mail again, or copy it whole.',
  };
  return (
    <AuthLayout
      title={titles[status]}
      intro={intros[status]}
      footer={status === 'Accepted' ? null : <Link to={paths.login}>Go to sign in</Link>}
    >
      {status === 'Accepted' && (
        <Button to={paths.login} fullWidth>
          Sign in
        </Button>
      )}
      {status === 'Expired' && <AskForNewOne token={token} company={company} />}
      {(status === 'Expired' || status === 'CompanyClosed') && (
        <DeclineInvitation token={token} companyName={company} onDeclined={onDeclined} />
      )}
    </AuthLayout>
  );
}

function AskForNewOne({ token, company }: { token: string; company: string }) {
  const [ask, { data, error, isLoading }] = useRequestNewInvitationMutation();

  if (data)
    return <Typography role="status">Asked. {company} will be told that you want to join.</Typography>;
  return (
    <Stack spacing={2}>
      <FormError message={error ? errorMessage(error) : null} />
      <Button fullWidth isLoading={isLoading} onClick={() => ask({ token })}>
        Ask for a new one
      </Button>
    </Stack>
  );
}
