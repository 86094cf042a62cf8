import Stack from '@mui/material/Stack';
import { useState, type FormEvent } from 'react';
import { challengeIn, errorMessage } from '@/api/errors';
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
import { useSecondStep } from './useSecondStep';
import { useSignedIn } from './useSignedIn';

const missing = { email: texts.enterYourEmailAddress, password: texts.enterYourPassword };

// Two inputs and a tick: plain state keeps the form libraries out of the first screen's download.
export default function LoginScreen() {
  const [values, setValues] = useState({ email: '', password: '', rememberMe: false });
  const [errors, setErrors] = useState<Partial<typeof missing>>({});
  const [login, { error: loginError, isLoading }] = useLoginMutation();
  const [googleLogin, { error: googleError }] = useGoogleLoginMutation();
  const botCheck = useBotCheck();
  const signedIn = useSignedIn();
  const secondStep = useSecondStep((tokens) => signedIn(tokens, values.rememberMe));
  const error = loginError ?? googleError;
  const refused = error && !challengeIn(error) ? errorMessage(error) : secondStep.message;

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const email = values.email.trim();
    const found = {
      ...(email ? {} : { email: missing.email }),
      ...(values.password ? {} : { password: missing.password }),
    };
    setErrors(found);
    const firstWrong = Object.keys(found)[0];
    if (firstWrong)
      return event.currentTarget.querySelector<HTMLInputElement>(`[name=${firstWrong}]`)?.focus();

    const answer = await login({ ...values, email, botCheckToken: botCheck.token });
    if (answer.data) return signedIn(answer.data.login, values.rememberMe);
    botCheck.renew();
    secondStep.follow(answer.error);
  }

  async function continueWithGoogle(token: string) {
    const answer = await googleLogin({ token });
    if (answer.data) signedIn(answer.data.googleLogin, values.rememberMe);
    else secondStep.follow(answer.error);
  }

  if (secondStep.screen) return secondStep.screen;

  return (
    <AuthLayout title={texts.signIn} footer={<SignUpOffer />}>
      <Stack component="form" noValidate spacing={2.5} onSubmit={submit}>
        <FormError message={refused} />
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
