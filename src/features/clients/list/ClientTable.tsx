import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import * as texts from '@/texts/clients/list';
import { Checkbox } from '@/ui/Checkbox';
import { loadingBarSx } from '@/ui/loadingBarSx';
import { SkeletonRows } from '@/ui/SkeletonRows';
import { SortHeader } from '@/ui/SortHeader';
import { visuallyHidden } from '@/ui/visuallyHidden';
import { ClientCell } from './ClientCell';
import { ClientName } from './ClientName';
import { RowMenuButton } from './RowMenuButton';
import { nextSorting } from './clientListParams';
import { type ColumnKey, columnOf, isSortable, type ListedClient } from './columnDefinitions';
import type { RowProps } from './rowProps';
import type { ClientList } from './useClientList';

// Keeps the checkbox, name and menu visible while the table scrolls sideways. These cells inherit the row's
// background, so that they cover the cells that scroll under them.
const stickySx = { position: 'sticky', zIndex: 1, bgcolor: 'inherit' } as const;

const checkboxWidth = 48;

const checkboxCellSx = {
  ...stickySx,
  left: 0,
  width: checkboxWidth,
  minWidth: checkboxWidth,
  pr: 0,
} as const;

const nameCellSx = {
  ...stickySx,
  left: checkboxWidth,
  width: 280,
  minWidth: 220,
  maxWidth: 320,
} as const;

const menuCellSx = { ...stickySx, right: 0, width: 48 } as const;

function ClientRow({ client, columns, isChanged, isSelected, onSelect, ...row }: RowProps) {
  return (
    <TableRow
      hover
      aria-selected={isSelected}
      sx={({ palette }) => ({
        transition: 'background-color 600ms',
        bgcolor: isChanged || isSelected ? palette.tones.primary.soft : palette.background.paper,
        '&.MuiTableRow-hover:hover': {
          bgcolor: isSelected ? palette.tones.primary.softHover : palette.action.hover,
        },
      })}
    >
      <TableCell sx={checkboxCellSx}>
        <Checkbox label={texts.select(client.name)} isOn={isSelected} onChange={onSelect} />
      </TableCell>
      <TableCell component="th" scope="row" sx={nameCellSx}>
        <ClientName client={client} listQueryString={row.listQueryString} />
      </TableCell>
      {columns.map((column) => (
        <DataCell key={column} client={client} column={column} />
      ))}
      <TableCell align="right" sx={{ ...menuCellSx, py: 0, pl: 0, pr: 1 }}>
        <RowMenuButton client={client} onOpen={row.onMenu} />
      </TableCell>
    </TableRow>
  );
}

function DataCell({ client, column }: { client: ListedClient; column: RowProps['columns'][number] }) {
  return (
    <TableCell align={columnOf(column).isNumber ? 'right' : 'left'} sx={{ whiteSpace: 'nowrap' }}>
      <ClientCell client={client} column={column} />
    </TableCell>
  );
}

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
