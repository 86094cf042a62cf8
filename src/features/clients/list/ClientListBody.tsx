import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { paths } from '@/config/paths';
import { useChangedRows } from '@/lib/useChangedRows';
import { useRowInteraction } from '@/lib/useRowInteraction';
import * as texts from '@/texts/clients/list';
import { Button } from '@/ui/Button';
import { CardList } from '@/ui/CardList';
import { Checkbox } from '@/ui/Checkbox';
import { EmptyPage } from '@/ui/table/EmptyPage';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { NoMatch } from '@/ui/NoMatch';
import { Panel } from '@/ui/Panel';
import { ClientCell } from './ClientCell';
import { ClientName } from './ClientName';
import { ClientTable } from './ClientTable';
import { ListToolbar } from './ListToolbar';
import { RowMenuButton } from './RowMenuButton';
import { isNewestFirst } from './clientListParams';
import { columnOf, type ListedClient } from './columnDefinitions';
import { RowMenu } from './row-menu/RowMenu';
import type { RowProps } from './rowProps';
import type { ClientList } from './useClientList';

const headSx = { display: 'flex', alignItems: 'flex-start', gap: 1.25 } as const;
const columnsSx = {
  m: 0,
  pl: 4.5,
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: 2,
  rowGap: 1,
} as const;

/** Shows a client on phones, with the table's columns below the name. */
function ClientCard({ client, columns, isChanged, isSelected, onSelect, onMenu, listQueryString }: RowProps) {
  return (
    <Box
      component="li"
      sx={({ palette }) => ({
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 1,
        px: 2,
        py: 1.5,
        borderTop: `1px solid ${palette.divider}`,
        transition: 'background-color 600ms',
        bgcolor: isChanged || isSelected ? palette.tones.primary.soft : 'transparent',
      })}
    >
      <Box sx={headSx}>
        <Checkbox label={texts.select(client.name)} isOn={isSelected} onChange={onSelect} />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <ClientName client={client} listQueryString={listQueryString} />
        </Box>
        <RowMenuButton client={client} onOpen={onMenu} />
      </Box>
      <Box component="dl" sx={columnsSx}>
        {columns.map((column) => (
          <Box key={column} sx={{ minWidth: 0 }}>
            <Box component="dt" sx={{ typography: 'caption', color: 'text.secondary' }}>
              {columnOf(column).label}
            </Box>
            <Box component="dd" sx={{ m: 0, typography: 'body2', overflowWrap: 'anywhere' }}>
              <ClientCell client={client} column={column} />
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

interface NoClientsProps {
  list: ClientList;
  onAdd: () => void;
}

function NoClients({ list, onAdd }: NoClientsProps) {
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

/**
 * Returns the props of each row, or undefined until the clients and columns load. With Shift, a checkbox
 * applies to all rows between its row and the last toggled one.
 */
function useClientRows(list: ClientList, onMenu: RowProps['onMenu']): RowProps[] | undefined {
  const { selection, columns, listQueryString } = list;
  const items = list.columns.isLoading ? undefined : list.clients?.items;
  const changedIds = useChangedRows(list.currentData?.clients.items, list.pageKey);
  const lastToggledId = useRef<string | null>(null);

  const rangeTo = (id: string): string[] => {
    const ids = items?.map((item) => item.id) ?? [];
    const [from = 0, to = 0] = [ids.indexOf(lastToggledId.current ?? id), ids.indexOf(id)].sort(
      (a, b) => a - b,
    );
    return from < 0 ? [id] : ids.slice(from, to + 1);
  };
  const select = ({ id }: ListedClient, isOn: boolean, isRange: boolean) => {
    selection.set(isRange ? rangeTo(id) : [id], isOn);
    lastToggledId.current = id;
  };

  return items?.map((client) => ({
    client,
    columns: columns.columns,
    isChanged: changedIds.has(client.id),
    isSelected: selection.isSelected(client.id),
    onSelect: (isOn, { nativeEvent }) =>
      select(client, isOn, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey),
    onMenu,
    listQueryString,
  }));
}

/**
 * Shows new clients automatically only on page 1 sorted newest first, while the page is not scrolled, no menu
 * is open, and nothing is selected, hovered or focused. Otherwise rows would move while the operator uses
 * them.
 */
function useAutoShowNewClients(list: ClientList, isMenuOpen: boolean) {
  const { isInteracting, rowsProps } = useRowInteraction();
  const { newCount, lastNumber, showUpTo, query, selection } = list;

  // Runs only when clients arrive. Moving the pointer off the rows later does not show hidden clients.
  const onNewClients = useEffectEvent((number: number) => {
    const isNewestPage = query.page === 1 && isNewestFirst(query.sorting);
    if (isNewestPage && !isMenuOpen && !isInteracting() && selection.isEmpty) showUpTo(number);
  });
  useEffect(() => {
    if (newCount > 0 && lastNumber !== null) onNewClients(lastNumber);
  }, [newCount, lastNumber]);

  return rowsProps;
}

interface ClientCardsProps {
  rows: readonly RowProps[] | undefined;
  isStale: boolean;
}

const ClientCards = ({ rows, isStale }: ClientCardsProps) => (
  <CardList label={texts.clients} cardHeight={116} isStale={isStale}>
    {rows?.map((row) => (
      <ClientCard key={row.client.id} {...row} />
    ))}
  </CardList>
);

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
