import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { Checkbox } from '@/ui/Checkbox';
import * as texts from '@/texts/clients/list';
import { ClientCell } from './ClientCell';
import { type ListedClient, columnOf } from './columnDefinitions';
import { ClientName } from './ClientName';
import type { RowProps } from './rowProps';
import { RowMenuButton } from './RowMenuButton';
import { nameCellSx, menuCellSx, checkboxCellSx } from './stickySx';

export function ClientRow({ client, columns, isChanged, isSelected, onSelect, ...row }: RowProps) {
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
