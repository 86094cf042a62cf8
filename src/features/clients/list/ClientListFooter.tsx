import { ListPages } from '@/ui/ListPages';
import type { ClientList } from './useClientList';

export function ClientListFooter({ list: { clients, query, change } }: { list: ClientList }) {
  if (!clients || clients.totalCount === 0) return null;

  return (
    <ListPages
      of="Clients"
      page={query.page}
      totalPages={clients.totalPages}
      onPage={(page) => change({ page }, { isStep: true })}
      pageSize={query.pageSize}
      onPageSize={(pageSize) => change({ pageSize })}
    />
  );
}
