import { ListPages } from '@/ui/ListPages';
import * as texts from '@/texts/clients/list';
import type { ClientList } from './useClientList';

export function ClientListFooter({
  list: { clients, total, totalPages, query, change },
}: {
  list: ClientList;
}) {
  const isEmpty = total.count === 0 || (query.page === 1 && clients?.items.length === 0);
  if (!clients || isEmpty) return null;

  return (
    <ListPages
      itemsLabel={texts.clients}
      page={query.page}
      totalPages={totalPages}
      isLastPage={clients.items.length < query.pageSize}
      onPage={(page) => change({ page }, { shouldPush: true })}
      pageSize={query.pageSize}
      onPageSize={(pageSize) => change({ pageSize })}
    />
  );
}
