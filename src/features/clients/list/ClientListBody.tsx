import { paths } from '@/config/paths';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { Panel } from '@/ui/Panel';
import { ClientTable } from './ClientTable';
import { useChangedRows } from './useChangedRows';
import type { ClientList } from './useClientList';

interface ClientListBodyProps {
  list: ClientList;
  onAdd: () => void;
}

/** The table, or why there is none. */
export function ClientListBody({ list, onAdd }: ClientListBodyProps) {
  const shown = list.currentData?.clients.items;
  const changed = useChangedRows(shown, JSON.stringify(list.originalArgs));

  if (list.error && !list.clients) return <ErrorPanel error={list.error} onRetry={list.refetch} />;
  if (list.clients && list.clients.items.length === 0 && !list.isFetching) {
    return (
      <Panel>
        <NoClients list={list} onAdd={onAdd} />
      </Panel>
    );
  }
  return (
    <Panel isFlush>
      <ClientTable
        clients={list.clients?.items}
        changed={changed}
        isStale={list.isFetching && !list.currentData}
        sorting={list.sorting}
        onSort={list.sortBy}
      />
    </Panel>
  );
}

function NoClients({ list, onAdd }: ClientListBodyProps) {
  if (list.page > 1) {
    const first = <Button onClick={() => list.setPage(1)}>Go to page 1</Button>;
    return <EmptyState title="There is nothing on this page" action={first} />;
  }
  if (list.isFiltered) {
    const clear = (
      <Button colour="gray" variant="soft" onClick={list.clearFilters}>
        Clear filters
      </Button>
    );
    return (
      <EmptyState title="No client matches" action={clear}>
        Try another spelling, or fewer filters.
      </EmptyState>
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
