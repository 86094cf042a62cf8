import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { lazy, Suspense } from 'react';
import { paths } from '@/config/paths';
import { loadWithRetry } from '@/lib/loadWithRetry';
import { useOpenFromUrl } from '@/lib/useOpenFromUrl';
import { Button } from '@/ui/Button';
import { LoadingBar } from '@/ui/LoadingBar';
import { PageHeader } from '@/ui/PageHeader';
import * as screens from '@/texts/app/screens';
import * as texts from '@/texts/clients';
import { AddClientDialog } from './add/AddClientDialog';
import { BulkBar } from './list/BulkBar';
import { ClientListBody } from './list/ClientListBody';
import { ClientListFooter } from './list/ClientListFooter';
import { FilterBar } from './list/filters/FilterBar';
import { ListSearch } from './list/ListSearch';
import { StatusFilter } from './list/StatusFilter';
import { useClientList } from './list/useClientList';
import { ViewActions } from './views/ViewActions';
import { ViewTabs } from './views/ViewTabs';

const BulkHost = lazy(() => loadWithRetry(() => import('./bulk/BulkHost')));

export default function ClientListScreen() {
  const list = useClientList();
  const [isAdding, setAdding] = useOpenFromUrl('add');
  const openAddDialog = () => setAdding(true);

  return (
    <Stack spacing={2}>
      <PageHeader
        title={screens.clientManagement.title}
        actions={
          <>
            <Button color="gray" variant="soft" to={paths.clientImport}>
              {texts.importCsv}
            </Button>
            <Button onClick={openAddDialog}>{texts.addClient}</Button>
          </>
        }
      />
      <ViewTabs list={list} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Box sx={{ flex: '1 1 300px', maxWidth: { sm: 400 } }}>
          <ListSearch />
        </Box>
        <Box sx={{ flex: '999 1 300px', minWidth: 0 }}>
          <FilterBar list={list}>
            <ViewActions list={list} />
          </FilterBar>
        </Box>
      </Box>
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
