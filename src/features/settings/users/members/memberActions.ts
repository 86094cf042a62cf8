import type { MenuAction } from '@/ui/ActionMenu';
import type { Member } from '../people';

export type MemberVerb = 'changeRole' | 'resetTwoFactor' | 'handOver' | 'remove' | 'showInvitation';

interface Looker {
  myId: string;
  isOwner: boolean;
}

type Offer = Omit<MenuAction, 'onClick' | 'isDisabled'> & { verb: MemberVerb };

const role = (member: Member, { myId }: Looker): Offer => ({
  verb: 'changeRole',
  label: 'Change role',
  hint:
    member.id === myId
      ? 'Nobody changes their own role.'
      : member.isOwner
        ? 'The owner stays an Admin until they hand over.'
        : undefined,
});

const twoFactor = (member: Member, { myId }: Looker): Offer => ({
  verb: 'resetTwoFactor',
  label: 'Reset two-factor',
  hint:
    member.id === myId
      ? 'Yours is in My profile.'
      : member.isOwner
        ? 'Only Livery resets that of the owner.'
        : member.hasTwoFactor
          ? undefined
          : 'It is not set up.',
});

const ownership = (member: Member, { isOwner }: Looker): Offer => ({
  verb: 'handOver',
  label: 'Make owner',
  hint: !isOwner
    ? 'Only the owner can hand over.'
    : member.isOwner
      ? 'You are the owner.'
      : member.role === 'Admin'
        ? undefined
        : 'Only an Admin can become the owner.',
});

const removal = (member: Member, { myId }: Looker): Offer => ({
  verb: 'remove',
  label: 'Remove',
  isGrave: true,
  hint:
    member.id === myId
      ? 'Nobody removes themselves.'
      : member.isOwner
        ? 'The owner stays until they hand over.'
        : undefined,
});

/** What an Admin can do to somebody; what they can't says why, in the server's own rules. */
export function memberActions(member: Member, looker: Looker): Offer[] {
  const changeRole = role(member, looker);
  if (member.status === 'Pending')
    return [changeRole, { verb: 'showInvitation', label: 'Show the invitation' }];
  return [changeRole, twoFactor(member, looker), ownership(member, looker), removal(member, looker)];
}
