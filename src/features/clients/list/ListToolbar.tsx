import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { Button } from '@/ui/Button';
import { ColumnPicker } from '@/ui/columns/ColumnPicker';
import * as texts from '@/texts/clients/list';
import { selectableColumns, columnOf } from './columnDefinitions';
import { ListMenu } from './ListMenu';
import { PageCheckbox } from './ClientTable';
import { SortSelect } from './SortSelect';
import type { ClientList } from './useClientList';

interface ListToolbarProps {
  list: ClientList;
  isPhone: boolean;
}

const barSx = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  minHeight: 48,
  px: 2,
  py: 1,
  borderBottom: '1px solid',
  borderColor: 'divider',
} as const;

export function ListToolbar({ list, isPhone }: ListToolbarProps) {
  return (
    <Box sx={barSx}>
      {isPhone && <PageCheckbox list={list} />}
      {/* Moves the buttons to a separate line on phones. */}
      <Box
        sx={{
          flex: { xs: '1 1 75%', sm: '1 1 auto' },
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 1,
        }}
      >
        <Box component="span" role="status" sx={{ typography: 'body2', color: 'text.secondary' }}>
          <TotalCount list={list} />
        </Box>
        <NewClients list={list} />
      </Box>
      {isPhone && <SortSelect list={list} />}
      <ColumnPicker
        chosen={list.columns.columns}
        available={selectableColumns(list.canSeeMoney)}
        labelOf={(column) => columnOf(column).label}
        onChange={list.columns.choose}
      />
      <ListMenu list={list} />
    </Box>
  );
}

function TotalCount({ list: { clients, total } }: { list: ClientList }) {
  if (!clients) return null;
  if (total.count !== null) return texts.clientCount(total.count);
  if (!total.hasFailed)
    return <Skeleton role="img" aria-label={texts.theClientsAreBeingCounted} width={88} />;
  return (
    <>
      {texts.theClientsCouldNotBeCounted}
      <Button size={1} variant="text" onClick={total.retry}>
        {texts.countAgain}
      </Button>
    </>
  );
}

/** Shows the number of hidden new clients, with a button that shows them. */
function NewClients({ list: { newCount, lastNumber, showUpTo } }: { list: ClientList }) {
  const show = () => lastNumber !== null && showUpTo(lastNumber);
  return (
    <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: 0.5, typography: 'body2' }}>
      {newCount > 0 && (
        <>
          <span>{texts.newClient(newCount)}</span>
          <Button size={1} variant="soft" onClick={show}>
            {texts.show}
          </Button>
        </>
      )}
    </Box>
  );
}
