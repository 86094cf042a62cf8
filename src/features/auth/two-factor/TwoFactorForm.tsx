import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Stack from '@mui/material/Stack';
import { type FormEvent, useState } from 'react';
import { errorMessage, fieldErrors, hasCode } from '@/api/errors';
import { Button } from '@/ui/Button';
import { FormError } from '@/ui/FormError';
import { TextField } from '@/ui/TextField';
import { AuthLayout } from '../AuthLayout';
import type { Tokens } from '../useStoreSession';
import { useCompleteSignInMutation } from './completeSignInApi';

const codeKinds = {
  app: {
    intro: msg`Enter the six-digit code from your authenticator app.`,
    label: msg`Code`,
    empty: msg`Enter the code from your authenticator app.`,
    other: msg`Use a recovery code`,
    input: { autoComplete: 'one-time-code', inputMode: 'numeric' },
  },
  recovery: {
    intro: msg`Enter one of your recovery codes. Each code works once.`,
    label: msg`Recovery code`,
    empty: msg`Enter a recovery code.`,
    other: msg`Use authenticator app`,
    input: { autoComplete: 'off', inputMode: 'text' },
  },
} as const;

export interface TwoFactorFormProps {
  /** The challenge token of the sign-in response. */
  challenge: string;
  onTokens: (tokens: Tokens) => void;
  /** Returns to the sign-in form, with an error message or null. */
  onBack: (message: string | null) => void;
}

export default function TwoFactorForm({ challenge, onTokens, onBack }: TwoFactorFormProps) {
  const { t } = useLingui();
  const [kind, setKind] = useState<keyof typeof codeKinds>('app');
  const [code, setCode] = useState('');
  const [missing, setMissing] = useState<string | undefined>();
  const [complete, { error, isLoading, reset }] = useCompleteSignInMutation();
  const { intro, label, empty, other, input } = codeKinds[kind];
  const codeError = fieldErrors(error).code;

  function changeKind(next: keyof typeof codeKinds) {
    setKind(next);
    setCode('');
    setMissing(undefined);
    reset();
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setMissing(code.trim() ? undefined : t(empty));
    if (!code.trim()) return event.currentTarget.querySelector('input')?.focus();
    const result = await complete({ challenge, code });
    if (result.data) return onTokens(result.data.completeSignIn);
    // The challenge has expired or is no longer valid.
    if (hasCode(result.error, 'INVALID_CREDENTIALS')) {
      onBack(errorMessage(result.error));
    }
  }

  return (
    <AuthLayout title={t`Two-factor authentication`} intro={t(intro)}>
      <Stack component="form" noValidate spacing={2.5} onSubmit={submit}>
        <FormError message={error && !codeError ? errorMessage(error) : null} />
        <TextField
          key={kind}
          label={t(label)}
          name="code"
          autoFocus
          spellCheck={false}
          autoCapitalize="none"
          value={code}
          onChange={(event) => setCode(event.target.value)}
          error={missing ?? codeError}
          {...input}
        />
        <Button type="submit" fullWidth isLoading={isLoading}>
          {t`Sign in`}
        </Button>
        <Button variant="text" fullWidth onClick={() => changeKind(kind === 'app' ? 'recovery' : 'app')}>
          {t(other)}
        </Button>
        <Button variant="text" color="gray" fullWidth onClick={() => onBack(null)}>
          {t`Back to sign-in`}
        </Button>
      </Stack>
    </AuthLayout>
  );
}
