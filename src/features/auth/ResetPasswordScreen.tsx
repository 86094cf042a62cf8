import { zodResolver } from '@hookform/resolvers/zod';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import { fieldErrors } from '@/api/errors';
import { showServerErrors } from '@/api/showServerErrors';
import { paths } from '@/config/paths';
import { Button } from '@/ui/Button';
import { FormError } from '@/ui/FormError';
import { Link } from '@/ui/Link';
import { PasswordMeter } from '@/ui/password/PasswordMeter';
import { TextField } from '@/ui/TextField';
import { AuthLayout } from './AuthLayout';
import { useResetPasswordMutation } from './authApi';
import { resetPasswordForm, type ResetPasswordValues } from './resetPasswordForm';

type Progress = 'open' | 'done' | 'link refused';

export default function ResetPasswordScreen() {
  const token = useSearchParams()[0].get('token') ?? '';
  const [progress, setProgress] = useState<Progress>(token ? 'open' : 'link refused');

  if (progress === 'link refused') return <LinkRefused />;
  if (progress === 'done') return <PasswordChanged />;
  return <NewPassword token={token} onProgress={setProgress} />;
}

function NewPassword({ token, onProgress }: { token: string; onProgress: (progress: Progress) => void }) {
  const form = useForm<ResetPasswordValues>({
    resolver: zodResolver(resetPasswordForm),
    defaultValues: { password: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const password = useWatch({ control: form.control, name: 'password' });
  const [resetPassword] = useResetPasswordMutation();

  async function submit(values: ResetPasswordValues) {
    const answer = await resetPassword({ token, ...values });
    if (answer.data) return onProgress('done');
    if (fieldErrors(answer.error).token) return onProgress('link refused');
    showServerErrors(form, answer.error);
  }

  return (
    <AuthLayout
      title="Choose a new password"
      intro="Saving it signs you out everywhere else, so that nobody keeps using the old one."
      footer={<Link to={paths.login}>Back to sign in</Link>}
    >
      <Stack component="form" noValidate spacing={2.5} onSubmit={form.handleSubmit(submit)}>
        <FormError message={errors.root?.message} />
        <TextField
          label="New password"
          type="password"
          autoComplete="new-password"
          autoFocus
          error={errors.password?.message}
          {...form.register('password')}
        />
        <PasswordMeter password={password} known={[]} />
        <Button type="submit" fullWidth isLoading={isSubmitting}>
          Save the new password
        </Button>
      </Stack>
    </AuthLayout>
  );
}

function LinkRefused() {
  return (
    <AuthLayout
      title="This link no longer works"
      intro="It was used already, has expired, or was not copied whole. A new one takes a minute."
      footer={<Link to={paths.login}>Back to sign in</Link>}
    >
      <Button to={paths.forgotPassword} fullWidth>
        Ask for a new one
      </Button>
    </AuthLayout>
  );
}

function PasswordChanged() {
  return (
    <AuthLayout
      title="Your password is changed"
      intro="All other sessions of yours are signed out. Sign in with the new password."
    >
      <Button to={paths.login} fullWidth>
        Sign in
      </Button>
    </AuthLayout>
  );
}
