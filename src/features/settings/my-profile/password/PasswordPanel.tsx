import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useForm, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { showServerErrors } from '@/api/showServerErrors';
import type { Operator } from '@/state/operator';
import { Button } from '@/ui/Button';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { FormError } from '@/ui/FormError';
import { Panel } from '@/ui/Panel';
import { newPasswordField, PasswordMeter } from '@/ui/password/PasswordMeter';
import { TextField } from '@/ui/TextField';
import { toast } from '@/ui/toast';
import { useUnsavedChanges } from '@/ui/UnsavedChanges';
import { useChangePasswordMutation } from '../myProfileApi';
import { ReauthenticateNotice } from '../ReauthenticateNotice';
import type { MyAccountQuery } from '../useMyAccount';

/** Requires a valid new password, and the current one if the operator has a password. */
const passwordForm = (hasPassword: boolean) =>
  z.object({
    current: hasPassword ? z.string().check(z.minLength(1, t`Enter your current password.`)) : z.string(),
    password: newPasswordField(),
  });

type PasswordValues = z.infer<ReturnType<typeof passwordForm>>;

const emptyPasswords: PasswordValues = { current: '', password: '' };

interface PasswordFormProps {
  operator: Operator;
  hasPassword: boolean;
}

function PasswordForm({ operator, hasPassword }: PasswordFormProps) {
  const { t } = useLingui();
  const form = useForm<PasswordValues>({
    resolver: zodResolver(passwordForm(hasPassword)),
    defaultValues: emptyPasswords,
  });
  const { errors, isDirty, isSubmitting } = form.formState;
  const password = useWatch({ control: form.control, name: 'password' });
  const [change] = useChangePasswordMutation();
  useUnsavedChanges(isDirty);

  async function submit({ current, password: newPassword }: PasswordValues) {
    const { error } = await change({ current: hasPassword ? current : null, password: newPassword });
    if (error) return showServerErrors(form, error);
    form.reset(emptyPasswords);
    toast.success(
      hasPassword
        ? t`Password changed. Other sessions signed out.`
        : t`Password saved. Other sessions signed out.`,
    );
  }

  return (
    <Stack component="form" noValidate spacing={2} onSubmit={form.handleSubmit(submit)}>
      <FormError message={errors.root?.message} />
      <Typography sx={{ color: 'text.secondary' }}>
        {!hasPassword && t`You sign in with Google. With a password, you can sign in without Google, too.`}{' '}
        {t`Saving signs out your other sessions. You stay signed in on this device.`}
      </Typography>
      {hasPassword && (
        <TextField
          label={t`Current password`}
          toggleLabels={{ show: t`Show current password`, hide: t`Hide current password` }}
          type="password"
          autoComplete="current-password"
          error={errors.current?.message}
          {...form.register('current')}
        />
      )}
      <TextField
        label={t`New password`}
        toggleLabels={{ show: t`Show new password`, hide: t`Hide new password` }}
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
          {hasPassword ? t`Change password` : t`Choose password`}
        </Button>
      </Box>
    </Stack>
  );
}

interface PasswordPanelProps {
  operator: Operator;
  accountQuery: MyAccountQuery;
}

export function PasswordPanel({ operator, accountQuery }: PasswordPanelProps) {
  const { t } = useLingui();
  const { account, error, refetch } = accountQuery;

  return (
    <Panel title={t`Password`}>
      {error && !account && <ErrorPanel error={error} onRetry={refetch} />}
      {!error && !account && <Skeleton variant="rounded" height={200} />}
      {account?.mustReauthenticate && <ReauthenticateNotice />}
      {account && !account.mustReauthenticate && (
        <PasswordForm
          // The key resets the form once the operator has a first password, because the fields change.
          key={String(account.hasPassword)}
          operator={operator}
          hasPassword={account.hasPassword}
        />
      )}
    </Panel>
  );
}
