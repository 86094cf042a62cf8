import type { MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { errorMessage } from '@/api/errors';
import { apiBase } from '@/config/env';
import { downloadLink } from '@/lib/download';
import { formatBytes, formatDate, formatNumber } from '@/lib/format';
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

const badges: Readonly<Record<Archive['status'], { tone: BadgeTone; label: MessageDescriptor }>> = {
  Running: { tone: 'blue', label: msg`Creating` },
  Finished: { tone: 'green', label: msg({ message: 'Ready', context: 'archive' }) },
  Failed: { tone: 'red', label: msg`Failed` },
  Expired: { tone: 'gray', label: msg`Expired` },
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
  const requestedOn = formatDate(createdAt, 'dateTime');
  if (status === 'Failed' && failure) return t`Requested by ${createdByName} on ${requestedOn}. ${failure}`;
  if (status === 'Finished' && expiresAt) {
    const size = formatBytes(kilobytes * 1000);
    const expiresOn = formatDate(expiresAt, 'dateTime');
    return t`${size}, available until ${expiresOn}. Requested by ${createdByName} on ${requestedOn}.`;
  }
  return t`Requested by ${createdByName} on ${requestedOn}.`;
}

/**
 * Shows the progress. The total is an estimate from before the export, so the final number of rows can
 * differ.
 */
const Progress = ({ archive: { rowsWritten, estimatedRows } }: { archive: Archive }) => (
  <Box sx={{ flexBasis: '100%' }}>
    <ProgressBar
      value={estimatedRows === 0 ? 0 : (100 * rowsWritten) / estimatedRows}
      label={t`${plural(estimatedRows, {
        one: `${{ written: formatNumber(rowsWritten) }} of about # row`,
        other: `${{ written: formatNumber(rowsWritten) }} of about # rows`,
      })}`}
    />
  </Box>
);

function ArchiveRow({ archive }: { archive: Archive }) {
  const { t } = useLingui();
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
          {fileName} <StatusBadge tone={tone}>{t(label)}</StatusBadge>
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {describeArchive(archive)}
        </Typography>
      </Box>
      {status === 'Finished' && (
        <Button size={2} onClick={() => void download()} isLoading={isLoading}>
          {t`Download`}
        </Button>
      )}
      {status === 'Running' && <Progress archive={archive} />}
    </Box>
  );
}

export function ArchivePanel() {
  const { t } = useLingui();
  const { data, error, refetch } = useGetCompanyExportsQuery();
  const [start, { isLoading }] = useStartCompanyExportMutation();
  if (error && !data) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={160} />;
  const archives = data.companyExports;
  const isRunning = archives.some(({ status }) => status === 'Running');

  const startArchive = async () => {
    const result = await start();
    if (result.error) toast.error(errorMessage(result.error));
    else toast.success(t`Archive requested. We’ll email you when it’s ready.`);
  };

  return (
    <Panel title={t`Data archive`}>
      <Stack spacing={2}>
        <Typography
          sx={{ color: 'text.secondary' }}
        >{t`Download your clients, payments, plans, content, images, team and audit log as a ZIP of CSV, HTML and image files. It contains no passwords or keys. You can download it for one day while you’re signed in. Anyone with the file can read all your data, so keep it safe.`}</Typography>
        <div>
          <Button
            variant="soft"
            onClick={() => void startArchive()}
            isLoading={isLoading}
            disabled={isRunning}
          >
            {t`Create archive`}
          </Button>
        </div>
        {archives.length === 0 && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t`No archives in the last 30 days.`}
          </Typography>
        )}
        {archives.length > 0 && (
          <Stack component="ul" aria-label={t`Archives`} spacing={1.5} sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {archives.map((archive) => (
              <ArchiveRow key={archive.id} archive={archive} />
            ))}
          </Stack>
        )}
      </Stack>
    </Panel>
  );
}
