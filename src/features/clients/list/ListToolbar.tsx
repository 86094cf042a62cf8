import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { Button } from '@/ui/Button';
import { ColumnPicker } from '@/ui/columns/ColumnPicker';
import * as texts from '@/texts/clients/list';
import { choosableColumns, wordsOf } from './columnWords';
import { ListMenu } from './ListMenu';
import { PageTick } from './ClientTable';
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

/** Stands above the rows: how many there are, who came meanwhile, and how they are shown. */
export function ListToolbar({ list, isPhone }: ListToolbarProps) {
  return (
    <Box sx={barSx}>
      {isPhone && <PageTick list={list} />}
      {/* On a phone what there is to press stands in a line of its own. */}
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
          <Count list={list} />
        </Box>
        <Newcomers list={list} />
      </Box>
      {isPhone && <SortSelect list={list} />}
      <ColumnPicker
        chosen={list.columns.columns}
        offered={choosableColumns(list.hasMoney)}
        labelOf={(word) => wordsOf(word).label}
        onChange={list.columns.choose}
      />
      <ListMenu list={list} />
    </Box>
  );
}

function Count({ list: { clients, total } }: { list: ClientList }) {
  if (!clients) return null;
  if (total.count !== null) return texts.clientCount(total.count);
  if (!total.hasFailed)
    return <Skeleton role="img" aria-label={texts.theClientsAreBeingCounted} width={88} />;
  return (
    <>
      {texts.theClientsCouldNotBeCounted}
      <Button size={1} variant="text" onClick={total.tryAgain}>
        {texts.countAgain}
      </Button>
    </>
  );
}

/** Clients who were added meanwhile wait here until the reader wants them. */
function Newcomers({ list: { newCount, lastNumber, showUpTo } }: { list: ClientList }) {
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
