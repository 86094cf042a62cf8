import { statusAllows } from '@contract/permissions';
import { formatList } from '@/lib/format';
import { selectCompany, selectOperator } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import * as texts from '@/texts/settings/users';
import { Notice } from '@/ui/Notice';
import { useGetOperatorsQuery } from './usersApi';

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

const noticeTexts = {
  team: {
    stays: texts.theTeamStays,
    whileActive: texts.peopleCanBeInvitedChanged,
    onlyAdmins: texts.onlyAdminsChangeTheTeam,
    request: texts.haveSomebodyInvitedChanged,
  },
  roles: {
    stays: texts.whatRolesOpenStays,
    whileActive: texts.itCanBeChanged,
    onlyAdmins: texts.onlyAdminsChangeWhatRolesOpen,
    request: texts.haveItChanged,
  },
} as const;

/** Explains why the viewer cannot change the team or role permissions. Renders nothing if they can. */
export function TeamRightsNotice({ subject }: { subject: keyof typeof noticeTexts }) {
  const { isAdmin, canChange, companyName } = useTeamRights();
  const { data } = useGetOperatorsQuery(undefined, { skip: isAdmin });
  const { stays, whileActive, onlyAdmins, request } = noticeTexts[subject];
  const admins = data?.operators.filter(({ role, status }) => role === 'Admin' && status === 'Active') ?? [];

  if (canChange) return null;
  if (isAdmin) {
    return (
      <Notice tone="gray" title={stays}>
        {texts.whileIsActive(whileActive, companyName)}
      </Notice>
    );
  }
  return (
    <Notice tone="gray" title={onlyAdmins}>
      {admins.length > 0 && texts.toAsk(request, formatList(admins.map(({ name }) => name)))}
    </Notice>
  );
}
