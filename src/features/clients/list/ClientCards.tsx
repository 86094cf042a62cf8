import { CardList } from '@/ui/CardList';
import { ClientCard } from './ClientCard';
import type { RowProps } from './rowProps';

interface ClientCardsProps {
  rows: readonly RowProps[] | undefined;
  isStale: boolean;
}

export const ClientCards = ({ rows, isStale }: ClientCardsProps) => (
  <CardList label="Clients" cardHeight={116} isStale={isStale}>
    {rows?.map((row) => (
      <ClientCard key={row.client.id} {...row} />
    ))}
  </CardList>
);
