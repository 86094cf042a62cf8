import { CardList } from '@/ui/CardList';
import * as texts from '@/texts/clients/list';
import { ClientCard } from './ClientCard';
import type { RowProps } from './rowProps';

interface ClientCardsProps {
  rows: readonly RowProps[] | undefined;
  isStale: boolean;
}

export const ClientCards = ({ rows, isStale }: ClientCardsProps) => (
  <CardList label={texts.clients} cardHeight={116} isStale={isStale}>
    {rows?.map((row) => (
      <ClientCard key={row.client.id} {...row} />
    ))}
  </CardList>
);
