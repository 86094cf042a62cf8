import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { zodResolver } from '@hookform/resolvers/zod';
import Stack from '@mui/material/Stack';
import { useForm, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { companyLimits } from '@contract/company';
import { emailField } from '@contract/emailAddress';
import { nameLimits } from '@contract/team';
import { line } from '@contract/text';
import { errorMessage } from '@/api/errors';
import { showServerErrors } from '@/api/showServerErrors';
import { paths } from '@/config/paths';
import { emailMessages, textMessages } from '@/lib/fieldMessages';
import { Button } from '@/ui/Button';
import { FormError } from '@/ui/FormError';
import { Link } from '@/ui/Link';
import { newPasswordField, PasswordMeter } from '@/ui/password/PasswordMeter';
import { TextField } from '@/ui/TextField';
import { useGoogleRegisterMutation, useSignUpMutation } from './authApi';
import { AuthLayout } from './AuthLayout';
import { BotCheck } from './bot-check/BotCheck';
import { useBotCheck } from './bot-check/useBotCheck';
import { GoogleButton } from './google/GoogleButton';
import { useStoreSession } from './useStoreSession';

/** Returns the schema of the form, with messages in the current language. */
const signUpForm = () =>
  z.object({
    companyName: line(companyLimits.name, textMessages(t`Enter your company name.`)),
    name: line(nameLimits, textMessages(t`Enter your name.`)),
    email: emailField(emailMessages(t`Enter an email address, such as name@example.com.`)),
    password: newPasswordField(),
  });

type SignUpValues = z.infer<ReturnType<typeof signUpForm>>;

const emptySignUp: SignUpValues = { companyName: '', name: '', email: '', password: '' };

export default function SignupScreen() {
  const { t } = useLingui();
  const form = useForm<SignUpValues>({ resolver: zodResolver(signUpForm()), defaultValues: emptySignUp });
  const { errors, isSubmitting } = form.formState;
  const currentValues = useWatch({ control: form.control });
  const [signUp] = useSignUpMutation();
  const [googleRegister] = useGoogleRegisterMutation();
  const botCheck = useBotCheck();
  const storeSession = useStoreSession();

  async function submit(values: SignUpValues) {
    const result = await signUp({ input: { ...values, captchaToken: botCheck.token } });
    if (result.data) return storeSession(result.data.signUp);
    botCheck.renew();
    showServerErrors(form, result.error);
  }

  async function continueWithGoogle(token: string) {
    const result = await googleRegister({ token });
    if (result.data) storeSession(result.data.googleRegister);
    else form.setError('root', { message: errorMessage(result.error) });
  }

  return (
    <AuthLayout
      title={t`Create your company`}
      intro={t`Sell under your own brand: add your colors and logo, set your prices and invite clients.`}
      footer={
        <Trans>
          Already have an account? <Link to={paths.login}>Sign in</Link>
        </Trans>
      }
    >
      <Stack component="form" noValidate spacing={2.5} onSubmit={form.handleSubmit(submit)}>
        <FormError message={errors.root?.message} />
        <TextField
          label={t`Company name`}
          autoComplete="organization"
          autoFocus
          error={errors.companyName?.message}
          {...form.register('companyName')}
        />
        <TextField
          label={t`Your name`}
          autoComplete="name"
          error={errors.name?.message}
          {...form.register('name')}
        />
        <TextField
          label={t`Email`}
          type="email"
          autoComplete="username"
          error={errors.email?.message}
          {...form.register('email')}
        />
        <TextField
          label={t`Password`}
          type="password"
          autoComplete="new-password"
          error={errors.password?.message}
          {...form.register('password')}
        />
        <PasswordMeter
          password={currentValues.password ?? ''}
          personalWords={[
            currentValues.companyName ?? '',
            currentValues.name ?? '',
            currentValues.email ?? '',
          ]}
        />
        <BotCheck {...botCheck.widget} />
        <Button type="submit" fullWidth isLoading={isSubmitting} disabled={botCheck.isMissing}>
          {t`Create company`}
        </Button>
      </Stack>
      <GoogleButton purpose="signup_with" onToken={continueWithGoogle} />
    </AuthLayout>
  );
}
