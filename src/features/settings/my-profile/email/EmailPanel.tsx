import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { errorMessage } from '@/api/errors';
import { showServerErrors } from '@/api/showServerErrors';
import type { MyAccountFieldsFragment } from '@/api/types';
import { formatDate } from '@/lib/format';
import type { Operator } from '@/state/operator';
import { Button } from '@/ui/Button';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { FormDialog } from '@/ui/FormDialog';
import { Notice } from '@/ui/Notice';
import { Panel } from '@/ui/Panel';
import { TextField } from '@/ui/TextField';
import { toast } from '@/ui/toast';
import { ReauthenticateNotice } from '../ReauthenticateNotice';
import { useCancelEmailChangeMutation, useRequestEmailChangeMutation } from '../myProfileApi';
import type { MyAccountQuery } from '../useMyAccount';

/** Requires an address, and the password if the operator has one. The server validates both. */
const emailForm = (hasPassword: boolean) =>
  z.object({
    email: z.string().check(z.trim(), z.minLength(1, t`Enter the new email address.`)),
    password: hasPassword ? z.string().check(z.minLength(1, t`Enter your password.`)) : z.string(),
  });

type EmailValues = z.infer<ReturnType<typeof emailForm>>;

interface EmailDialogProps {
  /** The address with which the operator signs in. */
  current: string;
  /** The address of an unconfirmed change, or an empty string if there is none. */
  pendingEmail: string;
  hasPassword: boolean;
  onClose: () => void;
}

function EmailDialog({ current, pendingEmail, hasPassword, onClose }: EmailDialogProps) {
  const { t } = useLingui();
  const form = useForm<EmailValues>({
    resolver: zodResolver(emailForm(hasPassword)),
    defaultValues: { email: pendingEmail, password: '' },
  });
  const { errors } = form.formState;
  const [request] = useRequestEmailChangeMutation();

  async function submit({ email, password }: EmailValues) {
    const { error } = await request({ email, password: hasPassword ? password : null });
    if (error) return showServerErrors(form, error);
    toast.success(t`Confirmation links sent to both addresses`);
    onClose();
  }

  return (
    <FormDialog
      title={t`Change email address`}
      size="xs"
      description={t`We email a link to ${current} and to the new address. The links expire in 24 hours. Once both addresses approve the change, you sign in with the new address, and your other sessions are signed out. You can cancel the change until then.`}
      form={form}
      submitLabel={t`Send links`}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={t`New email address`}
        type="email"
        autoComplete="email"
        autoFocus
        error={errors.email?.message}
        {...form.register('email')}
      />
      {hasPassword && (
        <TextField
          label={t`Your password`}
          type="password"
          autoComplete="current-password"
          error={errors.password?.message}
          {...form.register('password')}
        />
      )}
    </FormDialog>
  );
}

interface PendingEmailProps {
  current: string;
  pending: NonNullable<MyAccountFieldsFragment['pendingEmail']>;
  onRequestAgain: () => void;
}

const confirmationText = (email: string, isConfirmed: boolean) =>
  isConfirmed ? t`${email}: approved` : t`${email}: not approved yet`;

/**
 * Shows the unconfirmed new address and which addresses have confirmed the change. Lets the operator cancel
 * the change or request it again.
 */
function PendingEmail({ current, pending, onRequestAgain }: PendingEmailProps) {
  const { t } = useLingui();
  const { email, isOldConfirmed, isNewConfirmed, expiresAt } = pending;
  const [cancel, { isLoading }] = useCancelEmailChangeMutation();

  async function cancelChange() {
    const result = await cancel();
    if (result.error) toast.error(errorMessage(result.error));
    else toast.success(t`Change to ${email} canceled`);
  }

  return (
    <Notice tone="blue" title={t`Change to ${email} pending`}>
      <span>{t`We emailed a link to each address. The links expire ${{ date: formatDate(expiresAt, 'dateTime') }}.`}</span>
      <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5 }}>
        <li>{confirmationText(current, isOldConfirmed)}</li>
        <li>{confirmationText(email, isNewConfirmed)}</li>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button
          size={2}
          variant="soft"
          color="gray"
          isLoading={isLoading}
          onClick={() => void cancelChange()}
        >
          {t`Cancel change`}
        </Button>
        <Button size={2} variant="text" disabled={isLoading} onClick={onRequestAgain}>
          {t`Edit or resend`}
        </Button>
      </Box>
    </Notice>
  );
}

interface EmailPanelProps {
  operator: Operator;
  accountQuery: MyAccountQuery;
}

export function EmailPanel({ operator, accountQuery }: EmailPanelProps) {
  const { t } = useLingui();
  const { email } = operator;
  const { account, error, refetch } = accountQuery;
  const [isDialogOpen, setDialogOpen] = useState(false);
  const pending = account?.pendingEmail;
  const canChange = account && !account.mustReauthenticate;

  return (
    <Panel title={t`Email address`}>
      <Stack spacing={2}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          <Trans>
            You sign in with <b>{email}</b>. We also send our emails to it.
          </Trans>
        </Typography>
        {error && !account && <ErrorPanel error={error} onRetry={refetch} />}
        {!error && !account && <Skeleton variant="rounded" height={36} />}
        {pending && (
          <PendingEmail current={email} pending={pending} onRequestAgain={() => setDialogOpen(true)} />
        )}
        {account?.mustReauthenticate && !pending && <ReauthenticateNotice />}
        {canChange && !pending && (
          <Box>
            <Button variant="soft" color="gray" onClick={() => setDialogOpen(true)}>
              {t`Change email address`}
            </Button>
          </Box>
        )}
      </Stack>
      {isDialogOpen && account && (
        <EmailDialog
          current={email}
          pendingEmail={pending?.email ?? ''}
          hasPassword={account.hasPassword}
          onClose={() => setDialogOpen(false)}
        />
      )}
    </Panel>
  );
}
