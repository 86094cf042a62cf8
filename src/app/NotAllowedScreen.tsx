import { paths } from '@/config/paths';
import { EmptyState } from '@/ui/EmptyState';
import { Link } from '@/ui/Link';
import { PageHeader } from '@/ui/PageHeader';
import * as texts from '@/texts/app';

interface NotAllowedScreenProps {
  /** Whether only an Admin can open the page, so that no other role can be granted access. */
  isAdminOnly: boolean;
}

/** Shown at a path that exists but that this operator cannot open. */
export function NotAllowedScreen({ isAdminOnly }: NotAllowedScreenProps) {
  return (
    <>
      <PageHeader title={texts.noAccess} />
      <EmptyState
        title={isAdminOnly ? texts.thisPageIsForAdminsAlone : texts.yourRoleDoesNotOpen}
        action={<Link to={paths.dashboard}>{texts.goToTheDashboard}</Link>}
      >
        {isAdminOnly ? texts.noOtherRoleCanOpen : texts.anAdminOfYourCompanyDecides}
      </EmptyState>
    </>
  );
}
