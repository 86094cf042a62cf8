import { zodResolver } from '@hookform/resolvers/zod';
import Stack from '@mui/material/Stack';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { showServerErrors } from '@/api/showServerErrors';
import { paths } from '@/config/paths';
import { Button } from '@/ui/Button';
import { FormError } from '@/ui/FormError';
import { Link } from '@/ui/Link';
import { TextField } from '@/ui/TextField';
import { AuthLayout } from './AuthLayout';
import { BotCheck } from './bot-check/BotCheck';
import { useRequestPasswordResetMutation } from './authApi';
import { emailField } from './credentials';
import { useBotCheck } from './bot-check/useBotCheck';

const forgotPasswordForm = z.object({ email: emailField });

export default function ForgotPasswordScreen() {
  const form = useForm({ resolver: zodResolver(forgotPasswordForm), defaultValues: { email: '' } });
  const { errors, isSubmitting } = form.formState;
  const [requestReset] = useRequestPasswordResetMutation();
  const botCheck = useBotCheck();
  const navigate = useNavigate();

  async function submit({ email }: { email: string }) {
    const answer = await requestReset({ email, botCheckToken: botCheck.token });
    if (answer.data) return navigate(paths.forgotPasswordSuccess, { state: { email } });
    botCheck.renew();
    showServerErrors(form, answer.error);
  }

  return (
    <AuthLayout
      title="Forgot your password?"
      intro="Enter the e-mail address you sign in with. We send you a link to choose a new password."
      footer={<Link to={paths.login}>Back to sign in</Link>}
    >
      <Stack component="form" noValidate spacing={2.5} onSubmit={form.handleSubmit(submit)}>
        <FormError message={errors.root?.message} />
        <TextField
          label="E-mail"
          type="email"
          autoComplete="username"
          autoFocus
          error={errors.email?.message}
          {...form.register('email')}
        />
        <BotCheck {...botCheck.widget} />
        <Button type="submit" fullWidth isLoading={isSubmitting} disabled={botCheck.isMissing}>
          Send the link
        </Button>
      </Stack>
    </AuthLayout>
  );
}
