import type { InvitationStatus, OperatorStatus, Role } from '@/api/schema.generated';
import { foldText } from '@/lib/foldText';
import type { GetOperatorsQuery } from './users.generated';
import { roleNames } from '@/state/roleNames';
import type { BadgeTone } from '@/ui/StatusBadge';
import * as texts from '@/texts/settings/users';
import type { SentInvitationFieldsFragment } from './users.generated';

export type Member = GetOperatorsQuery['operators'][number];
export type SentInvitation = SentInvitationFieldsFragment;

export const memberStatuses: Readonly<Record<OperatorStatus, { label: string; tone: BadgeTone }>> = {
  Active: { label: texts.active, tone: 'green' },
  Pending: { label: texts.invited, tone: 'amber' },
};

/** Those that a list of sent invitations can hold. */
export const invitationStatuses: Readonly<
  Partial<Record<InvitationStatus, { label: string; tone: BadgeTone }>>
> = {
  Pending: { label: texts.waiting, tone: 'amber' },
  Expired: { label: texts.expired, tone: 'red' },
  Revoked: { label: texts.revoked, tone: 'gray' },
};

/** What the search and the filters of the address ask for; '' asks for all. */
export interface Wanted {
  search: string;
  role: string;
  status: string;
}

interface Person {
  name?: string;
  email: string;
  role: Role;
  status: string;
}

export function isWanted({ name = '', email, role, status }: Person, wanted: Wanted): boolean {
  const text = foldText(`${name} ${email}`);
  return (
    foldText(wanted.search)
      .split(' ')
      .every((word) => text.includes(word)) &&
    (wanted.role === '' || role === wanted.role) &&
    (wanted.status === '' || status === wanted.status)
  );
}

/** Of what the members can be put in order by. */
export const orders = ['name', 'role', 'status', 'twoFactor', 'lastActive', 'joined'] as const;
export type OrderKey = (typeof orders)[number];

const keyOf: Readonly<Record<OrderKey, (member: Member) => string>> = {
  name: ({ name }) => name,
  role: ({ role }) => roleNames[role],
  status: ({ status }) => memberStatuses[status].label,
  twoFactor: ({ hasTwoFactor }) => (hasTwoFactor ? '1' : '0'),
  lastActive: ({ lastActiveAt }) => lastActiveAt ?? '',
  joined: ({ joinedAt }) => joinedAt ?? '',
};

/** `lastActive` and, the other way round, `-lastActive`. By name where an order leaves two equal. */
export function inOrder(members: readonly Member[], sort: string): Member[] {
  const wanted = sort.replace(/^-/, '');
  const key = keyOf[orders.find((order) => order === wanted) ?? 'name'];
  const direction = sort.startsWith('-') ? -1 : 1;
  return [...members].sort(
    (one, other) => direction * key(one).localeCompare(key(other)) || one.name.localeCompare(other.name),
  );
}
