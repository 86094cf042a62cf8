import { useLingui } from '@lingui/react/macro';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { PageHeader } from '@/ui/PageHeader';
import { BrandingForm } from './BrandingForm';
import { useGetBrandingQuery } from './brandingApi';
import { VersionHistory } from './history/VersionHistory';

export default function BrandingScreen() {
  const { t } = useLingui();
  const { data, error, refetch } = useGetBrandingQuery();
  const [restoreCount, setRestoreCount] = useState(0);

  return (
    <Stack spacing={2.5}>
      <PageHeader
        title={t`Branding`}
      >{t`Customize how your client dashboard and this console look.`}</PageHeader>
      {error && !data && <ErrorPanel error={error} onRetry={refetch} />}
      {!error && !data && <Skeleton variant="rounded" height={420} />}
      {data && (
        <>
          {/* Restoring a version discards unsaved edits. */}
          <BrandingForm key={restoreCount} saved={data.themeSetup} />
          <VersionHistory onRestored={() => setRestoreCount(restoreCount + 1)} />
        </>
      )}
    </Stack>
  );
}
