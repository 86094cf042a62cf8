import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { ClientCard } from './ClientCard';
import type { RowProps } from './rowProps';

interface ClientCardsProps {
  rows: readonly RowProps[] | undefined;
  isStale: boolean;
}

const placeholders = [0, 1, 2, 3];

export function ClientCards({ rows, isStale }: ClientCardsProps) {
  return (
    <Box
      component="ul"
      aria-label="Clients"
      aria-busy={!rows || isStale}
      sx={{ listStyle: 'none', m: 0, p: 0, opacity: isStale ? 0.6 : 1, transition: 'opacity 120ms 120ms' }}
    >
      {rows
        ? rows.map((row) => <ClientCard key={row.client.id} {...row} />)
        : placeholders.map((place) => (
            <Box component="li" key={place} aria-hidden sx={{ p: 2 }}>
              <Skeleton variant="rounded" height={116} />
            </Box>
          ))}
    </Box>
  );
}
