import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import Stack from '@mui/material/Stack';
import { errorMessage } from '@/api/errors';
import type { EmailConfirmationFieldsFragment } from '@/api/types';
import { formatDate } from '@/lib/format';
import { Button } from '@/ui/Button';
import { FormError } from '@/ui/FormError';
import { AuthLayout } from '../AuthLayout';
import { useConfirmEmailChangeMutation, useDeclineEmailChangeMutation } from './confirmEmailApi';

interface EmailChangePromptProps {
  token: string;
  confirmation: EmailConfirmationFieldsFragment;
  /** Whether the link to decline the change was opened. */
  isDeclining: boolean;
  onDecided: (confirmation: EmailConfirmationFieldsFragment) => void;
}

const explanations = {
  Old: msg`This change was requested from your account. Approve it only if you requested it.`,
  New: msg`Approve it only if you have a Livery account and requested this change.`,
} as const;

/** Requires a click to confirm or decline, because email scanners open links automatically. */
export function EmailChangePrompt({ token, confirmation, isDeclining, onDecided }: EmailChangePromptProps) {
  const { t } = useLingui();
  const { email, side, expiresAt } = confirmation;
  const [confirm, confirming] = useConfirmEmailChangeMutation();
  const [decline, declining] = useDeclineEmailChangeMutation();
  const failure = confirming.error ?? declining.error;

  async function confirmChange() {
    declining.reset();
    const { data } = await confirm({ token });
    if (data) onDecided(data.confirmEmailChange);
  }
  async function declineChange() {
    confirming.reset();
    const { data } = await decline({ token });
    if (data) onDecided(data.declineEmailChange);
  }

  const confirmButton = (
    <Button
      key="agree"
      fullWidth
      variant={isDeclining ? 'text' : 'solid'}
      isLoading={confirming.isLoading}
      disabled={declining.isLoading}
      onClick={() => void confirmChange()}
    >
      {t`Approve change`}
    </Button>
  );
  const declineButton = (
    <Button
      key="refuse"
      fullWidth
      color={isDeclining ? 'red' : 'gray'}
      variant={isDeclining ? 'solid' : 'soft'}
      isLoading={declining.isLoading}
      disabled={confirming.isLoading}
      onClick={() => void declineChange()}
    >
      {t`Cancel change`}
    </Button>
  );

  return (
    <AuthLayout
      title={isDeclining ? t`Cancel email change?` : t`Approve email change?`}
      intro={
        <>
          <Trans>
            <b>{email}</b> becomes the email address of your Livery account. You sign in with it and receive
            our emails there.
          </Trans>{' '}
          {t(explanations[side])}{' '}
          {t`The address changes after both addresses have approved it. The links expire on ${{ date: formatDate(expiresAt, 'dateTime') }}.`}
        </>
      }
    >
      <Stack spacing={1.5}>
        <FormError message={failure && errorMessage(failure)} />
        {isDeclining ? [declineButton, confirmButton] : [confirmButton, declineButton]}
      </Stack>
    </AuthLayout>
  );
}
