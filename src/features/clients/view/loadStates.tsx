import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { hasCode } from '@/api/errors';
import { paths } from '@/config/paths';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { PageHeader } from '@/ui/PageHeader';
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

interface ClientLoadErrorProps {
  error: unknown;
  onRetry: () => void;
}

/** Shows a not-found page for an unknown or malformed client id, and an error panel for other errors. */
export function ClientLoadError({ error, onRetry }: ClientLoadErrorProps) {
  const isNotFound = hasCode(error, 'NOT_FOUND') || hasCode(error, 'BAD_USER_INPUT');
  if (!isNotFound) return <ErrorPanel error={error} onRetry={onRetry} />;

  return (
    <>
      <PageHeader title={texts.clientNotFound} />
      <EmptyState
        title={texts.thereIsNoSuchClient}
        action={<Button to={paths.clients}>{texts.seeAllClients}</Button>}
      >
        {texts.theAddressMayBeIncomplete}
      </EmptyState>
    </>
  );
}
