import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useForm, useWatch } from 'react-hook-form';
import { showServerErrors } from '@/api/showServerErrors';
import { useUnsavedGuard } from '@/lib/forms/useUnsavedGuard';
import type { Operator } from '@/state/operator';
import { Button } from '@/ui/Button';
import { FormError } from '@/ui/FormError';
import { PasswordMeter } from '@/ui/password/PasswordMeter';
import { TextField } from '@/ui/TextField';
import { toast } from '@/ui/toast';
import * as texts from '@/texts/settings/my-profile/password';
import { useChangePasswordMutation } from '../myProfileApi';
import { emptyPasswords, passwordForm, type PasswordValues } from './passwordForm';

interface PasswordFormProps {
  operator: Operator;
  hasPassword: boolean;
}

export function PasswordForm({ operator, hasPassword }: PasswordFormProps) {
  const form = useForm<PasswordValues>({
    resolver: zodResolver(passwordForm(hasPassword)),
    defaultValues: emptyPasswords,
  });
  const { errors, isDirty, isSubmitting } = form.formState;
  const password = useWatch({ control: form.control, name: 'password' });
  const [change] = useChangePasswordMutation();
  useUnsavedGuard(isDirty);

  async function submit({ current, password: newPassword }: PasswordValues) {
    const { error } = await change({ current: hasPassword ? current : null, password: newPassword });
    if (error) return showServerErrors(form, error);
    form.reset(emptyPasswords);
    toast.success(texts.passwordChangedChosenAllOther(hasPassword));
  }

  return (
    <Stack component="form" noValidate spacing={2} onSubmit={form.handleSubmit(submit)}>
      <FormError message={errors.root?.message} />
      <Typography sx={{ color: 'text.secondary' }}>{texts.youSignInWithGoogle(hasPassword)}</Typography>
      {hasPassword && (
        <TextField
          label={texts.currentPassword}
          type="password"
          autoComplete="current-password"
          error={errors.current?.message}
          {...form.register('current')}
        />
      )}
      <TextField
        label={texts.newPassword}
        type="password"
        autoComplete="new-password"
        error={errors.password?.message}
        {...form.register('password')}
      />
      <PasswordMeter
        password={password}
        personalWords={[operator.name, operator.email, operator.whiteLabelledCustomer.name]}
      />
      <Box>
        <Button type="submit" isLoading={isSubmitting}>
          {hasPassword ? texts.changePassword : texts.choosePassword}
        </Button>
      </Box>
    </Stack>
  );
}
