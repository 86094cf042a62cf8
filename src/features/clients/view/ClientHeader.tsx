import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { paths } from '@/config/paths';
import { formatDate } from '@/lib/format';
import { Avatar } from '@/ui/Avatar';
import { Button } from '@/ui/Button';
import { CopyButton } from '@/ui/CopyButton';
import type { GetClientQuery } from '../clients.generated';
import { ClientStatusBadge } from '../ClientStatusBadge';

export type ViewedClient = GetClientQuery['client'];

const rowSx = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  rowGap: 0.5,
} as const;

export function ClientHeader({ client }: { client: ViewedClient }) {
  return (
    <Box component="header" sx={{ ...rowSx, justifyContent: 'space-between', rowGap: 2 }}>
      <Box sx={{ ...rowSx, flexWrap: 'nowrap', minWidth: 0 }}>
        <Avatar name={client.name} size={48} />
        <Box sx={{ minWidth: 0 }}>
          <Box sx={rowSx}>
            <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
              {client.name}
            </Typography>
            <ClientStatusBadge status={client.status} />
          </Box>
          <Box sx={{ ...rowSx, columnGap: 0.5, color: 'text.secondary' }}>
            <span>
              Client {client.number}, since {formatDate(client.createdAt)}
            </span>
            <CopyButton text={String(client.number)} label="Copy the client number" />
          </Box>
        </Box>
      </Box>
      {client.status !== 'Deactivated' && (
        <Button colour="red" variant="soft" to={paths.clientDeactivate(client.id)}>
          Deactivate
        </Button>
      )}
    </Box>
  );
}
