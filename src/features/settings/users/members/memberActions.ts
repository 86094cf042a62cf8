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
      ? t`You can’t change your own role.`
      : member.isOwner
        ? t`The owner must be an Admin. Transfer ownership first.`
        : undefined,
});

const signOutAction = (member: Member, { myId }: Viewer): MemberAction => ({
  kind: 'signOut',
  label: t`Sign out everywhere`,
  hint: member.id === myId ? t`Manage your own sessions in My profile.` : undefined,
});

const resetTwoFactorAction = (member: Member, { myId }: Viewer): MemberAction => ({
  kind: 'resetTwoFactor',
  label: t`Reset two-factor`,
  hint:
    member.id === myId
      ? t`Manage your own two-factor authentication in My profile.`
      : member.isOwner
        ? t`Only Livery can reset the owner’s two-factor authentication.`
        : member.hasTwoFactor
          ? undefined
          : t`This user doesn’t use two-factor authentication.`,
});

const transferOwnershipAction = (member: Member, { isOwner }: Viewer): MemberAction => ({
  kind: 'transferOwnership',
  label: t`Transfer ownership`,
  hint: !isOwner
    ? t`Only the owner can transfer ownership.`
    : member.isOwner
      ? t`You are already the owner.`
      : member.role === 'Admin'
        ? undefined
        : t`Only Admins can become the owner.`,
});

const removeAction = (member: Member, { myId }: Viewer): MemberAction => ({
  kind: 'remove',
  label: t`Remove user`,
  isDestructive: true,
  hint:
    member.id === myId
      ? t`You can’t remove yourself.`
      : member.isOwner
        ? t`You can’t remove the owner. Transfer ownership first.`
        : undefined,
});

/** Returns the actions of an Admin on a member. A hint explains why the server would reject an action. */
export function memberActions(member: Member, viewer: Viewer): MemberAction[] {
  const changeRole = changeRoleAction(member, viewer);
  if (member.status === 'Pending') return [changeRole, { kind: 'showInvitation', label: t`View invitation` }];
  return [
    changeRole,
    ...[signOutAction, resetTwoFactorAction, transferOwnershipAction, removeAction].map((createAction) =>
      createAction(member, viewer),
    ),
  ];
}
