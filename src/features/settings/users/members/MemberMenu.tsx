import { ActionMenu } from '@/ui/ActionMenu';
import * as texts from '@/texts/settings/users/members';
import type { Member } from '../people';
import { memberActions, type MemberVerb } from './memberActions';

export interface MemberMenuProps {
  member: Member;
  looker: { myId: string; isOwner: boolean };
  onAct: (verb: MemberVerb, member: Member) => void;
}

export function MemberMenu({ member, looker, onAct }: MemberMenuProps) {
  const actions = memberActions(member, looker).map(({ verb, ...offer }) => ({
    ...offer,
    isDisabled: offer.hint !== undefined,
    onClick: () => onAct(verb, member),
  }));
  return <ActionMenu label={texts.actionsFor(member.name)} actions={actions} />;
}
