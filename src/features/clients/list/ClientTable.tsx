import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Box from '@mui/material/Box';
import { busyLine } from '@/ui/busyLine';
import { SkeletonRows } from '@/ui/SkeletonRows';
import { SortHeader } from '@/ui/SortHeader';
import { unseen } from '@/ui/unseen';
import { TickBox } from '@/ui/TickBox';
import * as texts from '@/texts/clients/list';
import { ClientRow } from './ClientRow';
import { nextSorting } from './clientListParams';
import { wordsOf, type ColumnWord } from './columnWords';
import type { RowProps } from './rowProps';
import { firstSx, menuSx, tickSx } from './stickySx';
import type { ClientList } from './useClientList';

interface ClientTableProps {
  list: ClientList;
  /** Undefined while they are on their way for the first time. */
  rows: readonly RowProps[] | undefined;
}

// Relative, or what is out of sight in a wide table would make the whole page as wide.
const scrollSx = { overflowX: 'auto', position: 'relative' } as const;

const headSx = ({ palette }: { palette: { background: { paper: string } } }) => ({
  bgcolor: palette.background.paper,
});

export function ClientTable({ list, rows }: ClientTableProps) {
  const { sorting } = list.query;
  const columns = list.columns.columns;
  const header = (word: ColumnWord) => ({
    ...wordsOf(word),
    order: sorting.word === word ? (sorting.isDescending ? ('desc' as const) : ('asc' as const)) : null,
    onSort: () => list.change({ sorting: nextSorting(sorting, word) }),
  });

  return (
    <Box sx={scrollSx}>
      <Table aria-label={texts.clients} aria-busy={!rows || list.isStale} sx={busyLine(list.isStale)}>
        <TableHead>
          <TableRow sx={headSx}>
            <TableCell sx={tickSx}>
              <PageTick list={list} />
            </TableCell>
            <SortHeader {...header('name')} sx={firstSx} />
            {columns.map((word) => (
              <SortHeader key={word} {...header(word)} />
            ))}
            <TableCell sx={menuSx}>
              <Box component="span" sx={unseen}>
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

/** Ticks every client of the page, once they are there. */
export function PageTick({ list: { selection, clients, pageTick } }: { list: ClientList }) {
  const ids = clients?.items.map(({ id }) => id) ?? [];
  return (
    <TickBox
      ref={pageTick}
      label={texts.selectAllOnThisPage}
      isOn={selection.isPageSelected}
      isPartly={selection.isPagePartly}
      isDisabled={ids.length === 0}
      onChange={(isOn) => selection.set(ids, isOn)}
    />
  );
}
