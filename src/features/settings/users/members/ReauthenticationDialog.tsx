import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { Button } from '@/ui/Button';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { toast } from '@/ui/toast';
import * as texts from '@/texts/settings/users/members';
import { ReauthenticateNotice } from '../../my-profile/ReauthenticateNotice';
import { PasswordAndCodeForm } from '../../my-profile/two-factor/PasswordAndCodeForm';
import { StepsDialog } from '../../my-profile/two-factor/StepsDialog';
import { useGetTwoFactorQuery } from '../../my-profile/two-factor/twoFactorApi';

interface Credentials {
  password: string | null;
  code: string | null;
}

interface ReauthenticationDialogProps {
  title: string;
  /** Describes the effect and whether it can be undone. */
  children: ReactNode;
  label: string;
  /** The action as part of a sentence: `make Grace the owner`. */
  actionText: string;
  /** The toast after success. */
  successMessage: string;
  onConfirm: (credentials: Credentials) => PromiseLike<{ error?: unknown }>;
  onClose: () => void;
}

/**
 * Confirms a sensitive action with the viewer's password and two-factor code, or with a recent sign-in if the
 * account has no password.
 */
export function ReauthenticationDialog({
  title,
  children,
  label,
  actionText,
  successMessage,
  onConfirm,
  onClose,
}: ReauthenticationDialogProps) {
  const { data, error, refetch } = useGetTwoFactorQuery(undefined, { refetchOnMountOrArgChange: true });
  const twoFactor = data?.twoFactor;

  async function submit({ password, code }: { password: string | null; code: string }) {
    const result = await onConfirm({ password, code: code || null });
    if (result.error) return result.error;
    toast.success(successMessage);
    onClose();
    return null;
  }

  return (
    <StepsDialog title={title} onClose={onClose}>
      {error && !twoFactor && <ErrorPanel error={error} onRetry={refetch} />}
      {!error && !twoFactor && (
        <Skeleton role="status" variant="rounded" height={160} aria-label={texts.loadingWhatToAsk} />
      )}
      {twoFactor?.mustReauthenticate && <ReauthenticateNotice action={actionText} />}
      {twoFactor && !twoFactor.mustReauthenticate ? (
        <PasswordAndCodeForm
          hasPassword={twoFactor.hasPassword}
          hasCode={twoFactor.isOn}
          label={label}
          color="red"
          onSubmit={submit}
          onCancel={onClose}
        >
          {children}
        </PasswordAndCodeForm>
      ) : (
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', mt: 2 }}>
          <Button color="gray" variant="text" onClick={onClose}>
            {texts.cancel}
          </Button>
        </Box>
      )}
    </StepsDialog>
  );
}
