import { useLingui } from '@lingui/react/macro';
import { zodResolver } from '@hookform/resolvers/zod';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { showServerErrors } from '@/api/showServerErrors';
import { FormError } from '@/ui/FormError';
import { TextField } from '@/ui/TextField';
import { passwordField } from './codeField';
import { StepActions } from './StepActions';
import { useStartTwoFactorSetupMutation, type TwoFactorSetup } from './twoFactorApi';

interface PasswordStepProps {
  hasPassword: boolean;
  onStarted: (setup: TwoFactorSetup) => void;
  /** Missing if the step cannot be canceled. */
  onCancel?: () => void;
}

/**
 * Starts the two-factor setup. Operators with a password must enter it, so that an intruder at an open
 * session cannot lock them out.
 */
export function PasswordStep({ hasPassword, onStarted, onCancel }: PasswordStepProps) {
  const { t } = useLingui();
  const form = useForm({
    resolver: zodResolver(z.object({ password: passwordField(hasPassword) })),
    defaultValues: { password: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const [start] = useStartTwoFactorSetupMutation();

  async function submit({ password }: { password: string }) {
    const result = await start({ password: hasPassword ? password : null });
    if (result.data) onStarted(result.data.startTwoFactorSetup);
    else showServerErrors(form, result.error);
  }

  return (
    <Stack component="form" noValidate spacing={2.5} onSubmit={form.handleSubmit(submit)}>
      <FormError message={errors.root?.message} />
      <Typography
        sx={{ color: 'text.secondary' }}
      >{t`After setup, you also need a code from an authenticator app to sign in, such as 1Password, Google Authenticator or Microsoft Authenticator. Your other devices are signed out.`}</Typography>
      {hasPassword && (
        <TextField
          {...form.register('password')}
          label={t`Your password`}
          type="password"
          autoComplete="current-password"
          autoFocus
          error={errors.password?.message}
        />
      )}
      <StepActions label={t`Continue`} isBusy={isSubmitting} onCancel={onCancel} />
    </Stack>
  );
}
