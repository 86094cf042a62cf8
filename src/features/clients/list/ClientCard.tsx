import Box from '@mui/material/Box';
import { Checkbox } from '@/ui/Checkbox';
import * as texts from '@/texts/clients/list';
import { ClientCell } from './ClientCell';
import { ClientName } from './ClientName';
import { columnOf } from './columnDefinitions';
import { RowMenuButton } from './RowMenuButton';
import type { RowProps } from './rowProps';

const headSx = { display: 'flex', alignItems: 'flex-start', gap: 1.25 } as const;
const columnsSx = {
  m: 0,
  pl: 4.5,
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: 2,
  rowGap: 1,
} as const;

/** Shows a client on phones, with the table's columns below the name. */
export function ClientCard({
  client,
  columns,
  isChanged,
  isSelected,
  onSelect,
  onMenu,
  listQueryString,
}: RowProps) {
  return (
    <Box
      component="li"
      sx={({ palette }) => ({
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 1,
        px: 2,
        py: 1.5,
        borderTop: `1px solid ${palette.divider}`,
        transition: 'background-color 600ms',
        bgcolor: isChanged || isSelected ? palette.tones.primary.soft : 'transparent',
      })}
    >
      <Box sx={headSx}>
        <Checkbox label={texts.select(client.name)} isOn={isSelected} onChange={onSelect} />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <ClientName client={client} listQueryString={listQueryString} />
        </Box>
        <RowMenuButton client={client} onOpen={onMenu} />
      </Box>
      <Box component="dl" sx={columnsSx}>
        {columns.map((column) => (
          <Box key={column} sx={{ minWidth: 0 }}>
            <Box component="dt" sx={{ typography: 'caption', color: 'text.secondary' }}>
              {columnOf(column).label}
            </Box>
            <Box component="dd" sx={{ m: 0, typography: 'body2', overflowWrap: 'anywhere' }}>
              <ClientCell client={client} column={column} />
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
