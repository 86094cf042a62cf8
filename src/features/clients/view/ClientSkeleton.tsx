import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

export function ClientSkeleton() {
  return (
    <Stack spacing={2.5} role="status" aria-label="Loading the client">
      <Skeleton variant="rounded" height={56} />
      <Skeleton variant="rounded" height={160} />
      <Skeleton variant="rounded" height={160} />
    </Stack>
  );
}
