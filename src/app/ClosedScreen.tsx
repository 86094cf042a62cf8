import { EmptyState } from '@/ui/EmptyState';
import { Link } from '@/ui/Link';
import { PageHeader } from '@/ui/PageHeader';
import { addressOf } from './address';
import type { RouteEntry } from './routeEntry';

/** For an address that was open until an Admin changed what its reader may open. */
export function ClosedScreen({ entries }: { entries: readonly RouteEntry[] }) {
  const isListed = (entry: RouteEntry) => entry.nav !== undefined;
  const open = entries.find(isListed);

  return (
    <>
      <PageHeader title="No access any more" />
      <div role="alert">
        <EmptyState
          title="This page was just closed to you"
          action={open?.nav && <Link to={addressOf(open)}>Go to {open.nav.label}</Link>}
        >
          An Admin of your company has changed your role, or what it opens. Nothing that you saved is lost.
          Ask an Admin if you still need this page.
        </EmptyState>
      </div>
    </>
  );
}
