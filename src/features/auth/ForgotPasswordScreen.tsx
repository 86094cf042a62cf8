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
import * as texts from '@/texts/auth';
import * as loginTexts from '@/texts/auth/login';
import { AuthLayout } from './AuthLayout';
import { BotCheck } from './bot-check/BotCheck';
import { useRequestPasswordResetMutation } from './authApi';
import { useBotCheck } from './bot-check/useBotCheck';

const forgotPasswordForm = z.object({
  email: emailField(emailMessages(texts.enterAnEmailAddressLikeName)),
});

export default function ForgotPasswordScreen() {
  const form = useForm({ resolver: zodResolver(forgotPasswordForm), defaultValues: { email: '' } });
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
      title={loginTexts.forgotYourPassword}
      intro={texts.enterTheEmailAddressYouSign}
      footer={<Link to={paths.login}>{texts.backToSign}</Link>}
    >
      <Stack component="form" noValidate spacing={2.5} onSubmit={form.handleSubmit(submit)}>
        <FormError message={errors.root?.message} />
        <TextField
          label={loginTexts.email}
          type="email"
          autoComplete="username"
          autoFocus
          error={errors.email?.message}
          {...form.register('email')}
        />
        <BotCheck {...botCheck.widget} />
        <Button type="submit" fullWidth isLoading={isSubmitting} disabled={botCheck.isMissing}>
          {texts.sendTheLink}
        </Button>
      </Stack>
    </AuthLayout>
  );
}
