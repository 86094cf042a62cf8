import Stack from '@mui/material/Stack';
import { errorMessage } from '@/api/errors';
import type { EmailConfirmationFieldsFragment } from '@/api/types';
import { formatDate } from '@/lib/format';
import { Button } from '@/ui/Button';
import { FormError } from '@/ui/FormError';
import * as texts from '@/texts/auth/confirm-email';
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
  Old: texts.youAskedOrSomebody,
  New: texts.agreeIfYouHaveAnAccount,
} as const;

/** Requires a click to confirm or decline, because email scanners open links automatically. */
export function EmailChangePrompt({ token, confirmation, isDeclining, onDecided }: EmailChangePromptProps) {
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
      {texts.useThisAddress}
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
      {texts.itWasNotMeStop}
    </Button>
  );

  return (
    <AuthLayout
      title={isDeclining ? texts.stopThisChange : texts.signInWithThisAddress}
      intro={
        <>{texts.isToBeTheAddress(<b>{email}</b>, explanations[side], formatDate(expiresAt, 'dateTime'))}</>
      }
    >
      <Stack spacing={1.5}>
        <FormError message={failure && errorMessage(failure)} />
        {isDeclining ? [declineButton, confirmButton] : [confirmButton, declineButton]}
      </Stack>
    </AuthLayout>
  );
}
