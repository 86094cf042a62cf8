import { useLingui } from '@lingui/react/macro';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { hasCode } from '@/api/errors';
import { paths } from '@/config/paths';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { PageHeader } from '@/ui/PageHeader';

export function ClientSkeleton() {
  const { t } = useLingui();
  return (
    <Stack spacing={2.5} role="status" aria-label={t`Loading client`}>
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
  const { t } = useLingui();
  const isNotFound = hasCode(error, 'NOT_FOUND') || hasCode(error, 'BAD_USER_INPUT');
  if (!isNotFound) return <ErrorPanel error={error} onRetry={onRetry} />;

  return (
    <>
      <PageHeader title={t`Client not found`} />
      <EmptyState
        title={t`This client doesn’t exist`}
        action={<Button to={paths.clients}>{t`View all clients`}</Button>}
      >
        {t`Check that the address is complete and that the client belongs to this company.`}
      </EmptyState>
    </>
  );
}
