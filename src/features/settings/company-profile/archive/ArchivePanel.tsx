import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { errorMessage } from '@/api/errors';
import { Button } from '@/ui/Button';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { Panel } from '@/ui/Panel';
import { toast } from '@/ui/toast';
import * as texts from '@/texts/settings/company-profile/archive';
import { useGetCompanyExportsQuery, useStartCompanyExportMutation } from '../companyProfileApi';
import { ArchiveRow } from './ArchiveRow';

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
