import { EmptyState } from '@/ui/EmptyState';
import { Link } from '@/ui/Link';
import { PageHeader } from '@/ui/PageHeader';
import * as texts from '@/texts/app';
import { addressOf } from './address';
import type { RouteEntry } from './routeEntry';

export function AccessRevokedScreen({ entries }: { entries: readonly RouteEntry[] }) {
  const isListed = (entry: RouteEntry) => entry.nav !== undefined;
  const firstListed = entries.find(isListed);

  return (
    <>
      <PageHeader title={texts.noAccessAnyMore} />
      <div role="alert">
        <EmptyState
          title={texts.thisPageWasJustClosed}
          action={
            firstListed?.nav && <Link to={addressOf(firstListed)}>{texts.goTo(firstListed.nav.label)}</Link>
          }
        >
          {texts.anAdminOfYourCompany}
        </EmptyState>
      </div>
    </>
  );
}
