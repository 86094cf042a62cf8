import { useGetOperatorsQuery } from './usersApi';
import { formatList } from '@/lib/format';
import { Notice } from '@/ui/Notice';
import * as texts from '@/texts/settings/users';
import { useTeamRights } from './useTeamRights';

const labels = {
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
export function TeamRightsNotice({ subject }: { subject: keyof typeof labels }) {
  const { isAdmin, canChange, companyName } = useTeamRights();
  const { data } = useGetOperatorsQuery(undefined, { skip: isAdmin });
  const { stays, whileActive, onlyAdmins, request } = labels[subject];
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
