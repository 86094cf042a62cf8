import { EmptyState } from '@/ui/EmptyState';
import { Link } from '@/ui/Link';
import { PageHeader } from '@/ui/PageHeader';
import * as texts from '@/texts/app';
import { addressOf } from './address';
import { isListed, type RouteEntry } from './routeEntry';

export function AccessRevokedScreen({ entries }: { entries: readonly RouteEntry[] }) {
  const first = entries.filter(isListed).find(({ nav }) => nav);

  return (
    <>
      <PageHeader title={texts.noAccessAnyMore} />
      <div role="alert">
        <EmptyState
          title={texts.thisPageWasJustClosed}
          action={first && <Link to={addressOf(first)}>{texts.goTo(first.title)}</Link>}
        >
          {texts.anAdminOfYourCompany}
        </EmptyState>
      </div>
    </>
  );
}
