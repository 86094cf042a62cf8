import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { type ReactNode, useState } from 'react';
import { hasCode } from '@/api/errors';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { PageHeader } from '@/ui/PageHeader';

interface Query<Data> {
  /**
   * Undefined while the data for the current arguments loads. Meanwhile, `data` contains the previous data.
   */
  currentData?: Data;
  isFetching: boolean;
  error?: unknown;
  refetch: () => void;
}

/**
 * Returns data fetched since the screen opened, so that edits never start from an outdated version. Returns
 * undefined until it is loaded.
 */
function useFreshData<Data>({ currentData, isFetching }: Query<Data>): Data | undefined {
  const [isFresh, setFresh] = useState(false);
  if (!isFresh && !isFetching && currentData) setFresh(true);
  return isFresh || !isFetching ? currentData : undefined;
}

interface DocumentScreenProps<Data> {
  query: Query<Data>;
  /** The title until the document is loaded. */
  title: string;
  notFound: ReactNode;
  children: (data: Data) => ReactNode;
}

/** Loads a legal page or quick guide for its editor. */
export function DocumentScreen<Data>({ query, title, notFound, children }: DocumentScreenProps<Data>) {
  const data = useFreshData(query);

  if (hasCode(query.error, 'NOT_FOUND')) {
    return (
      <Stack spacing={2.5}>
        <PageHeader title={title} />
        {notFound}
      </Stack>
    );
  }
  if (query.error && !data) return <ErrorPanel error={query.error} onRetry={query.refetch} />;
  if (!data) {
    return (
      <Stack spacing={2.5} aria-busy>
        <PageHeader title={title} />
        <Skeleton variant="rounded" height={480} />
      </Stack>
    );
  }
  return children(data);
}
