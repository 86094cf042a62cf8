import { Trans, useLingui } from '@lingui/react/macro';
import Stack from '@mui/material/Stack';
import { type FormEvent, lazy, Suspense, useState } from 'react';
import { challengeTokenOf, errorMessage } from '@/api/errors';
import { env } from '@/config/env';
import { paths } from '@/config/paths';
import { withMessages } from '@/lib/i18n';
import { loadWithRetry } from '@/lib/loadWithRetry';
import { Button } from '@/ui/Button';
import { CheckboxField } from '@/ui/CheckboxField';
import { FormError } from '@/ui/FormError';
import { FullScreenSpinner } from '@/ui/FullScreenSpinner';
import { Link } from '@/ui/Link';
import { TextField } from '@/ui/TextField';
import { AuthLayout } from './AuthLayout';
import { BotCheck } from './bot-check/BotCheck';
import { useBotCheck } from './bot-check/useBotCheck';
import { GoogleButton } from './google/GoogleButton';
import { useGoogleLoginMutation, useLoginMutation } from './signInApi';
import { type Tokens, useStoreSession } from './useStoreSession';

// Loaded on demand, because most operators sign in without a second factor.
const TwoFactorForm = lazy(() =>
  loadWithRetry(() => withMessages('auth', import('./two-factor/TwoFactorForm'))),
);

/** Returns the two-factor form as `screen` while a sign-in requires it. */
function useTwoFactor(onTokens: (tokens: Tokens) => void) {
  const [challenge, setChallenge] = useState<string | null>(null);
  const [message, setMessage] = useState<string | null>(null);

  return {
    /** The error to show on the sign-in form. */
    message,
    /** Clears the message. Opens the two-factor form if the error contains a challenge. */
    startIfRequired: (error: unknown) => {
      setMessage(null);
      setChallenge(challengeTokenOf(error));
    },
    screen: challenge && (
      <Suspense fallback={<FullScreenSpinner />}>
        <TwoFactorForm
          challenge={challenge}
          onTokens={onTokens}
          onBack={(reason) => {
            setMessage(reason);
            setChallenge(null);
          }}
        />
      </Suspense>
    ),
  };
}

// Uses plain state, because a form library would enlarge the download of the first screen.
export default function LoginScreen() {
  const { t } = useLingui();
  const [values, setValues] = useState({ email: '', password: '', rememberMe: false });
  const [errors, setErrors] = useState<Partial<Record<'email' | 'password', string>>>({});
  const [login, { error: loginError, isLoading }] = useLoginMutation();
  const [googleLogin, { error: googleError }] = useGoogleLoginMutation();
  const botCheck = useBotCheck();
  const storeSession = useStoreSession();
  const twoFactor = useTwoFactor((tokens) => storeSession(tokens, values.rememberMe));
  const error = loginError ?? googleError;
  const formError = error && !challengeTokenOf(error) ? errorMessage(error) : twoFactor.message;

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const email = values.email.trim();
    const foundErrors = {
      ...(email ? {} : { email: t`Enter your email address.` }),
      ...(values.password ? {} : { password: t`Enter your password.` }),
    };
    setErrors(foundErrors);
    const firstInvalid = Object.keys(foundErrors)[0];
    if (firstInvalid)
      return event.currentTarget.querySelector<HTMLInputElement>(`[name=${firstInvalid}]`)?.focus();

    const result = await login({ ...values, email, captchaToken: botCheck.token });
    if (result.data) return storeSession(result.data.login, values.rememberMe);
    botCheck.renew();
    twoFactor.startIfRequired(result.error);
  }

  async function continueWithGoogle(token: string) {
    const result = await googleLogin({ token });
    if (result.data) storeSession(result.data.googleLogin, values.rememberMe);
    else twoFactor.startIfRequired(result.error);
  }

  if (twoFactor.screen) return twoFactor.screen;

  return (
    <AuthLayout title={t`Sign in`} footer={<SignUpOffer />}>
      <Stack component="form" noValidate spacing={2.5} onSubmit={submit}>
        <FormError message={formError} />
        <TextField
          label={t`Email`}
          name="email"
          type="email"
          autoComplete="username"
          autoFocus
          value={values.email}
          onChange={(event) => setValues({ ...values, email: event.target.value })}
          error={errors.email}
        />
        <TextField
          label={t`Password`}
          name="password"
          type="password"
          autoComplete="current-password"
          value={values.password}
          onChange={(event) => setValues({ ...values, password: event.target.value })}
          error={errors.password}
        />
        <CheckboxField
          label={t`Stay signed in on this device for 30 days`}
          name="rememberMe"
          checked={values.rememberMe}
          onChange={(event) => setValues({ ...values, rememberMe: event.target.checked })}
        />
        <BotCheck {...botCheck.widget} />
        <Button type="submit" fullWidth isLoading={isLoading} disabled={botCheck.isMissing}>
          {t`Sign in`}
        </Button>
        <Link to={paths.forgotPassword}>{t`Forgot your password?`}</Link>
      </Stack>
      <GoogleButton purpose="signin_with" onToken={continueWithGoogle} />
    </AuthLayout>
  );
}

const SignUpOffer = () =>
  env.isSignupOpen ? (
    <Trans>
      New to Livery? <Link to={paths.signup}>Create a company</Link>
    </Trans>
  ) : null;
