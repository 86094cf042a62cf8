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
  /** Asks an operator without a password to sign in again. */
  reauthenticateText: string;
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
  reauthenticateText,
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
        <Skeleton role="status" variant="rounded" height={160} aria-label={t`Loading what to ask for`} />
      )}
      {twoFactor?.mustReauthenticate && <ReauthenticateNotice>{reauthenticateText}</ReauthenticateNotice>}
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
      title={t`Change the role of ${name}?`}
      confirmLabel={t`Change role`}
      isDisabled={role === member.role}
      successMessage={t`The role of ${name} was changed to ${{ role: t(roleNames[role]) }}`}
      onConfirm={() => change({ id, role })}
      onClose={onClose}
    >
      <Stack spacing={2}>
        <span>
          {status === 'Pending'
            ? t`It is what they will find when they join. You can change it back.`
            : t`It takes effect at once: a screen that is no longer open to them is left. You can change it back.`}
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
      confirmLabel={t`Remove`}
      color="red"
      successMessage={t`${name} was removed`}
      onConfirm={() => remove({ id })}
      onClose={onClose}
    >
      {t`They are signed out everywhere at once and get a mail that says so. What they made stays, with their name. The views, columns and favourites that only they see are deleted for good. You can invite ${email} again at any time.`}
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
          0: `${name} was not signed in anywhere`,
          one: `${name} was signed out of # session`,
          other: `${name} was signed out of # sessions`,
        })}`,
      );
    }
    return result;
  };

  return (
    <ConfirmDialog
      title={t`Sign ${name} out everywhere?`}
      confirmLabel={t`Sign out`}
      onConfirm={confirm}
      onClose={onClose}
    >
      {t`This signs them out on every device immediately. They can sign in again. If another person has their password, change their sign-in or remove them.`}
    </ConfirmDialog>
  );
}

function TransferOwnershipDialog({ member: { id, name }, onClose }: MemberDialogProps) {
  const { t } = useLingui();
  const [transfer] = useTransferOwnershipMutation();
  const { companyName } = useTeamRights();

  return (
    <ReauthenticationDialog
      title={t`Make ${name} the owner of ${companyName}?`}
      label={t`Hand over`}
      reauthenticateText={t`You have no password to show that it is you. Sign out, sign in with Google, and make ${name} the owner here within 15 minutes.`}
      successMessage={t`${name} was made the owner`}
      onConfirm={(credentials) => transfer({ operatorId: id, ...credentials })}
      onClose={onClose}
    >
      {t`No Admin can change the owner’s role or remove them. You stay an Admin, and from then on ${name} can change your role or remove you. Only ${name} can hand the company back. Every Admin gets a mail.`}
    </ReauthenticationDialog>
  );
}

function ResetTwoFactorDialog({ member: { id, name }, onClose }: MemberDialogProps) {
  const { t } = useLingui();
  const [reset] = useResetOperatorTwoFactorMutation();

  return (
    <ReauthenticationDialog
      title={t`Reset two-factor of ${name}?`}
      label={t`Reset`}
      reauthenticateText={t`You have no password to show that it is you. Sign out, sign in with Google, and reset two-factor of ${name} here within 15 minutes.`}
      successMessage={t`Two-factor of ${name} was reset`}
      onConfirm={(credentials) => reset({ id, ...credentials })}
      onClose={onClose}
    >
      {t`Use this when a person has lost their app and recovery codes. Verify their identity first. They are signed out everywhere and sign in without a code until they set up two-factor again. This cannot be undone.`}
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
