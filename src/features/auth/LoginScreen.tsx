import Stack from '@mui/material/Stack';
import { useState, type FormEvent } from 'react';
import { challengeTokenOf, errorMessage } from '@/api/errors';
import { env } from '@/config/env';
import { paths } from '@/config/paths';
import { Button } from '@/ui/Button';
import { CheckboxField } from '@/ui/CheckboxField';
import { FormError } from '@/ui/FormError';
import { Link } from '@/ui/Link';
import { TextField } from '@/ui/TextField';
import * as texts from '@/texts/auth/login';
import { AuthLayout } from './AuthLayout';
import { BotCheck } from './bot-check/BotCheck';
import { GoogleButton } from './google/GoogleButton';
import { useGoogleLoginMutation, useLoginMutation } from './signInApi';
import { useBotCheck } from './bot-check/useBotCheck';
import { useTwoFactor } from './useTwoFactor';
import { useStoreSession } from './useStoreSession';

const missing = { email: texts.enterYourEmailAddress, password: texts.enterYourPassword };

// Uses plain state, because a form library would enlarge the download of the first screen.
export default function LoginScreen() {
  const [values, setValues] = useState({ email: '', password: '', rememberMe: false });
  const [errors, setErrors] = useState<Partial<typeof missing>>({});
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
      ...(email ? {} : { email: missing.email }),
      ...(values.password ? {} : { password: missing.password }),
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
    <AuthLayout title={texts.signIn} footer={<SignUpOffer />}>
      <Stack component="form" noValidate spacing={2.5} onSubmit={submit}>
        <FormError message={formError} />
        <TextField
          label={texts.email}
          name="email"
          type="email"
          autoComplete="username"
          autoFocus
          value={values.email}
          onChange={(event) => setValues({ ...values, email: event.target.value })}
          error={errors.email}
        />
        <TextField
          label={texts.password}
          name="password"
          type="password"
          autoComplete="current-password"
          value={values.password}
          onChange={(event) => setValues({ ...values, password: event.target.value })}
          error={errors.password}
        />
        <CheckboxField
          label={texts.staySignedInOnThisDevice}
          name="rememberMe"
          checked={values.rememberMe}
          onChange={(event) => setValues({ ...values, rememberMe: event.target.checked })}
        />
        <BotCheck {...botCheck.widget} />
        <Button type="submit" fullWidth isLoading={isLoading} disabled={botCheck.isMissing}>
          {texts.signIn}
        </Button>
        <Link to={paths.forgotPassword}>{texts.forgotYourPassword}</Link>
      </Stack>
      <GoogleButton purpose="signin_with" onToken={continueWithGoogle} />
    </AuthLayout>
  );
}

function SignUpOffer() {
  return env.isSignupOpen ? (
    <>{texts.newToLivery(<Link to={paths.signup}>{texts.createACompany}</Link>)}</>
  ) : null;
}
