import { isApiError } from '@/api/errors';
import { paths } from '@/config/paths';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { PageHeader } from '@/ui/PageHeader';
import * as texts from '@/texts/clients/view';

interface ClientMissingProps {
  error: unknown;
  onRetry: () => void;
}

/** Stands for a client that can't be shown: there is none, or it could not be loaded. */
export function ClientMissing({ error, onRetry }: ClientMissingProps) {
  const isUnknown = isApiError(error) && (error.code === 'NOT_FOUND' || error.code === 'BAD_USER_INPUT');
  if (!isUnknown) return <ErrorPanel error={error} onRetry={onRetry} />;

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
