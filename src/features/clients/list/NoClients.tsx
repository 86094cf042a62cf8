import { paths } from '@/config/paths';
import { Button } from '@/ui/Button';
import { EmptyPage } from '@/ui/EmptyPage';
import { EmptyState } from '@/ui/EmptyState';
import { NoMatch } from '@/ui/NoMatch';
import type { ClientList } from './useClientList';

interface NoClientsProps {
  list: ClientList;
  onAdd: () => void;
}

/** Why the list is empty, and what to do about it. */
export function NoClients({ list, onAdd }: NoClientsProps) {
  if (list.query.page > 1) {
    return <EmptyPage onFirst={() => list.change({ page: 1 })} />;
  }
  if (list.query.filter.needsAttention && !list.query.search) {
    return (
      <EmptyState title="Nobody needs attention" action={<Button to={paths.clients}>See all clients</Button>}>
        Clients who fall behind, whose trial ends within a week or who are about to leave will stand here.
      </EmptyState>
    );
  }
  if (list.isFiltered) {
    return (
      <NoMatch title="No client matches" onClear={list.clearFilters}>
        Try another spelling, or fewer filters.
      </NoMatch>
    );
  }
  const start = (
    <>
      <Button onClick={onAdd}>Add client</Button>
      <Button colour="gray" variant="soft" to={paths.clientImport}>
        Import CSV
      </Button>
    </>
  );
  return (
    <EmptyState title="No clients yet" action={start}>
      Add your first client, or bring all of them along in a CSV file.
    </EmptyState>
  );
}
