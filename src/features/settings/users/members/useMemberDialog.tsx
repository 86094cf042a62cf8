import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { type ComponentType, type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import * as texts from '@/texts/settings/users/members';
import { roleNames } from '@/texts/state';
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
function ReauthenticationDialog({
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
    <Dialog title={title} size="xs" hasOwnButtons onClose={onClose}>
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
    </Dialog>
  );
}

function ChangeRoleDialog({ member, onClose }: MemberDialogProps) {
  const { id, name, status } = member;
  const [role, setRole] = useState(member.role);
  const [change] = useChangeOperatorRoleMutation();

  return (
    <ConfirmDialog
      title={texts.changeTheRole(name)}
      confirmLabel={texts.changeRole}
      isDisabled={role === member.role}
      successMessage={texts.theRoleOfWasChanged(name, roleNames[role])}
      onConfirm={() => change({ id, role })}
      onClose={onClose}
    >
      <Stack spacing={2}>
        <span>{texts.itIsWhatTheyWillFind(status)}</span>
        <RoleField value={role} onChange={setRole} />
      </Stack>
    </ConfirmDialog>
  );
}

function RemoveDialog({ member: { id, name, email }, onClose }: MemberDialogProps) {
  const [remove] = useRemoveOperatorMutation();
  const { companyName } = useTeamRights();

  return (
    <ConfirmDialog
      title={texts.removeFrom(name, companyName)}
      confirmLabel={texts.remove}
      color="red"
      successMessage={texts.wasRemoved(name)}
      onConfirm={() => remove({ id })}
      onClose={onClose}
    >
      {texts.theyAreSignedOutEverywhere(email)}
    </ConfirmDialog>
  );
}

function SignOutDialog({ member: { id, name }, onClose }: MemberDialogProps) {
  const [signOut] = useSignOutOperatorMutation();

  const confirm = async () => {
    const result = await signOut({ id });
    if (result.data) toast.success(texts.wasSignedOut(name, result.data.signOutOperator));
    return result;
  };

  return (
    <ConfirmDialog
      title={texts.askSignOutEverywhere(name)}
      confirmLabel={texts.signOut}
      onConfirm={confirm}
      onClose={onClose}
    >
      {texts.theirSessionsEnd}
    </ConfirmDialog>
  );
}

function TransferOwnershipDialog({ member: { id, name }, onClose }: MemberDialogProps) {
  const [transfer] = useTransferOwnershipMutation();
  const { companyName } = useTeamRights();

  return (
    <ReauthenticationDialog
      title={texts.makeTheOwner(name, companyName)}
      label={texts.handOver}
      actionText={texts.makeTheOwnerName(name)}
      successMessage={texts.wasMadeTheOwner(name)}
      onConfirm={(credentials) => transfer({ operatorId: id, ...credentials })}
      onClose={onClose}
    >
      {texts.noAdminCanChangeTheOwners(name)}
    </ReauthenticationDialog>
  );
}

function ResetTwoFactorDialog({ member: { id, name }, onClose }: MemberDialogProps) {
  const [reset] = useResetOperatorTwoFactorMutation();

  return (
    <ReauthenticationDialog
      title={texts.askResetTwoFactor(name)}
      label={texts.reset}
      actionText={texts.toResetTwoFactorOf(name)}
      successMessage={texts.twoFactorOfWasReset(name)}
      onConfirm={(credentials) => reset({ id, ...credentials })}
      onClose={onClose}
    >
      {texts.forSomebodyWhoHasLost}
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
