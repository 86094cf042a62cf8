import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { ClientImportRowStatus } from '@contract/enums';
import { parsePage } from '@/lib/usePageParam';
import { useUrlParam } from '@/lib/useUrlParam';
import { EmptyPage } from '@/ui/EmptyPage';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { Pager } from '@/ui/Pager';
import { Panel } from '@/ui/Panel';
import { useGetClientImportRowsQuery, type ClientImportDetails } from '../clientImportApi';
import { ImportRowTable } from './ImportRowTable';

interface ImportRowsProps {
  title: string;
  status: ClientImportRowStatus;
  /** Name of the URL parameter with the page number of these rows. */
  param: string;
  clientImport: ClientImportDetails;
}

const pageSize = 20;

export function ImportRows({ title, status, param, clientImport }: ImportRowsProps) {
  const [pageText, setPageText] = useUrlParam(param, '1');
  const page = parsePage(pageText);
  const { data, currentData, error, isFetching, refetch } = useGetClientImportRowsQuery({
    id: clientImport.id,
    status,
    page,
    pageSize,
  });
  if (error && !currentData) return <ErrorPanel error={error} onRetry={refetch} />;
  const rows = data?.clientImportRows;
  const totalPages = rows?.totalPages ?? 1;
  const toPage = (next: number) => setPageText(String(next));

  return (
    <Panel title={title}>
      <Stack spacing={2}>
        <Box tabIndex={0} role="group" aria-label={title} sx={{ overflowX: 'auto' }}>
          <ImportRowTable
            label={title}
            columns={clientImport.columns}
            rows={rows?.items}
            isStale={isFetching && data !== undefined && !currentData}
          />
        </Box>
        {page > 1 && rows?.items.length === 0 && <EmptyPage totalPages={totalPages} onPage={toPage} />}
        {totalPages > 1 && <Pager page={page} totalPages={totalPages} onChange={toPage} />}
      </Stack>
    </Panel>
  );
}
