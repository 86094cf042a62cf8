import { paths } from '@/config/paths';
import { EmptyState } from '@/ui/EmptyState';
import { Link } from '@/ui/Link';
import { PageHeader } from '@/ui/PageHeader';
import * as texts from '@/texts/app';

export function NotFoundScreen() {
  return (
    <>
      <PageHeader title={texts.pageNotFound} />
      <EmptyState
        title={texts.thereIsNothingAtThisAddress}
        action={<Link to={paths.dashboard}>{texts.goToTheDashboard}</Link>}
      >
        {texts.itMayHaveBeenMoved}
      </EmptyState>
    </>
  );
}
