import { paths } from '@/config/paths';
import { EmptyState } from '@/ui/EmptyState';
import { Link } from '@/ui/Link';
import { PageHeader } from '@/ui/PageHeader';

/** For an address that exists, but not for this operator. */
export function NotAllowedScreen() {
  return (
    <>
      <PageHeader title="No access" />
      <EmptyState
        title="Your role does not open this page"
        action={<Link to={paths.dashboard}>Go to the dashboard</Link>}
      >
        An Admin of your company decides what each role may do. Ask one if you need this page.
      </EmptyState>
    </>
  );
}
