import Stack from '@mui/material/Stack';
import { type FormEvent, useState } from 'react';
import { errorMessage, fieldErrors, hasCode } from '@/api/errors';
import * as texts from '@/texts/auth/two-factor';
import { Button } from '@/ui/Button';
import { FormError } from '@/ui/FormError';
import { TextField } from '@/ui/TextField';
import { AuthLayout } from '../AuthLayout';
import type { Tokens } from '../useStoreSession';
import { useCompleteSignInMutation } from './completeSignInApi';

const codeKinds = {
  app: {
    intro: texts.openYourAuthenticatorApp,
    label: texts.code,
    empty: texts.enterTheSixDigits,
    other: texts.useARecoveryCodeInstead,
    input: { autoComplete: 'one-time-code', inputMode: 'numeric' },
  },
  recovery: {
    intro: texts.enterOneOfTheRecoveryCodes,
    label: texts.recoveryCode,
    empty: texts.enterOneOfYourRecoveryCodes,
    other: texts.useTheAuthenticatorAppInstead,
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
    setMissing(code.trim() ? undefined : empty);
    if (!code.trim()) return event.currentTarget.querySelector('input')?.focus();
    const result = await complete({ challenge, code });
    if (result.data) return onTokens(result.data.completeSignIn);
    // The challenge has expired or is no longer valid.
    if (hasCode(result.error, 'INVALID_CREDENTIALS')) {
      onBack(errorMessage(result.error));
    }
  }

  return (
    <AuthLayout title={texts.enterYourCode} intro={intro}>
      <Stack component="form" noValidate spacing={2.5} onSubmit={submit}>
        <FormError message={error && !codeError ? errorMessage(error) : null} />
        <TextField
          key={kind}
          label={label}
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
          {texts.signIn}
        </Button>
        <Button variant="text" fullWidth onClick={() => changeKind(kind === 'app' ? 'recovery' : 'app')}>
          {other}
        </Button>
        <Button variant="text" color="gray" fullWidth onClick={() => onBack(null)}>
          {texts.backToSign}
        </Button>
      </Stack>
    </AuthLayout>
  );
}
