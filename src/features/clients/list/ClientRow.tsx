import Box from '@mui/material/Box';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { paths } from '@/config/paths';
import { countryName } from '@/lib/countryName';
import { formatDate, formatNumber } from '@/lib/format';
import { Avatar } from '@/ui/Avatar';
import { CopyButton } from '@/ui/CopyButton';
import { Link } from '@/ui/Link';
import { ClientStatusBadge } from '../ClientStatusBadge';
import type { ListedClient } from './ClientTable';
import { columnFrom } from './columns';

const lineSx = { display: 'flex', alignItems: 'center', gap: 0.25, minWidth: 0 } as const;
const cutSx = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export function ClientRow({ client, isChanged }: { client: ListedClient; isChanged: boolean }) {
  return (
    <TableRow
      hover
      sx={({ palette }) => ({
        transition: 'background-color 600ms',
        bgcolor: isChanged ? palette.tones.primary.soft : 'transparent',
      })}
    >
      <TableCell component="th" scope="row" sx={{ maxWidth: { sm: 320 } }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, minWidth: 0 }}>
          <Avatar name={client.name} />
          <Box sx={{ minWidth: 0 }}>
            <Box sx={cutSx}>
              <Link to={paths.clientView(client.id)} isQuiet>
                {client.name}
              </Link>
            </Box>
            <Box sx={{ ...lineSx, color: 'text.secondary', fontWeight: 400 }}>
              <Box component="span" sx={cutSx}>
                {client.email}
              </Box>
              <CopyButton text={client.email} label={`Copy the e-mail address of ${client.name}`} />
            </Box>
          </Box>
        </Box>
      </TableCell>
      <TableCell sx={columnFrom.phone}>
        <ClientStatusBadge status={client.status} />
      </TableCell>
      <TableCell sx={columnFrom.tablet}>{client.plan?.name ?? '–'}</TableCell>
      <TableCell sx={columnFrom.desktop}>{client.country ? countryName(client.country) : '–'}</TableCell>
      <TableCell sx={columnFrom.tablet}>{formatDate(client.createdAt)}</TableCell>
      <TableCell sx={columnFrom.desktop}>{formatNumber(client.number)}</TableCell>
    </TableRow>
  );
}
