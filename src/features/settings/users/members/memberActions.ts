import type { MenuAction } from '@/ui/ActionMenu';
import * as texts from '@/texts/settings/users/members';
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
  label: texts.changeRole,
  hint:
    member.id === myId
      ? texts.nobodyChangesTheirOwnRole
      : member.isOwner
        ? texts.theOwnerStaysAnAdminUntil
        : undefined,
});

const signOutAction = (member: Member, { myId }: Viewer): MemberAction => ({
  kind: 'signOut',
  label: texts.signOutEverywhere,
  hint: member.id === myId ? texts.yoursAreInMyProfile : undefined,
});

const resetTwoFactorAction = (member: Member, { myId }: Viewer): MemberAction => ({
  kind: 'resetTwoFactor',
  label: texts.resetTwoFactor,
  hint:
    member.id === myId
      ? texts.yoursIsInMyProfile
      : member.isOwner
        ? texts.onlyLiveryResets
        : member.hasTwoFactor
          ? undefined
          : texts.itIsNotSetUp,
});

const transferOwnershipAction = (member: Member, { isOwner }: Viewer): MemberAction => ({
  kind: 'transferOwnership',
  label: texts.makeOwner,
  hint: !isOwner
    ? texts.onlyTheOwnerCanHandOver
    : member.isOwner
      ? texts.youAreTheOwner
      : member.role === 'Admin'
        ? undefined
        : texts.onlyAnAdminCanBecome,
});

const removeAction = (member: Member, { myId }: Viewer): MemberAction => ({
  kind: 'remove',
  label: texts.remove,
  isDestructive: true,
  hint:
    member.id === myId
      ? texts.nobodyRemovesThemselves
      : member.isOwner
        ? texts.theOwnerStaysUntilTheyHand
        : undefined,
});

/** Returns the actions of an Admin on a member. A hint explains why the server would reject an action. */
export function memberActions(member: Member, viewer: Viewer): MemberAction[] {
  const changeRole = changeRoleAction(member, viewer);
  if (member.status === 'Pending')
    return [changeRole, { kind: 'showInvitation', label: texts.showTheInvitation }];
  return [
    changeRole,
    ...[signOutAction, resetTwoFactorAction, transferOwnershipAction, removeAction].map((createAction) =>
      createAction(member, viewer),
    ),
  ];
}
