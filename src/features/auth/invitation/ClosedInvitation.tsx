import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { InvitationStatus } from '@contract/enums';
import { errorMessage } from '@/api/errors';
import { paths } from '@/config/paths';
import { Button } from '@/ui/Button';
import { FormError } from '@/ui/FormError';
import { Link } from '@/ui/Link';
import * as texts from '@/texts/auth/invitation';
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

const titles: Readonly<Record<ClosedReason, string>> = {
  Accepted: texts.youHaveJoinedAlready,
  Revoked: texts.thisInvitationWasRevoked,
  Expired: texts.thisInvitationHasExpired,
  Replaced: texts.thereIsANewerInvitation,
  CompanyClosed: texts.thisCompanyIsClosed,
  Declined: texts.youHaveDeclined,
  Unknown: texts.thisInvitationLinkDoesNotWork,
};

export function ClosedInvitation({ status, token, invitation, onDeclined }: ClosedInvitationProps) {
  const company = invitation?.companyName ?? texts.theCompany;
  const intros: Readonly<Record<ClosedReason, string>> = {
    Accepted: texts.theInvitationOfWasUsedSign(company),
    Revoked: texts.hasRevokedItIfYouThink(company),
    Expired: texts.invitationsLast7DaysAsk(company, invitation?.email),
    Replaced: texts.hasSentItAgain(company),
    CompanyClosed: texts.nobodyCanJoinAtTheMoment(company),
    Declined: texts.theInvitationOfNoLongerWorks(company),
    Unknown: texts.partOfTheLinkMay,
  };
  return (
    <AuthLayout
      title={titles[status]}
      intro={intros[status]}
      footer={status === 'Accepted' ? null : <Link to={paths.login}>{texts.goToSign}</Link>}
    >
      {status === 'Accepted' && (
        <Button to={paths.login} fullWidth>
          {texts.signIn}
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
  const [requestInvitation, { data, error, isLoading }] = useRequestNewInvitationMutation();

  if (data) return <Typography role="status">{texts.askedWillBeToldThatYou(company)}</Typography>;
  return (
    <Stack spacing={2}>
      <FormError message={error ? errorMessage(error) : null} />
      <Button fullWidth isLoading={isLoading} onClick={() => requestInvitation({ token })}>
        {texts.askForANewOne}
      </Button>
    </Stack>
  );
}
