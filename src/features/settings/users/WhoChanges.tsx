import { useGetOperatorsQuery } from './usersApi';
import { formatList } from '@/lib/formatList';
import { Notice } from '@/ui/Notice';
import * as texts from '@/texts/settings/users';
import { useTeamRights } from './useTeamRights';

const words = {
  team: {
    stays: texts.theTeamStays,
    whileActive: texts.peopleCanBeInvitedChanged,
    onlyAdmins: texts.onlyAdminsChangeTheTeam,
    toAsk: texts.haveSomebodyInvitedChanged,
  },
  roles: {
    stays: texts.whatRolesOpenStays,
    whileActive: texts.itCanBeChanged,
    onlyAdmins: texts.onlyAdminsChangeWhatRolesOpen,
    toAsk: texts.haveItChanged,
  },
} as const;

/** Why whoever looks at the team, or at what its roles open, can change nothing; nothing where they can. */
export function WhoChanges({ what }: { what: keyof typeof words }) {
  const { isAdmin, canChange, companyName } = useTeamRights();
  const { data } = useGetOperatorsQuery(undefined, { skip: isAdmin });
  const { stays, whileActive, onlyAdmins, toAsk } = words[what];
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
      {admins.length > 0 && texts.toAsk(toAsk, formatList(admins.map(({ name }) => name)))}
    </Notice>
  );
}
