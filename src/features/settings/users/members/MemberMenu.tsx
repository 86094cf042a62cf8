import { ActionMenu } from '@/ui/ActionMenu';
import * as texts from '@/texts/settings/users/members';
import type { Member } from '../team';
import { memberActions, type MemberActionKind } from './memberActions';

export interface MemberMenuProps {
  member: Member;
  viewer: { myId: string; isOwner: boolean };
  onAction: (kind: MemberActionKind, member: Member) => void;
}

export function MemberMenu({ member, viewer, onAction }: MemberMenuProps) {
  const actions = memberActions(member, viewer).map(({ kind, ...action }) => ({
    ...action,
    isDisabled: action.hint !== undefined,
    onClick: () => onAction(kind, member),
  }));
  return <ActionMenu label={texts.actionsFor(member.name)} actions={actions} />;
}
