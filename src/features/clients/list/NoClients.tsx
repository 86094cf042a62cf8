import { paths } from '@/config/paths';
import { Button } from '@/ui/Button';
import { EmptyPage } from '@/ui/EmptyPage';
import { EmptyState } from '@/ui/EmptyState';
import { NoMatch } from '@/ui/NoMatch';
import * as texts from '@/texts/clients/list';
import type { ClientList } from './useClientList';

interface NoClientsProps {
  list: ClientList;
  onAdd: () => void;
}

export function NoClients({ list, onAdd }: NoClientsProps) {
  if (list.query.page > 1) {
    return <EmptyPage totalPages={list.totalPages} onPage={(page) => list.change({ page })} />;
  }
  if (list.query.filter.needsAttention && !list.query.search) {
    return (
      <EmptyState
        title={texts.nobodyNeedsAttention}
        action={<Button to={paths.clients}>{texts.seeAllClients}</Button>}
      >
        {texts.clientsWhoFallBehindWhoseTrial}
      </EmptyState>
    );
  }
  if (list.isFiltered) {
    return (
      <NoMatch title={texts.noClientMatches} onClear={list.clearFilters}>
        {texts.tryAnotherSpellingOrFewer}
      </NoMatch>
    );
  }
  const firstActions = (
    <>
      <Button onClick={onAdd}>{texts.addClient}</Button>
      <Button color="gray" variant="soft" to={paths.clientImport}>
        {texts.importCsv}
      </Button>
    </>
  );
  return (
    <EmptyState title={texts.noClientsYet} action={firstActions}>
      {texts.addYourFirstClientOrBring}
    </EmptyState>
  );
}
