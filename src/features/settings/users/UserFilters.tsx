import Box from '@mui/material/Box';
import { roleNames } from '@/state/roleNames';
import { SearchField } from '@/ui/SearchField';
import { SelectField } from '@/ui/SelectField';
import * as texts from '@/texts/settings/users';
import { invitationStatusLabels, memberStatusLabels } from './team';
import type { UserList } from './useUserList';

const barSx = { display: 'flex', flexWrap: 'wrap', gap: 1.5 } as const;
const searchSx = { flex: '1 1 260px', maxWidth: { sm: 400 } } as const;
const selectSx = { flex: '1 1 140px', maxWidth: { sm: 200 } } as const;

const statusesByTab = { members: memberStatusLabels, invitations: invitationStatusLabels } as const;

export function UserFilters({ list }: { list: UserList }) {
  const { tab, typed, type, filter, setRole, setStatus } = list;
  const statuses = Object.entries(statusesByTab[tab]).map(([value, { label }]) => ({ value, label }));

  return (
    <Box role="search" aria-label={texts.users} sx={barSx}>
      <Box sx={searchSx}>
        <SearchField label={texts.searchNameOrEmail} value={typed} onChange={type} />
      </Box>
      <Box sx={selectSx}>
        <SelectField
          label={texts.role}
          isLabelHidden
          placeholder={texts.everyRole}
          options={Object.entries(roleNames).map(([value, label]) => ({ value, label }))}
          value={filter.role}
          onChange={({ target }) => setRole(target.value)}
        />
      </Box>
      <Box sx={selectSx}>
        <SelectField
          label={texts.status}
          isLabelHidden
          placeholder={texts.everyStatus}
          options={statuses}
          value={filter.status}
          onChange={({ target }) => setStatus(target.value)}
        />
      </Box>
    </Box>
  );
}
