import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { InvitationStatus, OperatorStatus, Role } from '@contract/enums';
import { foldText } from '@contract/foldText';
import type { GetOperatorsQuery, SentInvitationFieldsFragment } from '@/api/types';
import type { BadgeTone } from '@/ui/StatusBadge';
import { type ListSpec, type ListState, type TextFilters, textFilters } from '@/ui/table/useListState';

type UserFilters = TextFilters<'role' | 'status'>;
type MemberColumn = 'name' | 'role' | 'status' | 'twoFactor' | 'lastActive' | 'joined';

/** The search, filters and order that the lists of members and invitations share. */
export const userListSpec: ListSpec<UserFilters, MemberColumn> = {
  ...textFilters('role', 'status'),
  sortKeys: {
    name: 'name',
    role: 'role',
    status: 'status',
    twoFactor: 'twoFactor',
    lastActive: 'lastActive',
    joined: 'joined',
  },
  initialSorting: { id: 'name', desc: false },
};

export type UserList = ListState<UserFilters, MemberColumn>;

export type Member = GetOperatorsQuery['operators'][number];
export type SentInvitation = SentInvitationFieldsFragment;

interface StatusLabel {
  label: MessageDescriptor;
  tone: BadgeTone;
}

export const memberStatusLabels: Readonly<Record<OperatorStatus, StatusLabel>> = {
  Active: { label: msg`Active`, tone: 'green' },
  Pending: { label: msg`Invited`, tone: 'amber' },
};

/** Labels and badge tones of the statuses in the list of sent invitations. */
export const invitationStatusLabels: Readonly<Partial<Record<InvitationStatus, StatusLabel>>> = {
  Pending: { label: msg`Pending`, tone: 'amber' },
  Expired: { label: msg`Expired`, tone: 'red' },
  Revoked: { label: msg`Revoked`, tone: 'gray' },
};

/** Filters from the URL. An empty string matches everything. */
interface UserFilter {
  search: string;
  role: string;
  status: string;
}

interface FilterableUser {
  name?: string;
  email: string;
  role: Role;
  status: string;
}

export function matchesFilter(
  { name = '', email, role, status }: FilterableUser,
  requested: UserFilter,
): boolean {
  const text = foldText(`${name} ${email}`);
  return (
    foldText(requested.search)
      .split(' ')
      .every((word) => text.includes(word)) &&
    (requested.role === '' || role === requested.role) &&
    (requested.status === '' || status === requested.status)
  );
}
