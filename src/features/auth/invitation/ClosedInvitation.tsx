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
export type ClosedReason = Exclude<InvitationStatus, 'Pending'> | 'CompanyClosed' | 'Declined';

interface ClosedInvitationProps {
  status: ClosedReason;
  token: string;
  invitation: { companyName: string; email: string };
  onDeclined: () => void;
}

const titles: Readonly<Record<ClosedReason, MessageDescriptor>> = {
  Accepted: msg`You’ve already joined`,
  Revoked: msg`This invitation was revoked`,
  Expired: msg`This invitation has expired`,
  Replaced: msg`This invitation was replaced`,
  CompanyClosed: msg`This company is closed`,
  Declined: msg`Invitation declined`,
};

export function ClosedInvitation({ status, token, invitation, onDeclined }: ClosedInvitationProps) {
  const { t } = useLingui();
  const { companyName: company, email } = invitation;
  const intros: Readonly<Record<ClosedReason, string>> = {
    Accepted: t`You accepted the invitation from ${company}. Sign in to continue.`,
    Revoked: t`If you think this is a mistake, contact an Admin of ${company}.`,
    Expired: t`Invitations expire after seven days. You can ask ${company} to send a new one to ${email}.`,
    Replaced: t`${company} sent you a newer invitation. Open the link in the latest email.`,
    CompanyClosed: t`You can’t join ${company} right now. For questions, contact the person who invited you.`,
    Declined: t`The invitation from ${company} is no longer valid, and no account was created. You can close this page.`,
  };
  return (
    <AuthLayout
      title={t(titles[status])}
      intro={intros[status]}
      footer={status === 'Accepted' ? null : <SignInLink />}
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

/** Shown if the link is unknown or incomplete. */
export function UnknownInvitation() {
  const { t } = useLingui();
  return (
    <AuthLayout
      title={t`This invitation link is invalid`}
      intro={t`It may be incomplete. Open the full link from your email.`}
      footer={<SignInLink />}
    />
  );
}

function SignInLink() {
  const { t } = useLingui();
  return <Link to={paths.login}>{t`Go to sign-in`}</Link>;
}

function NewInvitationRequest({ token, company }: { token: string; company: string }) {
  const { t } = useLingui();
  const [requestInvitation, { data, error, isLoading }] = useRequestNewInvitationMutation();

  if (data)
    return (
      <Typography role="status">{t`Request sent to ${company}. You’ll get an email when they send a new invitation.`}</Typography>
    );
  return (
    <Stack spacing={2}>
      <FormError message={error ? errorMessage(error) : null} />
      <Button fullWidth isLoading={isLoading} onClick={() => requestInvitation({ token })}>
        {t`Request new invitation`}
      </Button>
    </Stack>
  );
}
