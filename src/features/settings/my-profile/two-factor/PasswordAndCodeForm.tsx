import { useLingui } from '@lingui/react/macro';
import { zodResolver } from '@hookform/resolvers/zod';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { showServerErrors } from '@/api/showServerErrors';
import type { ButtonColor } from '@/ui/Button';
import { FormError } from '@/ui/FormError';
import { TextField } from '@/ui/TextField';
import { codeField, passwordField } from './codeField';
import { StepActions } from './StepActions';

interface PasswordAndCodeFormProps {
  hasPassword: boolean;
  /** False if the operator has no two-factor authentication. Defaults to true. */
  hasCode?: boolean;
  /** The effect of the action, and whether it can be undone. */
  children: ReactNode;
  label: string;
  color?: ButtonColor;
  /** Resolves to the error, or to null on success. */
  onSubmit: (credentials: { password: string | null; code: string }) => Promise<unknown>;
  onCancel: () => void;
}

/**
 * Asks for the operator's password and a code, each only if set up, before an action that a session alone
 * does not permit.
 */
export function PasswordAndCodeForm(props: PasswordAndCodeFormProps) {
  const { t } = useLingui();
  const { hasPassword, hasCode = true, children, label, color, onSubmit, onCancel } = props;
  const form = useForm({
    resolver: zodResolver(
      z.object({
        password: passwordField(hasPassword),
        code: hasCode
          ? codeField(t`Enter a code from your authenticator app, or a recovery code.`)
          : z.string(),
      }),
    ),
    defaultValues: { password: '', code: '' },
  });
  const { errors, isSubmitting } = form.formState;

  async function submit({ password, code }: { password: string; code: string }) {
    const error = await onSubmit({ password: hasPassword ? password : null, code });
    if (error) showServerErrors(form, error);
  }

  return (
    <Stack component="form" noValidate spacing={2.5} onSubmit={form.handleSubmit(submit)}>
      <FormError message={errors.root?.message} />
      <Typography sx={{ color: 'text.secondary' }}>{children}</Typography>
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
      {hasCode && (
        <TextField
          {...form.register('code')}
          label={t`Code`}
          autoComplete="one-time-code"
          dir="ltr"
          autoCapitalize="none"
          spellCheck={false}
          hint={t`From your authenticator app, or a recovery code.`}
          error={errors.code?.message}
        />
      )}
      <StepActions label={label} color={color} isBusy={isSubmitting} onCancel={onCancel} />
    </Stack>
  );
}
