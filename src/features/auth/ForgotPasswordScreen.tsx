import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { zodResolver } from '@hookform/resolvers/zod';
import Stack from '@mui/material/Stack';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { emailField } from '@contract/emailAddress';
import { showServerErrors } from '@/api/showServerErrors';
import { paths } from '@/config/paths';
import { emailMessages } from '@/lib/fieldMessages';
import { Button } from '@/ui/Button';
import { FormError } from '@/ui/FormError';
import { Link } from '@/ui/Link';
import { TextField } from '@/ui/TextField';
import { AuthLayout } from './AuthLayout';
import { BotCheck } from './bot-check/BotCheck';
import { useRequestPasswordResetMutation } from './authApi';
import { useBotCheck } from './bot-check/useBotCheck';

/** Returns the schema of the form, with messages in the current language. */
const forgotPasswordForm = () =>
  z.object({ email: emailField(emailMessages(t`Enter an email address, such as name@example.com.`)) });

export default function ForgotPasswordScreen() {
  const { t } = useLingui();
  const form = useForm({ resolver: zodResolver(forgotPasswordForm()), defaultValues: { email: '' } });
  const { errors, isSubmitting } = form.formState;
  const [requestReset] = useRequestPasswordResetMutation();
  const botCheck = useBotCheck();
  const navigate = useNavigate();

  async function submit({ email }: { email: string }) {
    const result = await requestReset({ email, captchaToken: botCheck.token });
    if (result.data) return navigate(paths.forgotPasswordSuccess, { state: { email } });
    botCheck.renew();
    showServerErrors(form, result.error);
  }

  return (
    <AuthLayout
      title={t`Forgot your password?`}
      intro={t`Enter your email address, and we’ll send you a link to choose a new password.`}
      footer={<Link to={paths.login}>{t`Back to sign-in`}</Link>}
    >
      <Stack component="form" noValidate spacing={2.5} onSubmit={form.handleSubmit(submit)}>
        <FormError message={errors.root?.message} />
        <TextField
          label={t`Email`}
          type="email"
          autoComplete="username"
          autoFocus
          error={errors.email?.message}
          {...form.register('email')}
        />
        <BotCheck {...botCheck.widget} />
        <Button type="submit" fullWidth isLoading={isSubmitting} disabled={botCheck.isMissing}>
          {t`Send link`}
        </Button>
      </Stack>
    </AuthLayout>
  );
}
