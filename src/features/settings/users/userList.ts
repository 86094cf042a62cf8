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
