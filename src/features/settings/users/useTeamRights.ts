import { selectCompany, selectOperator } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import * as texts from '@/texts/settings/users';

/** Who looks at the team, and whether they may change it. */
export function useTeamRights() {
  const operator = useAppSelector(selectOperator);
  const company = useAppSelector(selectCompany);
  const isAdmin = operator?.role === 'Admin';
  return {
    myId: operator?.id ?? '',
    isAdmin,
    canChange: isAdmin && company?.status === 'Active',
    companyName: company?.name ?? texts.yourCompany,
  };
}
