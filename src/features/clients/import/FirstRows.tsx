import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { SkeletonRows } from '@/ui/SkeletonRows';
import * as texts from '@/texts/clients/import';
import { useGetClientImportRowsQuery, type ClientImportDetails } from '../clientImportApi';
import { isBlankColumn } from './clientFields';

const maxRows = 5;
const cellSx = { maxWidth: 260, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export function FirstRows({ clientImport: { id, columns } }: { clientImport: ClientImportDetails }) {
  const { data } = useGetClientImportRowsQuery({ id, status: null, page: 1, pageSize: 20 });
  const shownColumns = columns.filter((column) => !isBlankColumn(column));

  return (
    <Box tabIndex={0} role="group" aria-label={texts.firstRows} sx={{ overflowX: 'auto' }}>
      <Table aria-label={texts.firstRows} aria-busy={!data} size="small">
        <TableHead>
          <TableRow>
            {shownColumns.map(({ index, header }) => (
              <TableCell key={index} sx={cellSx}>
                {header}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {!data && <SkeletonRows rows={maxRows} columns={shownColumns.length} />}
          {data?.clientImportRows.items.slice(0, maxRows).map(({ number, cells }) => (
            <TableRow key={number}>
              {shownColumns.map(({ index }) => (
                <TableCell key={index} sx={cellSx} dir="auto">
                  {cells[index]}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
