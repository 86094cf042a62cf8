import { useClearUrlParams } from '@/lib/useClearUrlParams';
import { useUrlParam } from '@/lib/useUrlParam';
import { useUrlSearch } from '@/lib/useUrlSearch';

export type UserTab = 'members' | 'invitations';

const filters = ['search', 'role', 'status'] as const;

/** Manages the tab, filters and sort order of the user lists, which the URL stores. */
export function useUserList() {
  const [tab, setTab] = useUrlParam('tab', 'members', { resets: ['status'], addsHistoryEntry: true });
  const { typed, type, search } = useUrlSearch();
  const [role, setRole] = useUrlParam('role');
  const [status, setStatus] = useUrlParam('status');
  const [sort, setSort] = useUrlParam('sort', 'name');
  const clear = useClearUrlParams();

  return {
    tab: (tab === 'invitations' ? 'invitations' : 'members') as UserTab,
    setTab,
    typed,
    type,
    filter: { search, role, status },
    setRole,
    setStatus,
    sort,
    setSort,
    clearFilters: () => clear(filters),
  };
}

export type UserList = ReturnType<typeof useUserList>;
