import { useState, type ComponentType, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { Member } from '../people';
import { ChangeRoleDialog } from './ChangeRoleDialog';
import { HandOverDialog } from './HandOverDialog';
import type { MemberVerb } from './memberActions';
import { RemoveDialog } from './RemoveDialog';
import { ResetTwoFactorDialog } from './ResetTwoFactorDialog';
import { SignOutDialog } from './SignOutDialog';

export interface MemberDialogProps {
  member: Member;
  onClose: () => void;
}

const dialogs: Readonly<Record<Exclude<MemberVerb, 'showInvitation'>, ComponentType<MemberDialogProps>>> = {
  changeRole: ChangeRoleDialog,
  signOut: SignOutDialog,
  resetTwoFactor: ResetTwoFactorDialog,
  handOver: HandOverDialog,
  remove: RemoveDialog,
};

/** Asks before anything is done to somebody. */
export function useMemberDialog(): { act: (verb: MemberVerb, member: Member) => void; dialog: ReactNode } {
  const [open, setOpen] = useState<{ Dialog: ComponentType<MemberDialogProps>; member: Member } | null>(null);
  const [, setParams] = useSearchParams();

  const act = (verb: MemberVerb, member: Member) => {
    if (verb === 'showInvitation') setParams({ tab: 'invitations', search: member.email });
    else setOpen({ Dialog: dialogs[verb], member });
  };
  const dialog = open && <open.Dialog member={open.member} onClose={() => setOpen(null)} />;
  return { act, dialog };
}
