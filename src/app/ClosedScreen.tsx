import { EmptyState } from '@/ui/EmptyState';
import { Link } from '@/ui/Link';
import { PageHeader } from '@/ui/PageHeader';
import * as texts from '@/texts/app';
import { addressOf } from './address';
import type { RouteEntry } from './routeEntry';

/** For an address that was open until an Admin changed what its reader may open. */
export function ClosedScreen({ entries }: { entries: readonly RouteEntry[] }) {
  const isListed = (entry: RouteEntry) => entry.nav !== undefined;
  const open = entries.find(isListed);

  return (
    <>
      <PageHeader title={texts.noAccessAnyMore} />
      <div role="alert">
        <EmptyState
          title={texts.thisPageWasJustClosed}
          action={open?.nav && <Link to={addressOf(open)}>{texts.goTo(open.nav.label)}</Link>}
        >
          {texts.anAdminOfYourCompany}
        </EmptyState>
      </div>
    </>
  );
}
