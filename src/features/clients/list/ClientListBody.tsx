import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { useState } from 'react';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { Panel } from '@/ui/Panel';
import type { ListedClient } from './columnDefinitions';
import { ClientCards } from './ClientCards';
import { ClientTable } from './ClientTable';
import { ListToolbar } from './ListToolbar';
import { NoClients } from './NoClients';
import { RowMenu } from './row-menu/RowMenu';
import { useAutoShowNewClients } from './useAutoShowNewClients';
import type { ClientList } from './useClientList';
import { useClientRows } from './useClientRows';

interface ClientListBodyProps {
  list: ClientList;
  onAdd: () => void;
}

interface OpenMenu {
  button: HTMLElement;
  client: ListedClient;
}

export function ClientListBody({ list, onAdd }: ClientListBodyProps) {
  const [menu, setMenu] = useState<OpenMenu | null>(null);
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const rows = useClientRows(list, (button, client) => setMenu({ button, client }));
  const containerProps = useAutoShowNewClients(list, menu !== null);

  if (list.error && !list.clients) return <ErrorPanel error={list.error} onRetry={list.refetch} />;
  const isEmpty = list.clients?.items.length === 0 && !list.isFetching;

  return (
    <Panel isFlush>
      <ListToolbar list={list} isPhone={isPhone} />
      <div {...containerProps}>
        {isEmpty && <NoClients list={list} onAdd={onAdd} />}
        {!isEmpty && isPhone && <ClientCards rows={rows} isStale={list.isStale} />}
        {!isEmpty && !isPhone && <ClientTable list={list} rows={rows} />}
      </div>
      {menu && <RowMenu {...menu} listQueryString={list.listQueryString} onClose={() => setMenu(null)} />}
    </Panel>
  );
}
