import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { EmailConfirmationFieldsFragment } from '@/api/types';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { FullScreenSpinner } from '@/ui/FullScreenSpinner';
import { AuthLayout } from './AuthLayout';
import { useGetEmailConfirmationQuery } from './confirm-email/confirmEmailApi';
import { EmailChangeResult, UnknownEmailLink } from './confirm-email/EmailChangeResult';
import { EmailChangePrompt } from './confirm-email/EmailChangePrompt';
import { hasCode } from '@/api/errors';

/** Handles the links that both addresses receive when an operator changes their email address. */
export default function ConfirmEmailScreen() {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  const { currentData, error, refetch } = useGetEmailConfirmationQuery({ token }, { skip: token === '' });
  const [decidedConfirmation, setDecidedConfirmation] = useState<EmailConfirmationFieldsFragment | null>(
    null,
  );
  const confirmation = decidedConfirmation ?? currentData?.emailConfirmation;

  if (token === '' || hasCode(error, 'NOT_FOUND')) return <UnknownEmailLink />;
  if (error && !confirmation) {
    return (
      <AuthLayout title={t`Your email address`}>
        <ErrorPanel error={error} onRetry={refetch} />
      </AuthLayout>
    );
  }
  if (!confirmation) return <FullScreenSpinner />;
  if (confirmation.status === 'Open' && !confirmation.isConfirmed) {
    return (
      <EmailChangePrompt
        token={token}
        confirmation={confirmation}
        isDeclining={params.get('answer') === 'no'}
        onDecided={setDecidedConfirmation}
      />
    );
  }
  return <EmailChangeResult confirmation={confirmation} />;
}
