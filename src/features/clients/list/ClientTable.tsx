import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Box from '@mui/material/Box';
import { loadingBarSx } from '@/ui/loadingBarSx';
import { SkeletonRows } from '@/ui/SkeletonRows';
import { SortHeader } from '@/ui/SortHeader';
import { visuallyHidden } from '@/ui/visuallyHidden';
import { Checkbox } from '@/ui/Checkbox';
import * as texts from '@/texts/clients/list';
import { ClientRow } from './ClientRow';
import { nextSorting } from './clientListParams';
import { columnOf, isSortable, type ColumnKey } from './columnDefinitions';
import type { RowProps } from './rowProps';
import { nameCellSx, menuCellSx, checkboxCellSx } from './stickySx';
import type { ClientList } from './useClientList';

interface ClientTableProps {
  list: ClientList;
  /** Undefined during the first load. */
  rows: readonly RowProps[] | undefined;
}

// `position: relative` confines visually hidden elements, which would otherwise widen the page.
const scrollSx = { overflowX: 'auto', position: 'relative' } as const;

const headSx = ({ palette }: { palette: { background: { paper: string } } }) => ({
  bgcolor: palette.background.paper,
});

export function ClientTable({ list, rows }: ClientTableProps) {
  const { sorting } = list.query;
  const columns = list.columns.columns;
  const header = (column: ColumnKey) => ({
    ...columnOf(column),
    order: sorting.column === column ? (sorting.isDescending ? ('desc' as const) : ('asc' as const)) : null,
    onSort: isSortable(column) ? () => list.change({ sorting: nextSorting(sorting, column) }) : undefined,
  });

  return (
    <Box sx={scrollSx}>
      <Table aria-label={texts.clients} aria-busy={!rows || list.isStale} sx={loadingBarSx(list.isStale)}>
        <TableHead>
          <TableRow sx={headSx}>
            <TableCell sx={checkboxCellSx}>
              <PageCheckbox list={list} />
            </TableCell>
            <SortHeader {...header('name')} sx={nameCellSx} />
            {columns.map((column) => (
              <SortHeader key={column} {...header(column)} />
            ))}
            <TableCell sx={menuCellSx}>
              <Box component="span" sx={visuallyHidden}>
                {texts.actions}
              </Box>
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows ? (
            rows.map((row) => <ClientRow key={row.client.id} {...row} />)
          ) : (
            <SkeletonRows rows={8} columns={columns.length + 3} />
          )}
        </TableBody>
      </Table>
    </Box>
  );
}

/** Selects or deselects all clients of the page. Disabled while the page contains none. */
export function PageCheckbox({ list: { selection, clients, pageCheckbox } }: { list: ClientList }) {
  const ids = clients?.items.map(({ id }) => id) ?? [];
  return (
    <Checkbox
      ref={pageCheckbox}
      label={texts.selectAllOnThisPage}
      isOn={selection.isPageSelected}
      isIndeterminate={selection.isPagePartlySelected}
      isDisabled={ids.length === 0}
      onChange={(isOn) => selection.set(ids, isOn)}
    />
  );
}
