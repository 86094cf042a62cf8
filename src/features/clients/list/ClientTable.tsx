import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { SkeletonRows } from '@/ui/SkeletonRows';
import type { GetClientsQuery } from '../clients.generated';
import { ClientRow } from './ClientRow';
import type { Sorting, SortWord } from './clientListParams';
import { columnFrom } from './columns';
import { SortHeader } from './SortHeader';

export type ListedClient = GetClientsQuery['clients']['items'][number];

interface ClientTableProps {
  /** Undefined while they are on their way for the first time. */
  clients: readonly ListedClient[] | undefined;
  changed: ReadonlySet<string>;
  isStale: boolean;
  sorting: Sorting;
  onSort: (word: SortWord) => void;
}

export function ClientTable({ clients, changed, isStale, sorting, onSort }: ClientTableProps) {
  const header = { sorting, onSort };

  return (
    <Table
      aria-label="Clients"
      aria-busy={!clients || isStale}
      sx={{
        opacity: isStale ? 0.6 : 1,
        transition: 'opacity 120ms 120ms',
        tableLayout: { xs: 'fixed', sm: 'auto' },
      }}
    >
      <TableHead>
        <TableRow>
          <SortHeader word="name" label="Client" {...header} />
          <SortHeader word="status" label="Status" {...header} sx={columnFrom.phone} />
          <TableCell sx={columnFrom.tablet}>Plan</TableCell>
          <SortHeader word="country" label="Country" {...header} sx={columnFrom.desktop} />
          <SortHeader word="created" label="Created" {...header} sx={columnFrom.tablet} />
          <SortHeader word="number" label="#" {...header} sx={columnFrom.desktop} />
        </TableRow>
      </TableHead>
      <TableBody>
        {clients ? (
          clients.map((client) => (
            <ClientRow key={client.id} client={client} isChanged={changed.has(client.id)} />
          ))
        ) : (
          <SkeletonRows rows={8} columns={2} />
        )}
      </TableBody>
    </Table>
  );
}
