import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { GetInvitationQuery } from '@/api/types';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { FullScreenSpinner } from '@/ui/FullScreenSpinner';
import { AcceptInvitation } from './invitation/AcceptInvitation';
import { AuthLayout } from './AuthLayout';
import { ClosedInvitation, type ClosedReason, UnknownInvitation } from './invitation/ClosedInvitation';
import { useGetInvitationQuery } from './invitation/invitationApi';
import { hasCode } from '@/api/errors';

/** Returns why the invitation cannot be accepted, or null if it can be. */
function closedReasonOf({ status, companyStatus }: GetInvitationQuery['invitation']): ClosedReason | null {
  const isCompanyClosed = companyStatus === 'Cancelled' || companyStatus === 'Blocked';
  // A closed or blocked company cannot send a new invitation, so an expired one also shows that the company
  // is closed.
  if (isCompanyClosed && (status === 'Pending' || status === 'Expired')) return 'CompanyClosed';
  return status === 'Pending' ? null : status;
}

export default function OnboardUserScreen() {
  const { t } = useLingui();
  const token = useSearchParams()[0].get('token') ?? '';
  const [isDeclined, setDeclined] = useState(false);
  const { currentData, error, refetch } = useGetInvitationQuery({ token }, { skip: token === '' });
  const invitation = currentData?.invitation;
  const shared = { token, onDeclined: () => setDeclined(true) };

  if (token === '' || hasCode(error, 'NOT_FOUND')) return <UnknownInvitation />;
  if (error && !invitation) {
    return (
      <AuthLayout title={t`Your invitation`}>
        <ErrorPanel error={error} onRetry={refetch} />
      </AuthLayout>
    );
  }
  if (!invitation) return <FullScreenSpinner />;
  const closedReason = isDeclined ? 'Declined' : closedReasonOf(invitation);
  if (closedReason) return <ClosedInvitation status={closedReason} invitation={invitation} {...shared} />;
  return <AcceptInvitation invitation={invitation} {...shared} />;
}
