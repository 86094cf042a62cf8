import Box from '@mui/material/Box';
import { pageSizes } from '@/config/limits';
import { Pager } from '@/ui/Pager';
import { SelectField } from '@/ui/SelectField';
import type { ClientList } from './useClientList';

const options = pageSizes.map((size) => ({ value: String(size), label: `${size} a page` }));

export function ClientListFooter({ list }: { list: ClientList }) {
  if (!list.clients || list.clients.totalCount === 0) return null;

  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 2,
      }}
    >
      <Pager
        page={list.query.page}
        totalPages={list.clients.totalPages}
        onChange={(page) => list.change({ page }, { isStep: true })}
      />
      <Box sx={{ width: 132 }}>
        <SelectField
          label="Clients a page"
          isLabelHidden
          options={options}
          value={String(list.query.pageSize)}
          onChange={(event) => list.change({ pageSize: Number(event.target.value) })}
        />
      </Box>
    </Box>
  );
}
