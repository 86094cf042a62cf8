import { paths } from '@/config/paths';
import { EmptyState } from '@/ui/EmptyState';
import { Link } from '@/ui/Link';
import { PageHeader } from '@/ui/PageHeader';
import * as texts from '@/texts/app';

interface NotAllowedScreenProps {
  /** No role can be given it: only an Admin has it. */
  isForAdmins: boolean;
}

/** For an address that exists, but not for this operator. */
export function NotAllowedScreen({ isForAdmins }: NotAllowedScreenProps) {
  return (
    <>
      <PageHeader title={texts.noAccess} />
      <EmptyState
        title={isForAdmins ? texts.thisPageIsForAdminsAlone : texts.yourRoleDoesNotOpen}
        action={<Link to={paths.dashboard}>{texts.goToTheDashboard}</Link>}
      >
        {isForAdmins ? texts.noOtherRoleCanOpen : texts.anAdminOfYourCompanyDecides}
      </EmptyState>
    </>
  );
}
