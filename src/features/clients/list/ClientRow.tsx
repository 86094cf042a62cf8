import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { TickBox } from '@/ui/TickBox';
import * as texts from '@/texts/clients/list';
import type { ListedClient } from './ClientCell';
import { ClientCell } from './ClientCell';
import { ClientName } from './ClientName';
import type { RowProps } from './rowProps';
import { wordsOf } from './columnWords';
import { RowMenuButton } from './RowMenuButton';
import { firstSx, menuSx, tickSx } from './stickySx';

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
      <TableCell sx={tickSx}>
        <TickBox label={texts.select(client.name)} isOn={isSelected} onChange={onSelect} />
      </TableCell>
      <TableCell component="th" scope="row" sx={firstSx}>
        <ClientName client={client} listText={row.listText} />
      </TableCell>
      {columns.map((word) => (
        <DataCell key={word} client={client} word={word} />
      ))}
      <TableCell align="right" sx={{ ...menuSx, py: 0, pl: 0, pr: 1 }}>
        <RowMenuButton client={client} onOpen={row.onMenu} />
      </TableCell>
    </TableRow>
  );
}

function DataCell({ client, word }: { client: ListedClient; word: RowProps['columns'][number] }) {
  return (
    <TableCell align={wordsOf(word).isNumber ? 'right' : 'left'} sx={{ whiteSpace: 'nowrap' }}>
      <ClientCell client={client} word={word} />
    </TableCell>
  );
}
