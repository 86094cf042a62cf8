import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

interface ScrollingTableProps {
  label: string;
  headers: readonly string[];
  rows: readonly (readonly string[])[];
}

const frameSx = { maxHeight: 320, overflow: 'auto', borderTop: '1px solid', borderColor: 'divider' } as const;

export function ScrollingTable({ label, headers, rows }: ScrollingTableProps) {
  return (
    <Box
      role="group"
      aria-label={label}
      // Keyboard users can scroll a box only if it is focusable.
      tabIndex={0}
      sx={frameSx}
    >
      <Table size="small" stickyHeader aria-label={label}>
        <TableHead>
          <TableRow>
            {headers.map((header, column) => (
              <TableCell key={header} align={column === 0 ? 'left' : 'right'}>
                {header}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((cells, row) => (
            <TableRow key={row}>
              {cells.map((cell, column) =>
                column === 0 ? (
                  <TableCell key={column} component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
                    {cell}
                  </TableCell>
                ) : (
                  <TableCell key={column} align="right" sx={{ whiteSpace: 'nowrap' }}>
                    {cell}
                  </TableCell>
                ),
              )}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
