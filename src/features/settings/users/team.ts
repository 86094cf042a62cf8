import type { InvitationStatus, OperatorStatus, Role } from '@contract/enums';
import type { GetOperatorsQuery, SentInvitationFieldsFragment } from '@/api/types';
import { foldText } from '@contract/foldText';
import { roleNames } from '@/state/roleNames';
import type { BadgeTone } from '@/ui/StatusBadge';
import * as texts from '@/texts/settings/users';

export type Member = GetOperatorsQuery['operators'][number];
export type SentInvitation = SentInvitationFieldsFragment;

export const memberStatusLabels: Readonly<Record<OperatorStatus, { label: string; tone: BadgeTone }>> = {
  Active: { label: texts.active, tone: 'green' },
  Pending: { label: texts.invited, tone: 'amber' },
};

/** Labels and badge tones of the statuses in the list of sent invitations. */
export const invitationStatusLabels: Readonly<
  Partial<Record<InvitationStatus, { label: string; tone: BadgeTone }>>
> = {
  Pending: { label: texts.waiting, tone: 'amber' },
  Expired: { label: texts.expired, tone: 'red' },
  Revoked: { label: texts.revoked, tone: 'gray' },
};

/** Filters from the URL. An empty string matches everything. */
export interface UserFilter {
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

/** Sort keys of the member list, as in the URL. */
export const sortKeys = ['name', 'role', 'status', 'twoFactor', 'lastActive', 'joined'] as const;
export type SortKey = (typeof sortKeys)[number];

const sortValues: Readonly<Record<SortKey, (member: Member) => string>> = {
  name: ({ name }) => name,
  role: ({ role }) => roleNames[role],
  status: ({ status }) => memberStatusLabels[status].label,
  twoFactor: ({ hasTwoFactor }) => (hasTwoFactor ? '1' : '0'),
  lastActive: ({ lastActiveAt }) => lastActiveAt ?? '',
  joined: ({ joinedAt }) => joinedAt ?? '',
};

/**
 * Returns the members sorted by a key such as `lastActive`, or in reverse by `-lastActive`. Sorts ties and
 * unknown keys by name.
 */
export function sortMembers(members: readonly Member[], sort: string): Member[] {
  const requested = sort.replace(/^-/, '');
  const sortValue = sortValues[sortKeys.find((sortKey) => sortKey === requested) ?? 'name'];
  const direction = sort.startsWith('-') ? -1 : 1;
  return [...members].sort(
    (a, b) => direction * sortValue(a).localeCompare(sortValue(b)) || a.name.localeCompare(b.name),
  );
}
