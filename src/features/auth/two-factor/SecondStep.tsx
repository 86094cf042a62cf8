import Stack from '@mui/material/Stack';
import { useState, type FormEvent } from 'react';
import { errorMessage, fieldErrors, isApiError } from '@/api/errors';
import { Button } from '@/ui/Button';
import { FormError } from '@/ui/FormError';
import { TextField } from '@/ui/TextField';
import * as texts from '@/texts/auth/two-factor';
import { AuthLayout } from '../AuthLayout';
import type { Tokens } from '../useSignedIn';
import { kinds } from './codeKinds';
import { useCompleteSignInMutation } from './secondStepApi';

export interface SecondStepProps {
  /** What the first step was answered with. */
  challenge: string;
  onTokens: (tokens: Tokens) => void;
  /** Back to the first step, with what there is to say about it. */
  onBack: (message: string | null) => void;
}

/** The code that signing in asks for when two-factor is on. */
export default function SecondStep({ challenge, onTokens, onBack }: SecondStepProps) {
  const [kind, setKind] = useState<keyof typeof kinds>('app');
  const [code, setCode] = useState('');
  const [missing, setMissing] = useState<string | undefined>();
  const [complete, { error, isLoading, reset }] = useCompleteSignInMutation();
  const { intro, label, empty, other, input } = kinds[kind];
  const refused = fieldErrors(error).code;

  function change(next: keyof typeof kinds) {
    setKind(next);
    setCode('');
    setMissing(undefined);
    reset();
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setMissing(code.trim() ? undefined : empty);
    if (!code.trim()) return event.currentTarget.querySelector('input')?.focus();
    const answer = await complete({ challenge, code });
    if (answer.data) return onTokens(answer.data.completeSignIn);
    // What the first step proved holds for so long, and no longer.
    if (isApiError(answer.error) && answer.error.code === 'INVALID_CREDENTIALS') {
      onBack(errorMessage(answer.error));
    }
  }

  return (
    <AuthLayout title={texts.enterYourCode} intro={intro}>
      <Stack component="form" noValidate spacing={2.5} onSubmit={submit}>
        <FormError message={error && !refused ? errorMessage(error) : null} />
        <TextField
          key={kind}
          label={label}
          name="code"
          autoFocus
          spellCheck={false}
          autoCapitalize="none"
          value={code}
          onChange={(event) => setCode(event.target.value)}
          error={missing ?? refused}
          {...input}
        />
        <Button type="submit" fullWidth isLoading={isLoading}>
          {texts.signIn}
        </Button>
        <Button variant="text" fullWidth onClick={() => change(kind === 'app' ? 'recovery' : 'app')}>
          {other}
        </Button>
        <Button variant="text" colour="gray" fullWidth onClick={() => onBack(null)}>
          {texts.backToSign}
        </Button>
      </Stack>
    </AuthLayout>
  );
}
