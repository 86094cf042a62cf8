import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import { formatCount, formatNumber } from '@/lib/format';
import { loadPatiently } from '@/lib/loadPatiently';
import { Button } from '@/ui/Button';
import type { ClientList } from './useClientList';

const BulkActions = lazy(() => loadPatiently(() => import('../bulk/BulkActions')));

const barSx = {
  position: 'sticky',
  bottom: { xs: 8, sm: 16 },
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  px: 2,
  py: 1,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 1.5,
  bgcolor: 'background.paper',
  boxShadow: 3,
} as const;

/** What can be done with the clients that are ticked; it stays in sight while there are any. */
export function BulkBar({ list }: { list: ClientList }) {
  const { selection, selected, clients } = list;
  if (selection.isEmpty || !clients) return null;
  const hasMore = !selection.isAll && selection.isPageSelected && clients.totalCount > selected.count;

  return (
    <Box role="region" aria-label="Selected clients" sx={barSx}>
      <Box component="span" role="status" sx={{ fontWeight: 500 }}>
        {formatCount(selected.count, 'client')} selected
      </Box>
      {hasMore && (
        <Button size={2} variant="text" onClick={selection.selectAll}>
          {`Select all ${formatNumber(clients.totalCount)} clients${list.isFiltered ? ' that match' : ''}`}
        </Button>
      )}
      <Button size={2} colour="gray" variant="text" onClick={selection.clear}>
        Clear
      </Button>
      <Suspense fallback={null}>
        <BulkActions selection={selected} onDone={selection.clear} />
      </Suspense>
    </Box>
  );
}
