import { paths } from '@/config/paths';
import { EmptyState } from '@/ui/EmptyState';
import { Link } from '@/ui/Link';
import { PageHeader } from '@/ui/PageHeader';

export function NotFoundScreen() {
  return (
    <>
      <PageHeader title="Page not found" />
      <EmptyState
        title="There is nothing at this address"
        action={<Link to={paths.dashboard}>Go to the dashboard</Link>}
      >
        It may have been moved, or its link may have been copied incompletely.
      </EmptyState>
    </>
  );
}
