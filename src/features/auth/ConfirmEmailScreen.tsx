import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { isApiError } from '@/api/errors';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { FullScreenSpinner } from '@/ui/FullScreenSpinner';
import * as texts from '@/texts/auth';
import { AuthLayout } from './AuthLayout';
import type { EmailConfirmationFieldsFragment } from './confirm-email/confirmEmail.generated';
import { useGetEmailConfirmationQuery } from './confirm-email/confirmEmailApi';
import { EmailAnswered, UnknownEmailLink } from './confirm-email/EmailAnswered';
import { EmailQuestion } from './confirm-email/EmailQuestion';

/** Where the links lead that both addresses are mailed when one is to take the other's place. */
export default function ConfirmEmailScreen() {
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  const { currentData, error, refetch } = useGetEmailConfirmationQuery({ token }, { skip: token === '' });
  const [answered, setAnswered] = useState<EmailConfirmationFieldsFragment | null>(null);
  const confirmation = answered ?? currentData?.emailConfirmation;

  if (token === '' || (isApiError(error) && error.code === 'NOT_FOUND')) return <UnknownEmailLink />;
  if (error && !confirmation) {
    return (
      <AuthLayout title={texts.yourEmailAddress}>
        <ErrorPanel error={error} onRetry={refetch} />
      </AuthLayout>
    );
  }
  if (!confirmation) return <FullScreenSpinner />;
  if (confirmation.status === 'Open' && !confirmation.isConfirmed) {
    return (
      <EmailQuestion
        token={token}
        confirmation={confirmation}
        isRefusing={params.get('answer') === 'no'}
        onAnswered={setAnswered}
      />
    );
  }
  return <EmailAnswered confirmation={confirmation} />;
}
