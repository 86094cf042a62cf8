import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import RefreshIcon from '@mui/icons-material/Refresh';
import Box from '@mui/material/Box';
import { errorMessage } from '@/api/errors';
import { apiBase } from '@/config/env';
import { downloadLink } from '@/lib/downloadLink';
import { Button } from '@/ui/Button';
import { toast } from '@/ui/toast';
import * as texts from '@/texts/settings/record';
import { useExportAuditEventsMutation } from './recordApi';
import type { RecordList } from './useRecord';

const barSx = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 1,
  px: 2,
  py: 1,
  borderBottom: '1px solid',
  borderColor: 'divider',
} as const;

const quiet = { size: 2, colour: 'gray', variant: 'soft' } as const;

/** Stands above the rows: what came since, and a file of all that the filter leaves. */
export function RecordToolbar({ list }: { list: RecordList }) {
  const { which, events, isFetching, isFetchingNextPage, isStale, refetch } = list;
  const [prepare, { isLoading }] = useExportAuditEventsMutation();

  const save = async () => {
    const { data, error } = await prepare(which);
    if (!data) return toast.error(texts.theRecordCouldNotBeExported(errorMessage(error)));
    downloadLink(`${apiBase}${data.exportAuditEvents.url}`);
    toast.success(texts.theExportOfTheRecord);
  };

  const showNew = async () => {
    const { error } = await refetch();
    if (error) toast.error(errorMessage(error));
  };

  return (
    <Box sx={barSx}>
      <Button
        {...quiet}
        startIcon={<RefreshIcon aria-hidden sx={{ fontSize: 18 }} />}
        isLoading={Boolean(events) && isFetching && !isFetchingNextPage && !isStale}
        onClick={() => void showNew()}
      >
        {texts.showWhatIsNew}
      </Button>
      <Button
        {...quiet}
        startIcon={<DownloadIcon aria-hidden sx={{ fontSize: 18 }} />}
        isLoading={isLoading}
        disabled={!events || events.length === 0}
        onClick={() => void save()}
      >
        {texts.exportCsv}
      </Button>
    </Box>
  );
}
