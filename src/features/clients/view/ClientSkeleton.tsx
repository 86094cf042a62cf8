import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import * as texts from '@/texts/clients/view';

export function ClientSkeleton() {
  return (
    <Stack spacing={2.5} role="status" aria-label={texts.loadingTheClient}>
      <Skeleton variant="rounded" height={56} />
      <Skeleton variant="rounded" height={160} />
      <Skeleton variant="rounded" height={160} />
    </Stack>
  );
}
