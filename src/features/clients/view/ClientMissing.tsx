import { isApiError } from '@/api/errors';
import { paths } from '@/config/paths';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorPanel } from '@/ui/ErrorPanel';

interface ClientMissingProps {
  error: unknown;
  onRetry: () => void;
}

/** Stands for a client that can't be shown: there is none, or it could not be loaded. */
export function ClientMissing({ error, onRetry }: ClientMissingProps) {
  const isUnknown = isApiError(error) && (error.code === 'NOT_FOUND' || error.code === 'BAD_USER_INPUT');
  if (!isUnknown) return <ErrorPanel error={error} onRetry={onRetry} />;

  return (
    <EmptyState title="There is no such client" action={<Button to={paths.clients}>See all clients</Button>}>
      The address may be incomplete, or the client belongs to another company.
    </EmptyState>
  );
}
