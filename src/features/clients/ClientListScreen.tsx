import { useLingui } from '@lingui/react/macro';
import Stack from '@mui/material/Stack';
import { lazy, Suspense } from 'react';
import { paths } from '@/config/paths';
import { loadWithRetry } from '@/lib/loadWithRetry';
import { useOpenFromUrl } from '@/lib/useOpenFromUrl';
import { Button } from '@/ui/Button';
import { LoadingBar } from '@/ui/LoadingBar';
import { PageHeader } from '@/ui/PageHeader';
import { ListPages } from '@/ui/table/ListPages';
import { AddClientDialog } from './add/AddClientDialog';
import { BulkBar } from './list/BulkBar';
import { ClientListBody } from './list/ClientListBody';
import { ClientFilterBar } from './list/filters/ClientFilterBar';
import { StatusFilter } from './list/StatusFilter';
import { type ClientList, useClientList } from './list/useClientList';
import { ModifiedView } from './views/ModifiedView';
import { SaveView } from './views/SaveView';
import { ViewTabs } from './views/ViewTabs';

/**
 * Shows the buttons that save or reset the state of the list. Renders nothing while there is no change to
 * save.
 */
function ViewActions({ list }: { list: ClientList }) {
  const { current } = list.views;
  const isChanged = current ? list.isViewModified : list.viewQuery !== '';
  if (!isChanged) return null;

  return (
    <>
      {current && <ModifiedView list={list} view={current} />}
      <SaveView list={list} />
    </>
  );
}

function ClientListFooter({ list }: { list: ClientList }) {
  const { clients, total, totalPages, query } = list;
  const isEmpty = total.count === 0 || (query.page === 1 && clients?.items.length === 0);
  if (!clients || isEmpty) return null;

  return <ListPages list={list} totalPages={totalPages} isLastPage={clients.items.length < query.pageSize} />;
}

const BulkHost = lazy(() => loadWithRetry(() => import('./bulk/BulkHost')));

export default function ClientListScreen() {
  const { t } = useLingui();
  const list = useClientList();
  const [isAdding, setAdding] = useOpenFromUrl('add');
  const openAddDialog = () => setAdding(true);

  return (
    <Stack spacing={2}>
      <PageHeader
        title={t`Client Management`}
        actions={
          <>
            <Button color="gray" variant="soft" to={paths.clientImport}>
              {t`Import CSV`}
            </Button>
            <Button onClick={openAddDialog}>{t`Add client`}</Button>
          </>
        }
      />
      <ViewTabs list={list} />
      <ClientFilterBar list={list}>
        <ViewActions list={list} />
      </ClientFilterBar>
      <StatusFilter list={list} />
      <ClientListBody list={list} onAdd={openAddDialog} />
      <ClientListFooter list={list} />
      <BulkBar list={list} />
      {list.isBulkOpen && (
        <Suspense fallback={<LoadingBar />}>
          <BulkHost />
        </Suspense>
      )}
      {isAdding && <AddClientDialog onAdded={list.showUpTo} onClose={() => setAdding(false)} />}
    </Stack>
  );
}
