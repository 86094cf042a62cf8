import Stack from '@mui/material/Stack';
import { errorMessage } from '@/api/errors';
import { formatDate } from '@/lib/format';
import { Button } from '@/ui/Button';
import { FormError } from '@/ui/FormError';
import * as texts from '@/texts/auth/confirm-email';
import { AuthLayout } from '../AuthLayout';
import type { EmailConfirmationFieldsFragment } from './confirmEmail.generated';
import { useConfirmEmailChangeMutation, useDeclineEmailChangeMutation } from './confirmEmailApi';

interface EmailQuestionProps {
  token: string;
  confirmation: EmailConfirmationFieldsFragment;
  /** The reader followed the link that says no. */
  isRefusing: boolean;
  onAnswered: (confirmation: EmailConfirmationFieldsFragment) => void;
}

const whatFollows = {
  Old: texts.youAskedOrSomebody,
  New: texts.agreeIfYouHaveAnAccount,
} as const;

/** Opening the link changes nothing, since programs that check mails open it too: a press does. */
export function EmailQuestion({ token, confirmation, isRefusing, onAnswered }: EmailQuestionProps) {
  const { email, side, expiresAt } = confirmation;
  const [confirm, confirming] = useConfirmEmailChangeMutation();
  const [decline, declining] = useDeclineEmailChangeMutation();
  const failure = confirming.error ?? declining.error;

  async function agree() {
    declining.reset();
    const { data } = await confirm({ token });
    if (data) onAnswered(data.confirmEmailChange);
  }
  async function refuse() {
    confirming.reset();
    const { data } = await decline({ token });
    if (data) onAnswered(data.declineEmailChange);
  }

  const agreement = (
    <Button
      key="agree"
      fullWidth
      variant={isRefusing ? 'text' : 'solid'}
      isLoading={confirming.isLoading}
      disabled={declining.isLoading}
      onClick={() => void agree()}
    >
      {texts.useThisAddress}
    </Button>
  );
  const refusal = (
    <Button
      key="refuse"
      fullWidth
      colour={isRefusing ? 'red' : 'gray'}
      variant={isRefusing ? 'solid' : 'soft'}
      isLoading={declining.isLoading}
      disabled={confirming.isLoading}
      onClick={() => void refuse()}
    >
      {texts.itWasNotMeStop}
    </Button>
  );

  return (
    <AuthLayout
      title={isRefusing ? texts.stopThisChange : texts.signInWithThisAddress}
      intro={
        <>{texts.isToBeTheAddress(<b>{email}</b>, whatFollows[side], formatDate(expiresAt, 'dateTime'))}</>
      }
    >
      <Stack spacing={1.5}>
        <FormError message={failure && errorMessage(failure)} />
        {isRefusing ? [refusal, agreement] : [agreement, refusal]}
      </Stack>
    </AuthLayout>
  );
}
