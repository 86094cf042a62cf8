import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { pageSizes } from '@/config/limits';
import { formatCount } from '@/lib/format';
import { Pager } from '@/ui/Pager';
import { SelectField } from '@/ui/SelectField';
import type { ClientList } from './useClientList';

const options = pageSizes.map((size) => ({ value: String(size), label: `${size} a page` }));

export function ClientListFooter({ list }: { list: ClientList }) {
  if (!list.clients || list.clients.totalCount === 0) return null;
  const { totalCount, totalPages } = list.clients;

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
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
        {formatCount(totalCount, 'client')}
      </Typography>
      <Pager page={list.page} totalPages={totalPages} onChange={list.setPage} />
      <Box sx={{ width: 132 }}>
        <SelectField
          label="Clients a page"
          isLabelHidden
          options={options}
          value={String(list.pageSize)}
          onChange={(event) => list.setPageSize(Number(event.target.value))}
        />
      </Box>
    </Box>
  );
}
