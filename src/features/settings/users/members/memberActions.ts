import type { MenuAction } from '@/ui/ActionMenu';
import * as texts from '@/texts/settings/users/members';
import type { Member } from '../people';

export type MemberVerb =
  'changeRole' | 'signOut' | 'resetTwoFactor' | 'handOver' | 'remove' | 'showInvitation';

interface Looker {
  myId: string;
  isOwner: boolean;
}

type Offer = Omit<MenuAction, 'onClick' | 'isDisabled'> & { verb: MemberVerb };

const role = (member: Member, { myId }: Looker): Offer => ({
  verb: 'changeRole',
  label: texts.changeRole,
  hint:
    member.id === myId
      ? texts.nobodyChangesTheirOwnRole
      : member.isOwner
        ? texts.theOwnerStaysAnAdminUntil
        : undefined,
});

const sessions = (member: Member, { myId }: Looker): Offer => ({
  verb: 'signOut',
  label: texts.signOutEverywhere,
  hint: member.id === myId ? texts.yoursAreInMyProfile : undefined,
});

const twoFactor = (member: Member, { myId }: Looker): Offer => ({
  verb: 'resetTwoFactor',
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

const ownership = (member: Member, { isOwner }: Looker): Offer => ({
  verb: 'handOver',
  label: texts.makeOwner,
  hint: !isOwner
    ? texts.onlyTheOwnerCanHandOver
    : member.isOwner
      ? texts.youAreTheOwner
      : member.role === 'Admin'
        ? undefined
        : texts.onlyAnAdminCanBecome,
});

const removal = (member: Member, { myId }: Looker): Offer => ({
  verb: 'remove',
  label: texts.remove,
  isGrave: true,
  hint:
    member.id === myId
      ? texts.nobodyRemovesThemselves
      : member.isOwner
        ? texts.theOwnerStaysUntilTheyHand
        : undefined,
});

/** What an Admin can do to somebody; what they can't says why, in the server's own rules. */
export function memberActions(member: Member, looker: Looker): Offer[] {
  const changeRole = role(member, looker);
  if (member.status === 'Pending')
    return [changeRole, { verb: 'showInvitation', label: texts.showTheInvitation }];
  return [changeRole, ...[sessions, twoFactor, ownership, removal].map((offer) => offer(member, looker))];
}
