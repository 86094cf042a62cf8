import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { type ComponentType, type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { roleNames } from '@/ui/roleNames';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { Dialog } from '@/ui/Dialog';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { toast } from '@/ui/toast';
import { ReauthenticateNotice } from '../../my-profile/ReauthenticateNotice';
import { PasswordAndCodeForm } from '../../my-profile/two-factor/PasswordAndCodeForm';
import { useGetTwoFactorQuery } from '../../my-profile/two-factor/twoFactorApi';
import { RoleField } from '../RoleField';
import type { Member } from '../team';
import { useTeamRights } from '../teamRights';
import {
  useChangeOperatorRoleMutation,
  useRemoveOperatorMutation,
  useResetOperatorTwoFactorMutation,
  useSignOutOperatorMutation,
  useTransferOwnershipMutation,
} from '../usersApi';
import type { MemberActionKind, MemberDialogProps } from './memberActions';

interface Credentials {
  password: string | null;
  code: string | null;
}

interface ReauthenticationDialogProps {
  title: string;
  /** Describes the effect and whether it can be undone. */
  children: ReactNode;
  label: string;
  /** The toast after success. */
  successMessage: string;
  onConfirm: (credentials: Credentials) => PromiseLike<{ error?: unknown }>;
  onClose: () => void;
}

/**
 * Confirms a sensitive action with the viewer's password and two-factor code, or with a recent sign-in if the
 * account has no password.
 */
function ReauthenticationDialog({
  title,
  children,
  label,
  successMessage,
  onConfirm,
  onClose,
}: ReauthenticationDialogProps) {
  const { t } = useLingui();
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
    <Dialog title={title} size="xs" hasOwnButtons onClose={onClose}>
      {error && !twoFactor && <ErrorPanel error={error} onRetry={refetch} />}
      {!error && !twoFactor && (
        <Skeleton role="status" variant="rounded" height={160} aria-label={t`Loading`} />
      )}
      {twoFactor?.mustReauthenticate && <ReauthenticateNotice />}
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
            {t`Cancel`}
          </Button>
        </Box>
      )}
    </Dialog>
  );
}

function ChangeRoleDialog({ member, onClose }: MemberDialogProps) {
  const { t } = useLingui();
  const { id, name, status } = member;
  const [role, setRole] = useState(member.role);
  const [change] = useChangeOperatorRoleMutation();

  return (
    <ConfirmDialog
      title={t`Change ${name}’s role?`}
      confirmLabel={t`Change role`}
      isDisabled={role === member.role}
      successMessage={t`${name}’s role changed to ${{ role: t(roleNames[role]) }}`}
      onConfirm={() => change({ id, role })}
      onClose={onClose}
    >
      <Stack spacing={2}>
        <span>
          {status === 'Pending'
            ? t`The role applies when they join. You can change it again at any time.`
            : t`The change takes effect immediately and closes screens that the new role can’t access. You can change it again at any time.`}
        </span>
        <RoleField value={role} onChange={setRole} />
      </Stack>
    </ConfirmDialog>
  );
}

function RemoveDialog({ member: { id, name, email }, onClose }: MemberDialogProps) {
  const { t } = useLingui();
  const [remove] = useRemoveOperatorMutation();
  const { companyName } = useTeamRights();

  return (
    <ConfirmDialog
      title={t`Remove ${name} from ${companyName}?`}
      confirmLabel={t`Remove user`}
      color="red"
      successMessage={t`${name} removed`}
      onConfirm={() => remove({ id })}
      onClose={onClose}
    >
      {t`They’re signed out everywhere immediately and notified by email. Their work stays, under their name. Their private views, columns and favorites are permanently deleted. You can invite ${email} again at any time.`}
    </ConfirmDialog>
  );
}

function SignOutDialog({ member: { id, name }, onClose }: MemberDialogProps) {
  const { t } = useLingui();
  const [signOut] = useSignOutOperatorMutation();

  const confirm = async () => {
    const result = await signOut({ id });
    if (result.data) {
      const count = result.data.signOutOperator;
      toast.success(
        t`${plural(count, {
          0: `${name} had no active sessions`,
          one: `${name} signed out of # session`,
          other: `${name} signed out of # sessions`,
        })}`,
      );
    }
    return result;
  };

  return (
    <ConfirmDialog
      title={t`Sign out ${name} everywhere?`}
      confirmLabel={t`Sign out`}
      onConfirm={confirm}
      onClose={onClose}
    >
      {t`They’re signed out on all devices immediately, but can sign in again. If someone else knows their password, ask them to reset it, or remove them.`}
    </ConfirmDialog>
  );
}

function TransferOwnershipDialog({ member: { id, name }, onClose }: MemberDialogProps) {
  const { t } = useLingui();
  const [transfer] = useTransferOwnershipMutation();
  const { companyName } = useTeamRights();

  return (
    <ReauthenticationDialog
      title={t`Transfer ownership of ${companyName} to ${name}?`}
      label={t`Transfer ownership`}
      successMessage={t`Ownership transferred to ${name}`}
      onConfirm={(credentials) => transfer({ operatorId: id, ...credentials })}
      onClose={onClose}
    >
      {t`Admins can’t remove the owner or change the owner’s role. You remain an Admin, but ${name} can change your role or remove you. Only ${name} can transfer ownership back. We email all Admins.`}
    </ReauthenticationDialog>
  );
}

function ResetTwoFactorDialog({ member: { id, name }, onClose }: MemberDialogProps) {
  const { t } = useLingui();
  const [reset] = useResetOperatorTwoFactorMutation();

  return (
    <ReauthenticationDialog
      title={t`Reset two-factor authentication for ${name}?`}
      label={t`Reset two-factor`}
      successMessage={t`Two-factor authentication reset for ${name}`}
      onConfirm={(credentials) => reset({ id, ...credentials })}
      onClose={onClose}
    >
      {t`Use this if they lost their authenticator app and recovery codes. Verify their identity first. They’re signed out everywhere and can sign in without a code until they set up two-factor authentication again. You can’t undo this.`}
    </ReauthenticationDialog>
  );
}

const dialogs: Readonly<
  Record<Exclude<MemberActionKind, 'showInvitation'>, ComponentType<MemberDialogProps>>
> = {
  changeRole: ChangeRoleDialog,
  signOut: SignOutDialog,
  resetTwoFactor: ResetTwoFactorDialog,
  transferOwnership: TransferOwnershipDialog,
  remove: RemoveDialog,
};

export function useMemberDialog(): {
  runAction: (kind: MemberActionKind, member: Member) => void;
  dialog: ReactNode;
} {
  const [open, setOpen] = useState<{ Dialog: ComponentType<MemberDialogProps>; member: Member } | null>(null);
  const [, setParams] = useSearchParams();

  const runAction = (kind: MemberActionKind, member: Member) => {
    if (kind === 'showInvitation') setParams({ tab: 'invitations', search: member.email });
    else setOpen({ Dialog: dialogs[kind], member });
  };
  const dialog = open && <open.Dialog member={open.member} onClose={() => setOpen(null)} />;
  return { runAction, dialog };
}
