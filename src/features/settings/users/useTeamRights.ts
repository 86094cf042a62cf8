import { statusAllows } from '@contract/permissions';
import { selectCompany, selectOperator } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import * as texts from '@/texts/settings/users';

export function useTeamRights() {
  const operator = useAppSelector(selectOperator);
  const company = useAppSelector(selectCompany);
  const isAdmin = operator?.role === 'Admin';
  return {
    myId: operator?.id ?? '',
    isAdmin,
    canChange: isAdmin && statusAllows(company?.status, 'write'),
    companyName: company?.name ?? texts.yourCompany,
  };
}
