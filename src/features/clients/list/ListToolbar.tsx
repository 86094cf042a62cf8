import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import { loadWithRetry } from '@/lib/loadWithRetry';
import { useOpenFromUrl } from '@/lib/useOpenFromUrl';
import * as texts from '@/texts/clients/list';
import { ActionMenu } from '@/ui/ActionMenu';
import { Button } from '@/ui/Button';
import { ColumnPicker } from '@/ui/table/ColumnPicker';
import { LoadingBar } from '@/ui/LoadingBar';
import { SelectField } from '@/ui/SelectField';
import { bulkHistory, useBulkParam } from '../bulk/useBulkParam';
import { PageCheckbox } from './ClientTable';
import type { Sorting } from './clientListParams';
import { columnOf, isSortable, selectableColumns, type SortableColumn } from './columnDefinitions';
import type { ClientList } from './useClientList';

const labelOf = (column: SortableColumn, isDescending: boolean): string =>
  `${columnOf(column).label} ${isDescending ? '↓' : '↑'}`;

const valueOf = ({ column, isDescending }: Sorting): string => `${column} ${isDescending ? 'down' : 'up'}`;

/** Sets the order on phones, where the list has no column headers. */
function SortSelect({ list: { query, change, canSeeMoney } }: { list: ClientList }) {
  const columns = (['name', ...selectableColumns(canSeeMoney)] as const).filter(isSortable);
  const sortings = columns.flatMap((column) =>
    [false, true].map((isDescending) => ({ column, isDescending })),
  );
  const choose = (value: string) => {
    const sorting = sortings.find((option) => valueOf(option) === value);
    if (sorting) change({ sorting });
  };

  return (
    <Box sx={{ flex: '1 1 120px', maxWidth: 156 }}>
      <SelectField
        label={texts.sortBy}
        isLabelHidden
        value={valueOf(query.sorting)}
        options={sortings.map((option) => ({
          value: valueOf(option),
          label: labelOf(option.column, option.isDescending),
        }))}
        onChange={(event) => choose(event.target.value)}
      />
    </Box>
  );
}

const ExportDialog = lazy(() => loadWithRetry(() => import('../bulk/ExportDialog')));

function ListMenu({ list: { allMatching } }: { list: ClientList }) {
  const [isExporting, setExporting] = useOpenFromUrl('export');
  const [, setBulk] = useBulkParam();
  const actions = [
    {
      label: texts.exportClient(allMatching.count),
      onClick: () => setExporting(true),
      isDisabled: allMatching.count === 0,
    },
    { label: texts.earlierBulkActions, onClick: () => setBulk(bulkHistory) },
  ];

  return (
    <>
      <ActionMenu label={texts.moreForTheList} actions={actions} />
      {isExporting && (
        <Suspense fallback={<LoadingBar />}>
          <ExportDialog selection={allMatching} onClose={() => setExporting(false)} />
        </Suspense>
      )}
    </>
  );
}

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
