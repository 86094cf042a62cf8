import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { errorMessage } from '@/api/errors';
import { apiBase } from '@/config/env';
import { downloadLink } from '@/lib/download';
import { formatBytes, formatDate } from '@/lib/format';
import * as texts from '@/texts/settings/company-profile/archive';
import { Button } from '@/ui/Button';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { Panel } from '@/ui/Panel';
import { ProgressBar } from '@/ui/ProgressBar';
import { type BadgeTone, StatusBadge } from '@/ui/StatusBadge';
import { toast } from '@/ui/toast';
import {
  type Archive,
  useCreateCompanyExportLinkMutation,
  useGetCompanyExportsQuery,
  useStartCompanyExportMutation,
} from '../companyProfileApi';

const badges: Readonly<Record<Archive['status'], { tone: BadgeTone; label: string }>> = {
  Running: { tone: 'blue', label: texts.beingMade },
  Finished: { tone: 'green', label: texts.ready },
  Failed: { tone: 'red', label: texts.failed },
  Expired: { tone: 'gray', label: texts.deleted },
};

const rowSx = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  pt: 1.5,
  borderTop: '1px solid',
  borderColor: 'divider',
} as const;

function describeArchive({
  status,
  createdByName,
  createdAt,
  expiresAt,
  kilobytes,
  failure,
}: Archive): string {
  const requestedBy = texts.askedForBy(createdByName, formatDate(createdAt, 'dateTime'));
  if (status === 'Failed') return `${requestedBy} ${failure ?? ''}`;
  if (status === 'Finished' && expiresAt) {
    return texts.until(formatBytes(kilobytes * 1000), formatDate(expiresAt, 'dateTime'), requestedBy);
  }
  return requestedBy;
}

/**
 * Shows the progress. The total is an estimate from before the export, so the final number of rows can
 * differ.
 */
const Progress = ({ archive: { rowsWritten, estimatedRows } }: { archive: Archive }) => (
  <Box sx={{ flexBasis: '100%' }}>
    <ProgressBar
      value={estimatedRows === 0 ? 0 : (100 * rowsWritten) / estimatedRows}
      label={texts.rowOfAboutRow(rowsWritten, estimatedRows)}
    />
  </Box>
);

function ArchiveRow({ archive }: { archive: Archive }) {
  const { id, status, fileName } = archive;
  const [getLink, { isLoading }] = useCreateCompanyExportLinkMutation();
  const { tone, label } = badges[status];

  const download = async () => {
    const { data, error } = await getLink({ id });
    if (data) downloadLink(`${apiBase}${data.createCompanyExportLink.url}`);
    else toast.error(errorMessage(error));
  };

  return (
    <Box component="li" sx={rowSx}>
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Typography sx={{ overflowWrap: 'anywhere', fontWeight: 500 }}>
          {fileName} <StatusBadge tone={tone}>{label}</StatusBadge>
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {describeArchive(archive)}
        </Typography>
      </Box>
      {status === 'Finished' && (
        <Button size={2} onClick={() => void download()} isLoading={isLoading}>
          {texts.download}
        </Button>
      )}
      {status === 'Running' && <Progress archive={archive} />}
    </Box>
  );
}

export function ArchivePanel() {
  const { data, error, refetch } = useGetCompanyExportsQuery();
  const [start, { isLoading }] = useStartCompanyExportMutation();
  if (error && !data) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={160} />;
  const archives = data.companyExports;
  const isRunning = archives.some(({ status }) => status === 'Running');

  const startArchive = async () => {
    const result = await start();
    if (result.error) toast.error(errorMessage(result.error));
    else toast.success(texts.theArchiveWasBegunYou);
  };

  return (
    <Panel title={texts.exportEverything}>
      <Stack spacing={2}>
        <Typography sx={{ color: 'text.secondary' }}>{texts.clientsPaymentsPlansTexts}</Typography>
        <div>
          <Button
            variant="soft"
            onClick={() => void startArchive()}
            isLoading={isLoading}
            disabled={isRunning}
          >
            {texts.makeAnArchive}
          </Button>
        </div>
        {archives.length === 0 && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {texts.noneWasMadeInTheLast}
          </Typography>
        )}
        {archives.length > 0 && (
          <Stack
            component="ul"
            aria-label={texts.archives}
            spacing={1.5}
            sx={{ m: 0, p: 0, listStyle: 'none' }}
          >
            {archives.map((archive) => (
              <ArchiveRow key={archive.id} archive={archive} />
            ))}
          </Stack>
        )}
      </Stack>
    </Panel>
  );
}
