import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import RefreshIcon from '@mui/icons-material/Refresh';
import Box from '@mui/material/Box';
import { errorMessage } from '@/api/errors';
import { apiBase } from '@/config/env';
import { downloadLink } from '@/lib/downloadLink';
import { Button } from '@/ui/Button';
import { toast } from '@/ui/toast';
import * as texts from '@/texts/settings/record';
import { useExportAuditEventsMutation } from './auditLogApi';
import type { AuditLogList } from './useAuditLog';

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

const buttonProps = { size: 2, color: 'gray', variant: 'soft' } as const;

export function AuditLogToolbar({ list }: { list: AuditLogList }) {
  const { criteria, events, isFetching, isFetchingNextPage, isStale, refetch } = list;
  const [exportEvents, { isLoading }] = useExportAuditEventsMutation();

  const save = async () => {
    const { data, error } = await exportEvents(criteria);
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
        {...buttonProps}
        startIcon={<RefreshIcon aria-hidden sx={{ fontSize: 18 }} />}
        isLoading={Boolean(events) && isFetching && !isFetchingNextPage && !isStale}
        onClick={() => void showNew()}
      >
        {texts.showWhatIsNew}
      </Button>
      <Button
        {...buttonProps}
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
