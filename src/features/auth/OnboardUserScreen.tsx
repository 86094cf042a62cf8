import { useSearchParams } from 'react-router';
import { isApiError } from '@/api/errors';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { FullScreenSpinner } from '@/ui/FullScreenSpinner';
import { AcceptInvitation } from './invitation/AcceptInvitation';
import { AuthLayout } from './AuthLayout';
import { ClosedInvitation } from './invitation/ClosedInvitation';
import { useGetInvitationQuery } from './authApi';

export default function OnboardUserScreen() {
  const token = useSearchParams()[0].get('token') ?? '';
  const { data, error, refetch } = useGetInvitationQuery({ token }, { skip: token === '' });

  if (token === '' || (isApiError(error) && error.code === 'NOT_FOUND')) {
    return <ClosedInvitation status="Unknown" token={token} />;
  }
  if (error) {
    return (
      <AuthLayout title="Your invitation">
        <ErrorPanel error={error} onRetry={refetch} />
      </AuthLayout>
    );
  }
  if (!data) return <FullScreenSpinner />;
  if (data.invitation.status !== 'Pending') {
    return <ClosedInvitation status={data.invitation.status} token={token} invitation={data.invitation} />;
  }
  return <AcceptInvitation token={token} invitation={data.invitation} />;
}
