import type { InvitationStatus, OperatorStatus, Role } from '@contract/enums';
import type { GetOperatorsQuery, SentInvitationFieldsFragment } from '@/api/types';
import { foldText } from '@contract/foldText';
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
