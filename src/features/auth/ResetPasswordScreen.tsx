import { useLingui } from '@lingui/react/macro';
import { zodResolver } from '@hookform/resolvers/zod';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import * as z from 'zod/mini';
import { fieldErrors } from '@/api/errors';
import { showServerErrors } from '@/api/showServerErrors';
import { paths } from '@/config/paths';
import { Button } from '@/ui/Button';
import { FormError } from '@/ui/FormError';
import { Link } from '@/ui/Link';
import { newPasswordField, PasswordMeter } from '@/ui/password/PasswordMeter';
import { TextField } from '@/ui/TextField';
import { useResetPasswordMutation } from './authApi';
import { AuthLayout } from './AuthLayout';

const resetPasswordForm = () => z.object({ password: newPasswordField() });

type ResetPasswordValues = z.infer<ReturnType<typeof resetPasswordForm>>;

type Progress = 'open' | 'done' | 'invalid link';

export default function ResetPasswordScreen() {
  const token = useSearchParams()[0].get('token') ?? '';
  const [progress, setProgress] = useState<Progress>(token ? 'open' : 'invalid link');

  if (progress === 'invalid link') return <InvalidLink />;
  if (progress === 'done') return <PasswordChanged />;
  return <NewPassword token={token} onProgress={setProgress} />;
}

function NewPassword({ token, onProgress }: { token: string; onProgress: (progress: Progress) => void }) {
  const { t } = useLingui();
  const form = useForm<ResetPasswordValues>({
    resolver: zodResolver(resetPasswordForm()),
    defaultValues: { password: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const password = useWatch({ control: form.control, name: 'password' });
  const [resetPassword] = useResetPasswordMutation();

  async function submit(values: ResetPasswordValues) {
    const result = await resetPassword({ token, ...values });
    if (result.data) return onProgress('done');
    if (fieldErrors(result.error).token) return onProgress('invalid link');
    showServerErrors(form, result.error);
  }

  return (
    <AuthLayout
      title={t`Choose a new password`}
      intro={t`Saving the new password signs you out on all devices.`}
      footer={<Link to={paths.login}>{t`Back to sign-in`}</Link>}
    >
      <Stack component="form" noValidate spacing={2.5} onSubmit={form.handleSubmit(submit)}>
        <FormError message={errors.root?.message} />
        <TextField
          label={t`New password`}
          type="password"
          autoComplete="new-password"
          autoFocus
          error={errors.password?.message}
          {...form.register('password')}
        />
        <PasswordMeter password={password} personalWords={[]} />
        <Button type="submit" fullWidth isLoading={isSubmitting}>
          {t`Save password`}
        </Button>
      </Stack>
    </AuthLayout>
  );
}

function InvalidLink() {
  const { t } = useLingui();
  return (
    <AuthLayout
      title={t`This link is no longer valid`}
      intro={t`It was already used, has expired, or is incomplete. Request a new one.`}
      footer={<Link to={paths.login}>{t`Back to sign-in`}</Link>}
    >
      <Button to={paths.forgotPassword} fullWidth>
        {t`Request a new link`}
      </Button>
    </AuthLayout>
  );
}

function PasswordChanged() {
  const { t } = useLingui();
  return (
    <AuthLayout
      title={t`Password changed`}
      intro={t`You’re signed out on all devices. Sign in with your new password.`}
    >
      <Button to={paths.login} fullWidth>
        {t`Sign in`}
      </Button>
    </AuthLayout>
  );
}
