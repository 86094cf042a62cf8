import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { InvitationStatus } from '@contract/enums';
import { errorMessage } from '@/api/errors';
import { paths } from '@/config/paths';
import { Button } from '@/ui/Button';
import { FormError } from '@/ui/FormError';
import { Link } from '@/ui/Link';
import { AuthLayout } from '../AuthLayout';
import { useRequestNewInvitationMutation } from './invitationApi';
import { DeclineInvitation } from './DeclineInvitation';

/** The reason that an invitation cannot be accepted. */
export type ClosedReason = Exclude<InvitationStatus, 'Pending'> | 'CompanyClosed' | 'Declined' | 'Unknown';

interface ClosedInvitationProps {
  status: ClosedReason;
  token: string;
  invitation?: { companyName: string; email: string };
  onDeclined: () => void;
}

const titles: Readonly<Record<ClosedReason, MessageDescriptor>> = {
  Accepted: msg`You have joined already`,
  Revoked: msg`This invitation was revoked`,
  Expired: msg`This invitation has expired`,
  Replaced: msg`There is a newer invitation`,
  CompanyClosed: msg`This company is closed`,
  Declined: msg`You have declined`,
  Unknown: msg`This invitation link does not work`,
};

export function ClosedInvitation({ status, token, invitation, onDeclined }: ClosedInvitationProps) {
  const { t } = useLingui();
  const company = invitation?.companyName ?? t`The company`;
  const email = invitation?.email;
  const intros: Readonly<Record<ClosedReason, string>> = {
    Accepted: t`The invitation of ${company} was used. Sign in with your email address and password.`,
    Revoked: t`${company} has revoked it. If you think that is a mistake, ask the person who invited you.`,
    Expired:
      email === undefined
        ? t`Invitations last 7 days. Ask ${company} for a new one: it comes to you.`
        : t`Invitations last 7 days. Ask ${company} for a new one: it comes to ${email}.`,
    Replaced: t`${company} sent a new invitation, so this link no longer works. Open the link in the newest email.`,
    CompanyClosed: t`${company} is not accepting new members. Ask the person who invited you when it reopens.`,
    Declined: t`The invitation of ${company} no longer works, and no account was made. There is nothing left to do.`,
    Unknown: t`Part of the link may be missing. Open it from the email again, or copy it whole.`,
  };
  return (
    <AuthLayout
      title={t(titles[status])}
      intro={intros[status]}
      footer={status === 'Accepted' ? null : <Link to={paths.login}>{t`Go to sign in`}</Link>}
    >
      {status === 'Accepted' && (
        <Button to={paths.login} fullWidth>
          {t`Sign in`}
        </Button>
      )}
      {status === 'Expired' && <NewInvitationRequest token={token} company={company} />}
      {(status === 'Expired' || status === 'CompanyClosed') && (
        <DeclineInvitation token={token} companyName={company} onDeclined={onDeclined} />
      )}
    </AuthLayout>
  );
}

function NewInvitationRequest({ token, company }: { token: string; company: string }) {
  const { t } = useLingui();
  const [requestInvitation, { data, error, isLoading }] = useRequestNewInvitationMutation();

  if (data)
    return <Typography role="status">{t`Asked. ${company} will be told that you want to join.`}</Typography>;
  return (
    <Stack spacing={2}>
      <FormError message={error ? errorMessage(error) : null} />
      <Button fullWidth isLoading={isLoading} onClick={() => requestInvitation({ token })}>
        {t`Ask for a new one`}
      </Button>
    </Stack>
  );
}
