import { t } from '@lingui/core/macro';
import type { MenuAction } from '@/ui/ActionMenu';
import type { Member } from '../team';

export type MemberActionKind =
  'changeRole' | 'signOut' | 'resetTwoFactor' | 'transferOwnership' | 'remove' | 'showInvitation';

/** The props of a dialog that runs an action. */
export interface MemberDialogProps {
  member: Member;
  onClose: () => void;
}

interface Viewer {
  myId: string;
  isOwner: boolean;
}

type MemberAction = Omit<MenuAction, 'onClick' | 'isDisabled'> & { kind: MemberActionKind };

const changeRoleAction = (member: Member, { myId }: Viewer): MemberAction => ({
  kind: 'changeRole',
  label: t`Change role`,
  hint:
    member.id === myId
      ? t`You cannot change your own role.`
      : member.isOwner
        ? t`The owner stays an Admin until they hand over.`
        : undefined,
});

const signOutAction = (member: Member, { myId }: Viewer): MemberAction => ({
  kind: 'signOut',
  label: t`Sign out everywhere`,
  hint: member.id === myId ? t`Your own sessions are in My profile.` : undefined,
});

const resetTwoFactorAction = (member: Member, { myId }: Viewer): MemberAction => ({
  kind: 'resetTwoFactor',
  label: t`Reset two-factor`,
  hint:
    member.id === myId
      ? t`Yours is in My profile.`
      : member.isOwner
        ? t`Only Livery resets that of the owner.`
        : member.hasTwoFactor
          ? undefined
          : t`It is not set up.`,
});

const transferOwnershipAction = (member: Member, { isOwner }: Viewer): MemberAction => ({
  kind: 'transferOwnership',
  label: t`Make owner`,
  hint: !isOwner
    ? t`Only the owner can hand over.`
    : member.isOwner
      ? t`You are the owner.`
      : member.role === 'Admin'
        ? undefined
        : t`Only an Admin can become the owner.`,
});

const removeAction = (member: Member, { myId }: Viewer): MemberAction => ({
  kind: 'remove',
  label: t`Remove`,
  isDestructive: true,
  hint:
    member.id === myId
      ? t`You cannot remove yourself.`
      : member.isOwner
        ? t`The owner stays until they hand over.`
        : undefined,
});

/** Returns the actions of an Admin on a member. A hint explains why the server would reject an action. */
export function memberActions(member: Member, viewer: Viewer): MemberAction[] {
  const changeRole = changeRoleAction(member, viewer);
  if (member.status === 'Pending')
    return [changeRole, { kind: 'showInvitation', label: t`Show the invitation` }];
  return [
    changeRole,
    ...[signOutAction, resetTwoFactorAction, transferOwnershipAction, removeAction].map((createAction) =>
      createAction(member, viewer),
    ),
  ];
}
