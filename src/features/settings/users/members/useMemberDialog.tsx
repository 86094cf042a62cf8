import { useState, type ComponentType, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { Member } from '../team';
import { ChangeRoleDialog } from './ChangeRoleDialog';
import { TransferOwnershipDialog } from './TransferOwnershipDialog';
import type { MemberActionKind, MemberDialogProps } from './memberActions';
import { RemoveDialog } from './RemoveDialog';
import { ResetTwoFactorDialog } from './ResetTwoFactorDialog';
import { SignOutDialog } from './SignOutDialog';

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
